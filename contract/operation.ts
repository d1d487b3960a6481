import type { z } from 'zod';
import type { OperateRefusal } from './operate-refusals.ts';
import type { Permission } from './operator-permissions.ts';
import type { Refusal } from './refusals.ts';

/** Who may make a call of the console: anyone, any operator who is signed in, or one with a permission. */
export type OperationAccess = 'public' | 'session' | Permission;

/**
 * Where the permission is needed. `site`: on at least one site; the call shows and changes only what is of the sites on
 * which the operator has it. `all`: on all sites, because what it is about belongs to none. `own`: it is about the
 * operator who calls.
 */
export type OperationScope = 'site' | 'all' | 'own';

/**
 * What a call leaves in the audit. `none`: it changes nothing. `once`: one entry, in the transaction of the change.
 * `each`: one entry for each subject that it changes, in the transaction of that change.
 */
export type Audits = 'none' | 'once' | 'each';

/** One call of the operator console. It is declared once, for the server, the console and the tests. */
export interface Operation<
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodObject = z.ZodObject,
  Who extends OperationAccess = OperationAccess,
> {
  /** Where the call is served, e.g. `/operate/players/block`. The declaring file has the same path. */
  readonly path: `/operate/${string}/${string}`;
  readonly summary: string;
  readonly access: Who;
  readonly scope: OperationScope;
  /** Whether the second factor must have been entered in the last five minutes. Such a call also refuses with `secondFactorDue`. */
  readonly stepUp: boolean;
  readonly audits: Audits;
  /** What its entries in the audit are about, e.g. `player`; empty if it leaves none. */
  readonly subject: string;
  readonly request: Request;
  /** The fields that follow the envelope on success. */
  readonly answer: Answer;
  /** The refusals of its own. Those of the request, the session and the permission are implied. */
  readonly refusals: readonly (Refusal | OperateRefusal)[];
  /** How many calls per minute are served to one session, or to one address of a public call; 240 if omitted. */
  readonly ratePerMinute?: number;
  /** The largest body, for calls that carry pictures or code; 64 KB if omitted. */
  readonly bodyLimit_bytes?: number;
}

/** Declare a call of the console. The types of its request and answer are inferred from the schemas. */
export function defineOperation<
  Request extends z.ZodType,
  Answer extends z.ZodObject,
  const Who extends OperationAccess,
>(operation: Operation<Request, Answer, Who>): Operation<Request, Answer, Who> {
  return operation;
}

export type OperationRequest<O extends Operation> = z.output<O['request']>;
export type OperationInput<O extends Operation> = z.input<O['request']>;
export type OperationAnswer<O extends Operation> = z.output<O['answer']>;
