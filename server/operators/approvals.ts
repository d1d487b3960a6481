import type { z } from 'zod';
import {
  approvalKinds,
  approvalPermissions,
  approvalStates,
  ruledApprovalKinds,
  type approvalRuleSchema,
  type approvalSchema,
} from '@marquee/contract/operator-entities.ts';
import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { isPermitted, type Rights } from './rights.ts';

export type ApprovalKind = (typeof approvalKinds)[number];
type RuledKind = (typeof ruledApprovalKinds)[number];

/** Something that a second operator must approve. */
export interface ApprovalSubject {
  readonly kind: ApprovalKind;
  readonly subjectId: string;
  /** Null for what is about no site. */
  readonly siteId: number | null;
  readonly accountId: string;
  /** Negative where it is taken from the player; null if it is not about money. */
  readonly money: { readonly amount: Minor; readonly currency: string } | null;
  /** What is changed, as it is and as it shall be; `before` is undefined for what is not there yet. */
  readonly change?: { readonly before: unknown; readonly after: unknown };
}

/** True if a rule asks for a second operator from this amount on. */
export async function needsApproval(
  db: Database,
  { kind, amount, currency }: { kind: RuledKind; amount: Minor; currency: string },
): Promise<boolean> {
  const rule = await db
    .selectFrom('operators.approval_rule')
    .select('threshold')
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return rule !== undefined && amount >= rule.threshold;
}

