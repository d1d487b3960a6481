import type { KeyObject } from 'node:crypto';
import { newId } from '@marquee/server/kernel/ids.ts';
import {
  signatureHeader,
  walletAnswerSchema,
  walletPaths,
  type WalletAnswer,
} from '@marquee/contract/providers/hub88.ts';
import { signBody } from '@marquee/server/rounds/hub88/signature.ts';
import type { Complain } from './rule.ts';

/** An operator's wallet, and the player it is tested with. */
export interface WalletSubject {
  /** The address before `/user/info` and the others. */
  readonly walletUrl: string;
  /** The provider's key. The operator has its public half. */
  readonly privateKey: KeyObject;
  readonly user: string;
  readonly token: string;
  /** A token of the same user whose session has ended. Rules that need one are left out without it. */
  readonly expiredToken?: string | undefined;
  readonly gameCode: string;
  readonly currency: string;
}

/** The HTTP status, and the answer if it has the protocol's form. */
export interface Reply {
  readonly http: number;
  readonly text: string;
  readonly answer: WalletAnswer | undefined;
}

/** How long an answer may take before it counts as missing. */
const timeout_ms = 15_000;

/** Send raw bytes, signed unless a signature is given (`''` sends none). Throws if there is no reply. */
export async function send(
  subject: WalletSubject,
  path: string,
  body: string,
  signature = signBody(body, subject.privateKey),
): Promise<Reply> {
  const response = await fetch(`${subject.walletUrl.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { [signatureHeader]: signature }) },
    body,
    signal: AbortSignal.timeout(timeout_ms),
  });
  const text = await response.text();
  return { http: response.status, text, answer: walletAnswerSchema.safeParse(parse(text)).data };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Make a signed call. */
export function call(subject: WalletSubject, path: string, body: object): Promise<Reply> {
  return send(subject, path, JSON.stringify(body));
}

export function balanceRequest(subject: WalletSubject) {
  const { user, token, gameCode: game_code } = subject;
  return { user, token, game_code, request_uuid: newId() };
}

/** One unit of the currency. */
export const unit = 100_000;

export function betRequest(subject: WalletSubject, amount = unit) {
  return {
    ...balanceRequest(subject),
    transaction_uuid: newId(),
    supplier_transaction_id: newId(),
    supplier_user: subject.user,
    round: newId(),
    round_closed: false,
    amount,
    currency: subject.currency,
    is_free: false,
  };
}
export type BetBody = ReturnType<typeof betRequest>;

export function winRequest(subject: WalletSubject, bet: BetBody, amount = unit) {
  return {
    ...betRequest(subject, amount),
    round: bet.round,
    round_closed: true,
    reference_transaction_uuid: bet.transaction_uuid,
  };
}

export function rollbackRequest(subject: WalletSubject, of: { round: string; transaction_uuid: string }) {
  const { supplier_user: _, amount: __, currency: ___, is_free: ____, ...fields } = betRequest(subject);
  return {
    ...fields,
    round: of.round,
    round_closed: true,
    reference_transaction_uuid: of.transaction_uuid,
  };
}

/** The balance from `/user/balance`. Throws if it returns none. */
export async function balanceOf(subject: WalletSubject): Promise<number> {
  const { http, text, answer } = await call(subject, walletPaths.userBalance, balanceRequest(subject));
  if (answer?.status !== 'RS_OK' || answer.balance === undefined) {
    throw new Error(`/user/balance returned no balance: HTTP ${http} ${text.slice(0, 200)}`);
  }
  return answer.balance;
}

/** Complain unless a reply has one of the statuses. */
export function expectStatus(
  complain: Complain,
  what: string,
  reply: Reply,
  ...statuses: readonly WalletAnswer['status'][]
): void {
  if (reply.http === 200 && reply.answer && statuses.includes(reply.answer.status)) return;
  const got =
    reply.http === 200 ? (reply.answer?.status ?? 'no answer of the protocol') : `HTTP ${reply.http}`;
  complain(`${what}: expected ${statuses.join(' or ')}, got ${got} ${reply.text.slice(0, 160)}`);
}

/** Complain if a call was accepted that should have been refused. Any refusal will do. */
export function expectRefused(complain: Complain, what: string, reply: Reply): void {
  if (reply.answer?.status === 'RS_OK') complain(`${what}: it was accepted`);
}

/** Run `act`, and complain unless it changes the balance by exactly `change`. */
export async function expectChange(
  subject: WalletSubject,
  complain: Complain,
  change: number,
  act: () => Promise<unknown>,
): Promise<void> {
  const before = await balanceOf(subject);
  await act();
  const after = await balanceOf(subject);
  if (after - before === change) return;
  complain(`the balance should change by ${change}, and went from ${before} to ${after} (${after - before})`);
}
