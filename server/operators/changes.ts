import type { App } from './app.ts';
import { approvalStateOf, askApproval, type ApprovalKind } from './approvals.ts';
import { CommandError } from '../kernel/command-error.ts';
import type { Database } from '../kernel/database.ts';

/**
 * A change that one operator asks for and another one decides. It waits on its request, with what it was and what it shall
 * be, and one change of a place waits at a time.
 */

/** Why what was asked for can no longer be done, for the operator who decides. */
export class ChangeError extends CommandError {
  override name = 'ChangeError';
}

/** What a change is of. */
export interface ChangePlace {
  /** Null for what belongs to no site. */
  readonly siteId: number | null;
  /** Which one it is of its kind, within the site. */
  readonly name: string;
}

/** A change as it was asked for. The kind's own schema reads what it was and what it shall be. */
export interface AskedChange {
  readonly approval_id: string;
  readonly name: string;
  readonly state: 'asked' | 'made' | 'refused';
  /** The e-mail address of the operator. */
  readonly asked_by: string;
  readonly asked_at: Date;
  /** Null for what was not there. */
  readonly before: unknown;
  readonly after: unknown;
}

const states = { open: 'asked', approved: 'made', refused: 'refused' } as const;

/** How a request names its place: with the site, because two sites may use the same name. */
function subjectIdOf({ siteId, name }: ChangePlace): string {
  return siteId === null ? name : `${siteId}/${name}`;
}

/** The place that a request is about. */
export function placeOfRequest(request: { subject_id: string; site_id: number | null }): ChangePlace {
  const { subject_id, site_id: siteId } = request;
  return { siteId, name: siteId === null ? subject_id : subject_id.slice(`${siteId}/`.length) };
}

/** Ask for a change. Returns the id of the request, or undefined if a change of the place waits already. */
export function askChange(
  app: App,
  trx: Database,
  asked: ChangePlace & {
    readonly kind: ApprovalKind;
    /** How the list of requests names it. */
    readonly shownAs: string;
    readonly before: unknown;
    readonly after: unknown;
    readonly by: string;
    readonly reason: string;
  },
): Promise<string | undefined> {
  const { kind, siteId, shownAs, before, after, by, reason } = asked;
  return askApproval(
    app,
    trx,
    {
      kind,
      subjectId: subjectIdOf(asked),
      siteId,
      accountId: shownAs,
      money: null,
      change: { before, after },
    },
    { by, reason },
  );
}

/** The changes of a kind on a site, or of no site, that wait for a second operator, oldest first. */
export async function listChanges(
  db: Database,
  of: { readonly kind: ApprovalKind; readonly siteId: number | null },
): Promise<readonly AskedChange[]> {
  const rows = await changesOf(db, of).where('approval.state', '=', 'open').execute();
  return rows.map(shown);
}

/** A change that was asked for, whether it was decided or not; undefined if there is none of the kind there. */
export async function findChange(
  db: Database,
  of: { readonly kind: ApprovalKind; readonly siteId: number | null },
  approvalId: string,
): Promise<AskedChange | undefined> {
  const row = await changesOf(db, of).where('approval.approval_id', '=', approvalId).executeTakeFirst();
  return row && shown(row);
}

function changesOf(db: Database, { kind, siteId }: { kind: ApprovalKind; siteId: number | null }) {
  return db
    .selectFrom('operators.approval as approval')
    .innerJoin('operators.operator as asker', 'asker.operator_id', 'approval.asked_by')
    .select([
      'approval.approval_id',
      'approval.subject_id',
      'approval.site_id',
      'approval.state',
      'approval.asked_at',
      'approval.before',
      'approval.after',
      'asker.email as asked_by',
    ])
    .where('approval.kind', '=', kind)
    .where('approval.site_id', siteId === null ? 'is' : '=', siteId)
    .where('approval.after', 'is not', null)
    .orderBy('approval.approval_id');
}

function shown({
  subject_id,
  site_id,
  state,
  ...row
}: Awaited<ReturnType<ReturnType<typeof changesOf>['executeTakeFirstOrThrow']>>): AskedChange {
  return {
    ...row,
    name: placeOfRequest({ subject_id, site_id }).name,
    state: states[approvalStateOf(state)],
  };
}