/** Ask for a second operator. Returns undefined if one is asked for already. */
export async function askApproval(
  app: App,
  trx: Database,
  subject: ApprovalSubject,
  asked: { by: string; reason: string },
): Promise<string | undefined> {
  const approvalId = newId();
  const written = await trx
    .insertInto('operators.approval')
    .values({
      approval_id: approvalId,
      kind: subject.kind,
      subject_id: subject.subjectId,
      site_id: subject.siteId,
      account_id: subject.accountId,
      amount: subject.money?.amount ?? null,
      currency: subject.money?.currency ?? null,
      asked_by: asked.by,
      asked_at: app.clock.now(),
      reason: asked.reason,
      ...changeColumns(subject.change),
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject_id']).where('state', '=', 'open').doNothing(),
    )
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n ? approvalId : undefined;
}

function changeColumns(change: ApprovalSubject['change']): { before?: string | null; after?: string } {
  if (!change) return {};
  return {
    before: change.before === undefined ? null : JSON.stringify(change.before),
    after: JSON.stringify(change.after),
  };
}

/** An approval of one of these sites. Throws `approvalNotFound`. */
export async function findApproval(db: Database, approvalId: string, sites: 'all' | readonly number[]) {
  let found = db.selectFrom('operators.approval').selectAll().where('approval_id', '=', approvalId);
  if (sites !== 'all') found = found.where('site_id', 'in', sites.length > 0 ? sites : [-1]);
  const row = await found.executeTakeFirst();
  if (!row) throw refuse('approvalNotFound');
  return row;
}

/** Throws `approvalOwnRequest` for the operator who asked. */
export function requireOtherOperator(approval: { asked_by: string }, by: string): void {
  if (approval.asked_by === by) throw refuse('approvalOwnRequest');
}

/** Record the decision, once. Throws `approvalDecided`, or `approvalOwnRequest` if it is by the operator who asked. */
export async function decideApproval(
  app: App,
  trx: Database,
  approval: { approval_id: string; asked_by: string },
  decision: { state: 'approved' | 'refused'; by: string; reason: string },
): Promise<void> {
  requireOtherOperator(approval, decision.by);
  const decided = await trx
    .updateTable('operators.approval')
    .set({
      state: decision.state,
      decided_by: decision.by,
      decided_at: app.clock.now(),
      decision_reason: decision.reason,
    })
    .where('approval_id', '=', approval.approval_id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (decided.numUpdatedRows !== 1n) throw refuse('approvalDecided');
}

/** Close the open request about something that was decided otherwise; null stands for the command line. */
export async function closeApproval(
  app: App,
  trx: Database,
  subject: Pick<ApprovalSubject, 'kind' | 'subjectId'>,
  closed: { by: string | null; reason: string },
): Promise<void> {
  await trx
    .updateTable('operators.approval')
    .set({
      state: 'refused',
      decided_by: closed.by,
      decided_at: app.clock.now(),
      decision_reason: closed.reason,
    })
    .where('kind', '=', subject.kind)
    .where('subject_id', '=', subject.subjectId)
    .where('state', '=', 'open')
    .execute();
}

/** The latest request about each subject. */
export async function latestApprovals(db: Database, kind: ApprovalKind, subjectIds: readonly string[]) {
  if (subjectIds.length === 0) return [];
  const rows = await db
    .selectFrom('operators.approval as approval')
    .innerJoin('operators.operator as asker', 'asker.operator_id', 'approval.asked_by')
    .distinctOn('approval.subject_id')
    .select(['approval.subject_id', 'approval.approval_id', 'approval.state', 'asker.name as asked_by'])
    .where('approval.kind', '=', kind)
    .where('approval.subject_id', 'in', subjectIds)
    .orderBy('approval.subject_id')
    .orderBy('approval.asked_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, state: approvalStateOf(row.state) }));
}

/** Requests of these sites, latest first, before a request's id if one is given. */
export async function listApprovals(
  db: Database,
  query: {
    sites: 'all' | readonly number[];
    siteId?: number | undefined;
    state?: string | undefined;
    before?: string | undefined;
    limit: number;
    me: { operatorId: string; rights: Rights };
  },
): Promise<z.infer<typeof approvalSchema>[]> {
  let found = db
    .selectFrom('operators.approval as approval')
    .innerJoin('operators.operator as asker', 'asker.operator_id', 'approval.asked_by')
    .leftJoin('operators.operator as decider', 'decider.operator_id', 'approval.decided_by')
    .leftJoin('sites.profile as site', 'site.site_id', 'approval.site_id')
    .select([
      'approval.approval_id',
      'approval.kind',
      'approval.state',
      'approval.subject_id',
      'approval.site_id',
      'approval.account_id',
      'approval.amount',
      'approval.currency',
      'approval.asked_by',
      'approval.asked_at',
      'approval.reason',
      'approval.decided_by',
      'approval.decided_at',
      'approval.decision_reason',
    ])
    .select(['asker.name as asker_name', 'decider.name as decider_name', 'site.site_code']);
  if (query.sites !== 'all') {
    found = found.where('approval.site_id', 'in', query.sites.length > 0 ? query.sites : [-1]);
  }
  const { siteId } = query;
  if (siteId !== undefined) {
    // What is about no site stands beside that of any site, for those who may see it.
    found = found.where((is) =>
      is.or([is('approval.site_id', '=', siteId), is('approval.site_id', 'is', null)]),
    );
  }
  if (query.state !== undefined) found = found.where('approval.state', '=', query.state);
  if (query.before !== undefined) found = found.where('approval.approval_id', '<', query.before);
  const rows = await found.orderBy('approval.approval_id', 'desc').limit(query.limit).execute();
  return rows.map((row) => ({
    approval_id: row.approval_id,
    kind: approvalKindOf(row.kind),
    state: approvalStateOf(row.state),
    site_code: row.site_code,
    subject_id: row.subject_id,
    account_id: row.account_id,
    amount: row.amount === null ? null : formatMoney(row.amount),
    currency: row.currency,
    asked_by: row.asker_name,
    asked_by_me: row.asked_by === query.me.operatorId,
    can_decide:
      row.state === 'open' && row.asked_by !== query.me.operatorId && mayDecide(query.me.rights, row),
    asked_at: row.asked_at.toISOString(),
    reason: row.reason,
    decided_by: row.decider_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
  }));
}

export async function listRules(db: Database): Promise<z.infer<typeof approvalRuleSchema>[]> {
  const rows = await db
    .selectFrom('operators.approval_rule')
    .selectAll()
    .orderBy('kind')
    .orderBy('currency')
    .execute();
  return rows.map(({ kind, currency, threshold }) => ({
    kind: ruledApprovalKinds.find((each) => each === kind) ?? 'withdrawal',
    currency,
    threshold: formatMoney(threshold),
  }));
}

/** Set or remove (null) a rule. Returns the threshold before, or null. */
export async function saveRule(
  trx: Database,
  { kind, currency, threshold }: { kind: RuledKind; currency: string; threshold: Minor | null },
): Promise<Minor | null> {
  const before = await trx
    .selectFrom('operators.approval_rule')
    .select('threshold')
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();
  if (threshold === null) {
    await trx
      .deleteFrom('operators.approval_rule')
      .where('kind', '=', kind)
      .where('currency', '=', currency)
      .execute();
  } else {
    await trx
      .insertInto('operators.approval_rule')
      .values({ kind, currency, threshold })
      .onConflict((conflict) => conflict.columns(['kind', 'currency']).doUpdateSet({ threshold }))
      .execute();
  }
  return before?.threshold ?? null;
}

/** True if an operator holds what deciding about this takes, where it is; on all sites for what is about none. */
export function mayDecide(
  rights: Rights,
  { kind, site_id }: { kind: string; site_id: number | null },
): boolean {
  const of = approvalPermissions[approvalKindOf(kind)];
  return isPermitted(rights, 'approvals.approve', site_id) && isPermitted(rights, of, site_id);
}

/** The kind of a stored approval. Throws if this version has no such kind. */
export function approvalKindOf(text: string): ApprovalKind {
  const kind = approvalKinds.find((each) => each === text);
  if (!kind) throw new Error(`Unknown kind of approval: ${text}`);
  return kind;
}

/** The state of a stored approval. */
export function approvalStateOf(text: string): (typeof approvalStates)[number] {
  return approvalStates.find((state) => state === text) ?? 'open';
}

/** How many requests of others are open on these sites, and since when the oldest is. */
export async function openApprovals(
  db: Database,
  sites: readonly number[] | undefined,
  me: string,
): Promise<{ count: number; oldestAt: Date | null }> {
  let found = db
    .selectFrom('operators.approval')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('asked_at').as('oldestAt')])
    .where('state', '=', 'open')
    .where('asked_by', '<>', me);
  if (sites) found = found.where('site_id', 'in', sites.length > 0 ? sites : [-1]);
  const row = await found.executeTakeFirstOrThrow();
  return { count: Number(row.count), oldestAt: row.oldestAt };
}
