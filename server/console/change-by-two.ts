import { isDeepStrictEqual } from 'node:util';
import type { PlainReason } from '@marquee/contract/command-reasons.ts';
import type { approvalsDecide } from '@marquee/contract/operate/approvals/decide.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { z } from 'zod';
import type { App } from '../http/app.ts';
import type { Database } from '../kernel/database.ts';
import type { RefusalError } from '../kernel/errors.ts';
import type { ApprovalKind } from '../operators/approvals.ts';
import type { Facts } from '../operators/audit.ts';
import {
  askChange,
  ChangeError,
  findChange,
  listChanges,
  type AskedChange,
  type ChangePlace,
} from '../operators/changes.ts';
import { differenceOf } from '../sites/documents/revisions.ts';
import type { Note } from './serve-operation.ts';

/** Something that no operator changes alone: one asks for it, another one approves it. */
export interface ChangeByTwo<Value> {
  readonly kind: ApprovalKind;
  readonly schema: z.ZodType<Value>;
  /** As it is now, so that nobody else changes it until the transaction ends; undefined for what is not there. */
  read(app: App, trx: Database, place: ChangePlace): Promise<Value | undefined>;
  /** Make it so. Throws ChangeError if that can no longer be done. */
  write(app: App, trx: Database, place: ChangePlace, after: Value, before: Value | undefined): Promise<void>;
  /** What whoever approves is told if it is no longer as it was when it was asked for. */
  readonly overtaken: PlainReason;
  /** What whoever asks is told if it is so already, or if a change of it waits. */
  unchanged(): RefusalError;
  waiting(): RefusalError;
  /** What the audit says of a change; the fields that differ, if nothing is said here. */
  told?(before: Value | undefined, after: Value): { readonly before: Facts; readonly after: Facts };
  /** What this process does once it holds. */
  held?(app: App): void;
  /** What whoever approved is shown this once, to give it to somebody outside; null if there is nothing. */
  handed?(
    app: App,
    made: { readonly isNew: boolean; readonly value: Value },
  ): Promise<OperationAnswer<typeof approvalsDecide>['handed']>;
}

/**
 * Ask a second operator for a change, and note it in the audit, in the caller's transaction. Returns the id of the request.
 * Throws what the change says where it is so already, or where another one waits.
 */
export async function askSecondOperator<Value>(
  { app, note }: { readonly app: App; readonly note: (entry: Note) => Promise<void> },
  change: ChangeByTwo<Value>,
  asked: ChangePlace & {
    /** How the list of requests and the audit name it. */
    readonly shownAs: string;
    readonly after: Value;
    readonly by: string;
    readonly reason: string;
  },
): Promise<string> {
  const { siteId, shownAs, after, reason } = asked;
  const before = await change.read(app, app.db, asked);
  if (isDeepStrictEqual(before, after)) throw change.unchanged();
  const approvalId = await askChange(app, app.db, { ...asked, kind: change.kind, before });
  if (approvalId === undefined) throw change.waiting();
  const told = change.told?.(before, after) ?? differenceOf(before, after);
  await note({
    siteId,
    subjectId: shownAs,
    before: told.before,
    after: { ...told.after, approval: 'asked' },
    reason,
    approvalId,
  });
  return approvalId;
}

/**
 * Make a change that was asked for, in the caller's transaction. Throws ChangeError if it is no longer as it was when it was
 * asked for.
 */
export async function makeChange<Value>(
  app: App,
  trx: Database,
  change: ChangeByTwo<Value>,
  asked: ChangePlace & { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  const now = await change.read(app, trx, asked);
  const before = asked.before === null ? undefined : change.schema.parse(asked.before);
  if (!isDeepStrictEqual(now, before)) throw new ChangeError(change.overtaken);
  await change.write(app, trx, asked, change.schema.parse(asked.after), before);
}

/** A change as operators read it. */
export interface ShownChange<Value> extends Pick<AskedChange, 'approval_id' | 'state' | 'asked_by'> {
  readonly asked_at: string;
  readonly before: Value;
  readonly after: Value;
}

/**
 * The change of a request, whether it was decided or not; without one, the first that waits on the site. Null if there is none.
 * It is for what is always there, so that a change of it has something before.
 */
export async function readChange<Value>(
  app: App,
  change: Pick<ChangeByTwo<Value>, 'kind' | 'schema'>,
  siteId: number,
  approvalId: string | undefined,
): Promise<ShownChange<Value> | null> {
  const of = { kind: change.kind, siteId };
  const found =
    approvalId === undefined ? (await listChanges(app.db, of))[0] : await findChange(app.db, of, approvalId);
  if (!found) return null;
  const { approval_id, state, asked_by, asked_at, before, after } = found;
  return {
    approval_id,
    state,
    asked_by,
    asked_at: asked_at.toISOString(),
    before: change.schema.parse(before),
    after: change.schema.parse(after),
  };
}

/** The site of a change. Throws an Error for a request that names none. */
export function siteOfChange({ siteId, name }: ChangePlace): number {
  if (siteId === null) throw new Error(`The change of ${name} names no site`);
  return siteId;
}
