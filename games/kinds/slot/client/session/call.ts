/** Calls to the game server. The client speaks to no other. */
import type { z } from 'zod';
import { playApi, type PlayCall, type PlayRequest } from '../../play-api.ts';
import { type PlayErrorCode } from '../../../../kit/play-api/common.ts';

/** Why a call failed: the server's own code, or no answer at all. */
export type CallFailure = PlayErrorCode | 'network_lost';

/** A call's answer once it is known to be good. */
export type Answer<Call extends PlayCall> = Extract<z.infer<(typeof playApi)[Call]['answer']>, { ok: true }>;

/** Thrown by {@link call}; `failure` chooses the words for the player. */
export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure, detail: string) {
    super(`${failure}: ${detail}`);
    this.name = 'CallError';
    this.failure = failure;
  }
}

const LONGEST_WAIT_MS = 20_000;

/**
 * Sends one call and checks the answer's shape.
 * @throws CallError when the server refuses, answers nonsense, or cannot be reached.
 */
export async function call<Call extends PlayCall>(
  name: Call,
  request: PlayRequest<Call>,
): Promise<Answer<Call>> {
  const { path, answer } = playApi[name];
  const body = await post(path, request);
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new CallError('internal_error', `unexpected answer of ${path}`);
  if (!isGood<Call>(parsed.data)) {
    const refusal = parsed.data;
    throw new CallError('error' in refusal ? refusal.error : 'internal_error', path);
  }
  return parsed.data;
}

function isGood<Call extends PlayCall>(answer: { ok: boolean }): answer is Answer<Call> {
  return answer.ok;
}

async function post(path: string, request: unknown): Promise<unknown> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    return await response.json();
  } catch (error) {
    throw new CallError('network_lost', error instanceof Error ? error.message : path);
  }
}
