/** Calls to the game server. The client speaks to no other. */
import type { z } from 'zod';
import { playErrorSchema, type PlayErrorCode } from '../../play-api/common.ts';

/** Why a call failed: the server's own code, or no answer at all. */
export type CallFailure = PlayErrorCode | 'network_lost';

/** One call of the protocol. */
export type Endpoint = { path: string; request: z.ZodType; answer: z.ZodType<{ ok: boolean }> };

/** A call's answer once it is known to be good. */
export type Good<Called extends Endpoint> = Extract<z.infer<Called['answer']>, { ok: true }>;

/** Thrown by {@link callEndpoint}; `failure` chooses the words for the player. */
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
export async function callEndpoint<Called extends Endpoint>(
  { path, answer }: Called,
  request: z.infer<Called['request']>,
): Promise<Good<Called>> {
  const body = await post(path, request);
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new CallError('internal_error', `unexpected answer of ${path}`);
  if (!isGood<Called>(parsed.data)) {
    throw new CallError(refusalOf(parsed.data), path);
  }
  return parsed.data;
}

function isGood<Called extends Endpoint>(answer: { ok: boolean }): answer is Good<Called> {
  return answer.ok;
}

function refusalOf(answer: { ok: boolean }): PlayErrorCode {
  const refusal = playErrorSchema.safeParse(answer);
  return refusal.success ? refusal.data.error : 'internal_error';
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
