import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { allowSending, writeCode } from './account-code.ts';
import type { Channel } from './delivery/delivery.ts';
import {
  contactOf,
  lockRecipient,
  resendAfter_s,
  sentLately,
  sentToStrangersLately,
  type CodeRecipient,
  type IssuedCode,
} from './one-time-code.ts';

/** Someone who applied for an account. */
export interface Applicant extends CodeRecipient {
  readonly siteId: number;
  readonly accountId: string;
}

/**
 * Store the code of a sign-up, to be delivered after the transaction has committed. Call it in a transaction that rolls
 * back on a refusal. Only the address that signed up counts as known; other addresses can neither replace its codes nor
 * use up its limit. Refusing here reveals that the name has applied, which signing up reveals anyway.
 * Throws `tacResendTooSoon` if the address requested a code, or the recipient was sent one, a moment ago or too often
 * today.
 */
export async function issueSignupCode(
  trx: Database,
  now: Date,
  applicant: Applicant,
  channel: Channel,
  { ip, isKnown }: { ip: string; isKnown: boolean },
): Promise<IssuedCode> {
  const { siteId, accountId, playerId, language } = applicant;
  const recipient = contactOf(applicant, channel);
  await lockRecipient(trx, siteId, recipient);
  const countsOf = isKnown ? sentLately : sentToStrangersLately;
  if ((await countsOf(trx, now, siteId, recipient, resendAfter_s * 1000)) > 0) {
    throw refuse('tacResendTooSoon');
  }
  const { codeId, code } = await writeCode(trx, now, { siteId, accountId, purpose: 'register' }, ip);
  const receiver = { playerId, isKnown, channel, recipient };
  if (!(await allowSending(trx, now, { siteId, codeId }, receiver))) throw refuse('tacResendTooSoon');
  return { code, channel, recipient, language };
}
