import { randomInt } from 'node:crypto';
import {
  jiliWalletAnswerSchema,
  jiliWalletPaths,
  type JiliWalletAnswer,
} from '@marquee/contract/providers/jili.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import type { Complain } from './rule.ts';

/** An operator's wallet in JILI's form, and the player it is tested with. */
export interface JiliSubject {
  /** The address before `/auth` and the others. */
  readonly walletUrl: string;
  /** For HTTP Basic authentication. */
  readonly username: string;
  readonly password: string;
  readonly user: string;
  readonly token: string;
  /** The number of a game. */
  readonly gameCode: string;
  readonly currency: string;
}

export interface JiliReply {
  readonly http: number;
  readonly text: string;
  readonly answer: JiliWalletAnswer | undefined;
}

const timeout_ms = 15_000;

/** Send raw text, with the credentials unless an `authorization` is given (`''` sends none). */
export async function sendJili(
  subject: JiliSubject,
  path: string,
  body: string,
  authorization = `Basic ${Buffer.from(`${subject.username}:${subject.password}`).toString('base64')}`,
): Promise<JiliReply> {
  const response = await fetch(`${subject.walletUrl.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body,
    signal: AbortSignal.timeout(timeout_ms),
  });
  const text = await response.text();
  return { http: response.status, text, answer: jiliWalletAnswerSchema.safeParse(parse(text)).data };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Make a call. `digits` marks integers with more digits than a JavaScript number can hold. */
export function callJili(subject: JiliSubject, path: string, body: object): Promise<JiliReply> {
  return sendJili(subject, path, JSON.stringify(body).replaceAll(/"digits:(\d+)"/g, '$1'));
}

/** An integer for a body, written exactly. */
export function digits(text: string): string {
  return `digits:${text}`;
}

/** A transaction's or session's id, as long as JILI's. */
export function newJiliId(): string {
  return digits(`17${Array.from({ length: 18 }, () => randomInt(10)).join('')}`);
}

/** 1/100,000 of a unit. */
const minorPerUnit = 100_000;

/** The balance from `/auth`, in 1/100,000 of a unit. Throws if `/auth` returns none. */
export async function jiliBalanceOf(subject: JiliSubject): Promise<number> {
  const body = { reqId: newId(), token: subject.token };
  const { http, text, answer } = await callJili(subject, jiliWalletPaths.auth, body);
  if (answer?.errorCode !== 0 || answer.balance === undefined) {
    throw new Error(`/auth returned no balance: HTTP ${http} ${text.slice(0, 200)}`);
  }
  return Math.round(answer.balance * minorPerUnit);
}

/** An amount in units, in 1/100,000 of a unit, without floating-point noise. */
function minor(units: number): number {
  return Math.round(units * minorPerUnit);
}

/** Run `act`, and complain unless it changes the balance by exactly `change_units`. */
export async function expectJiliChange(
  subject: JiliSubject,
  complain: Complain,
  change_units: number,
  act: () => Promise<unknown>,
): Promise<void> {
  const before = await jiliBalanceOf(subject);
  await act();
  const after = await jiliBalanceOf(subject);
  if (after - before === minor(change_units)) return;
  complain(
    `the balance should change by ${change_units}, and went from ${before / minorPerUnit} to ${after / minorPerUnit}`,
  );
}

/** Complain unless a reply has one of the codes. */
export function expectCode(
  complain: Complain,
  what: string,
  reply: JiliReply,
  ...codes: readonly number[]
): void {
  if (reply.http === 200 && reply.answer && codes.includes(reply.answer.errorCode)) return;
  const got = reply.http === 200 ? (reply.answer?.errorCode ?? 'no answer') : `HTTP ${reply.http}`;
  complain(`${what}: expected errorCode ${codes.join(' or ')}, got ${got} ${reply.text.slice(0, 160)}`);
}

/** Complain if a call was accepted that should have been refused. */
export function expectNotAccepted(complain: Complain, what: string, reply: JiliReply): void {
  if (reply.answer && [0, 1].includes(reply.answer.errorCode)) complain(`${what}: it was accepted`);
}

export function jiliBetOf(
  subject: JiliSubject,
  betAmount: number,
  winloseAmount: number,
  round = newJiliId(),
) {
  return {
    reqId: newId(),
    token: subject.token,
    currency: subject.currency,
    game: digits(subject.gameCode),
    round,
    wagersTime: Math.floor(Date.now() / 1000),
    betAmount,
    winloseAmount,
  };
}
export type JiliBetBody = ReturnType<typeof jiliBetOf>;

export function jiliCancelOf(subject: JiliSubject, bet: JiliBetBody) {
  return { ...bet, reqId: newId(), userId: subject.user };
}

export function stakeOf(subject: JiliSubject, sessionId: string, betAmount: number, preserve = 0) {
  return {
    ...jiliBetOf(subject, betAmount, 0),
    sessionId,
    type: 1,
    userId: subject.user,
    turnover: 0,
    preserve,
  };
}

export function settlementOf(
  subject: JiliSubject,
  sessionId: string,
  winloseAmount: number,
  held: { betAmount: number; preserve: number } = { betAmount: 0, preserve: 0 },
) {
  return {
    ...jiliBetOf(subject, held.betAmount, winloseAmount),
    sessionId,
    type: 2,
    userId: subject.user,
    turnover: held.betAmount,
    preserve: held.preserve,
  };
}

export function sessionCancelOf(subject: JiliSubject, stake: ReturnType<typeof stakeOf>) {
  return { ...jiliCancelOf(subject, stake), sessionId: stake.sessionId, type: stake.type };
}
