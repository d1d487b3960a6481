import type { AnswerOf, Call, RequestInput } from '@marquee/contract/call.ts';
import { envelopeSchema } from '@marquee/contract/envelope.ts';
import { refusals, type Refusal } from '@marquee/contract/refusals.ts';
import type { Arena, Contestant } from './sequences-arena.ts';
import { describeSequence, type Act, type Sequence, type Step } from './sequences-steps.ts';

/** What a run has seen: how often each act was done, and how each call was answered. */
export interface Tally {
  steps: number;
  requests: number;
  readonly acts: Map<string, number>;
  /** By `<path> <statusMessage>`, and for the provider's wallet by its status. */
  readonly answers: Map<string, number>;
  readonly faults: string[];
}

export function newTally(): Tally {
  return { steps: 0, requests: 0, acts: new Map(), answers: new Map(), faults: [] };
}

/** One sequence on its way: who acts, by which session, and what he may expect. */
export interface Run {
  readonly arena: Arena;
  readonly tally: Tally;
  readonly contestant: Contestant;
  readonly auth: string;
  readonly stepUpProof: string;
  readonly gameToken: string;
  readonly fault: (what: string) => void;
  isSignedOut: boolean;
}

export type Doing = (run: Run, step: Step) => Promise<void>;

export function count(of: Map<string, number>, what: string): void {
  of.set(what, (of.get(what) ?? 0) + 1);
}

/** Do a sequence's steps one after the other; what is wrong is named with the sequence. */
export async function runSequence(
  arena: Arena,
  tally: Tally,
  doings: Readonly<Record<Act, Doing>>,
  { index, sequence, contestant }: { index: number; sequence: Sequence; contestant: Contestant },
): Promise<void> {
  const fault = (what: string): void => {
    tally.faults.push(
      `${what}\n    in sequence ${index}, ${contestant.accountId}: ${describeSequence(sequence)}`,
    );
  };
  if (contestant.isClosed) return;
  const signedIn = await arena.signIn(contestant);
  const run: Run = { arena, tally, contestant, ...signedIn, fault, isSignedOut: false };
  for (const step of sequence.steps) {
    tally.steps += 1;
    count(tally.acts, step.act);
    await doings[step.act](run, step);
  }
}

/** What every call of a player may answer besides the refusals that it declares, and when. */
function isOfSession(run: Run, refusal: string): boolean {
  if (refusal === 'CLOSE') return run.contestant.isClosed;
  return refusal === 'sessionExpired' && run.isSignedOut;
}

export type Answered<C extends Call> =
  | { readonly ok: true; readonly answer: AnswerOf<C> }
  | { readonly ok: false; readonly refusal: string };

/**
 * Make a call as the player and hold the answer against the contract: HTTP status, code, and that the refusal is one that
 * the call declares.
 */
export async function ask<C extends Call>(
  run: Run,
  call: C,
  input: Omit<RequestInput<C>, 'account_id' | 'auth'>,
): Promise<Answered<C>>;
export async function ask(run: Run, call: Call, input: object): Promise<Answered<Call>> {
  const credentials = {
    account_id: run.contestant.accountId,
    auth: run.auth,
    ...(call.stepUp && { step_up_proof: run.stepUpProof }),
  };
  const wasSignedOut = run.isSignedOut;
  run.tally.requests += 1;
  const { status, text } = await run.arena.post(call.path, JSON.stringify({ ...credentials, ...input }));
  const body: unknown = parseJson(text);
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success) {
    run.fault(`${call.path} answered HTTP ${status} and no envelope: ${text.slice(0, 300)}`);
    return { ok: false, refusal: 'none' };
  }
  const { statusCode, statusMessage } = envelope.data;
  count(run.tally.answers, `${call.path} ${statusMessage}`);
  if (statusCode === 1) {
    if (status !== 200) run.fault(`${call.path} succeeded on HTTP ${status}`);
    if (wasSignedOut) run.fault(`${call.path} served a session that had been signed out`);
    const negative = /"(?:\w*balance|\w*token)":"-/.exec(text);
    if (negative) run.fault(`${call.path} shows a balance below zero: ${text.slice(0, 300)}`);
    const answer = call.answer.safeParse(body);
    if (!answer.success) {
      run.fault(`${call.path} does not answer by its shape: ${text.slice(0, 300)}`);
      return { ok: false, refusal: 'none' };
    }
    return { ok: true, answer: answer.data };
  }
  const declared: readonly string[] = call.refusals;
  if (!declared.includes(statusMessage) && !isOfSession(run, statusMessage)) {
    run.fault(
      `${call.path} answers ${statusMessage}, which it does not declare: ${text.slice(0, 300)} to ${JSON.stringify(input)}`,
    );
  }
  if (!isDocumented(statusMessage, statusCode, status)) {
    run.fault(`${call.path} answers ${statusMessage} with code ${statusCode} on HTTP ${status}`);
  }
  return { ok: false, refusal: statusMessage };
}

function isDocumented(name: string, code: number, http: number): boolean {
  const known: ReadonlyMap<string, { code: number; http: number }> = new Map(
    Object.entries(refusals satisfies Record<Refusal, object>),
  );
  const documented = known.get(name);
  return documented?.code === code && documented.http === http;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same request several times at once. */
export async function atOnce<Value>(copies: number, make: () => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: copies }, make));
}

/**
 * Whether what begins now has to be refused, because the player takes a break from play or has closed his account and was
 * told so before.
 */
export function isShut({ arena, contestant }: Run): boolean {
  return contestant.shutUntil !== undefined && arena.platform.clock.now() < contestant.shutUntil;
}

/** One of several things, by a step's number; undefined where there is none. */
export function pickOf<Value>(values: readonly Value[], pick: number): Value | undefined {
  return values[pick % Math.max(1, values.length)];
}

/** Write down a reward that an answer told of; the same one twice is a fault. */
export function noteReward(run: Run, what: string, reward: { kind: string; amount: string }): void {
  if (run.contestant.claimed.has(what)) run.fault(`${what} was claimed twice`);
  run.contestant.claimed.set(what, reward);
}
