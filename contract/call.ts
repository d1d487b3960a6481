import type { z } from 'zod';
import type { Refusal } from './refusals.ts';

/**
 * Who may make a call.
 * `public`: anyone. `player`: the body carries `account_id` and `auth`, and the session must belong to the account.
 */
export type Access = 'public' | 'player';

/**
 * When a call asks for a fresh proof of who is calling (`auth/step_up`), so that a stolen session is not enough. Such a call
 * takes `stepUpFields`.
 * `always`: from everybody. `secondFactor`: from players who have a second factor, because the call asks for the password
 * itself. `conditional`: the handler asks, where the request changes something that needs it.
 */
export type StepUp = 'always' | 'secondFactor' | 'conditional';

/** One call of the API, declared once and then used by the server, the sites, OpenAPI and the tests. */
export interface Call<
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodObject = z.ZodObject,
  Who extends Access = Access,
> {
  /** Where the call is served, e.g. `/api/auth/login`. The declaring file has the same path. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Who;
  readonly request: Request;
  /** The fields that follow the envelope on success. */
  readonly answer: Answer;
  /** The domain refusals that it can give; those of the request and the session go without saying. */
  readonly refusals: readonly Refusal[];
  /**
   * Whether it is answered while its site is inactive, expired or in maintenance: only what tells why, and what ends a
   * session. Every other call is refused then.
   */
  readonly servesClosedSites?: true;
  /** Whether it asks for a fresh proof; it then also refuses with `stepUpRequired`. */
  readonly stepUp?: StepUp;
  /**
   * How many calls a minute are served; 240 if omitted. A player's call is counted by session. A public call with an
   * `account_id` is counted by address and account. Any other is counted by address alone, which is taken for a hundred
   * players.
   */
  readonly ratePerMinute?: number;
  /** The most that is served to one address of a public call, however many share it; if omitted, a hundred times that. */
  readonly addressRatePerMinute?: number;
  /** The largest body that it takes, where it needs more than every call may have. */
  readonly bodyLimit_bytes?: number;
}

/** Declare a call; the types of its request and answer are inferred from the schemas. */
export function defineCall<Request extends z.ZodType, Answer extends z.ZodObject, const Who extends Access>(
  call: Call<Request, Answer, Who>,
): Call<Request, Answer, Who> {
  return call;
}

export type RequestOf<C extends Call> = z.output<C['request']>;
export type RequestInput<C extends Call> = z.input<C['request']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
