import type { z } from 'zod';
import type { Refusal } from './refusals.ts';

/**
 * Who may make a call. `public`: anyone. `player`: the body carries `account_id` and `auth`, and the session must
 * belong to the account.
 */
export type Access = 'public' | 'player';

/**
 * When a call requires a fresh proof of identity (`auth/step_up`), so that a stolen session is not enough. Such a call
 * takes `stepUpFields`. `always`: from everybody. `secondFactor`: from players who have a second factor, because the
 * call already asks for the password. `conditional`: the handler requires it if the request changes something that
 * needs it.
 */
export type StepUp = 'always' | 'secondFactor' | 'conditional';

/** One call of the API. It is declared once, for the server, the sites, OpenAPI and the tests. */
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
  /** The domain refusals it can answer. Refusals of the request and the session are implied. */
  readonly refusals: readonly Refusal[];
  /**
   * Whether it is served while its site is inactive, expired or in maintenance. Only calls that tell the reason or end
   * a session are; all others are refused then.
   */
  readonly servesClosedSites?: true;
  /** Whether it requires a fresh proof of identity. Such a call also refuses with `stepUpRequired`. */
  readonly stepUp?: StepUp;
  /**
   * How many calls per minute are served; 240 if omitted. A player's call is counted by session, a public call with an
   * `account_id` by address and account, any other by address alone, with the allowance of a hundred players.
   */
  readonly ratePerMinute?: number;
  /**
   * The most calls per minute served to one address of a public call, however many share it. If omitted, a hundred
   * times `ratePerMinute`.
   */
  readonly addressRatePerMinute?: number;
  /** The largest body it accepts, if that is more than the general limit. */
  readonly bodyLimit_bytes?: number;
}

/** Declare a call. The types of its request and answer are inferred from the schemas. */
export function defineCall<Request extends z.ZodType, Answer extends z.ZodObject, const Who extends Access>(
  call: Call<Request, Answer, Who>,
): Call<Request, Answer, Who> {
  return call;
}

export type RequestOf<C extends Call> = z.output<C['request']>;
export type RequestInput<C extends Call> = z.input<C['request']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
