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

/** Who applied for an account. */
export interface Applicant extends CodeRecipient {
  readonly siteId: number;
  readonly accountId: string;
}

/**
 * Write the code of a sign-up down, to be delivered once that is committed. To be called in a transaction, which a refusal is
 * to roll back. The address that signed up is the one that is known: others neither end its codes nor use up its
 * allowance. That the name has applied is no secret, as signing up says so; so it is refused here what is sent to nobody.
 * Throws `tacResendTooSoon` where the address asked, or the recipient was sent one, a moment ago or too often today.
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
