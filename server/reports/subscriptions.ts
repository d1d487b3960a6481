import { z } from 'zod';
import { reportsExport } from '@marquee/contract/operate/reports/export.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import type { ExportInput } from './exports.ts';

/** A prepared file can be downloaded for so long. */
const life_ms = 30 * 86_400_000;

/** The task of the queue that prepares and announces one report. */
export const mailTask = 'report_mail';
export const mailJobSchema = z.object({ subscription_id: z.uuid(), due_at: z.coerce.date() });

const inputSchema = reportsExport.request.omit({ day_from: true, day_to: true });
/** A report with its filters, whatever the days. */
export type ScheduledInput = z.output<typeof inputSchema>;
export type Cadence = 'day' | 'week' | 'month';
export type SentOutcome = 'sent' | 'no_right' | 'failed';

export interface Subscription {
  readonly subscriptionId: string;
  readonly operatorId: string;
  readonly name: string;
  readonly input: ScheduledInput;
  readonly cadence: Cadence;
  readonly hour: number;
  readonly timeZone: string;
}

/** When a report is due next: at its hour on the next day, Monday, or first of a month of its zone. */
function nextAt({ cadence, hour, timeZone }: Pick<Subscription, 'cadence' | 'hour' | 'timeZone'>, now: Date) {
  const local = sql`(${now}::timestamptz at time zone ${timeZone})`;
  const at = sql`date_trunc(${cadence}, ${local}) + make_interval(hours => ${hour}::int)`;
  return sql<Date>`((case when ${at} > ${local} then ${at}
    else date_trunc(${cadence}, ${local}) + ${`1 ${cadence}`}::interval + make_interval(hours => ${hour}::int) end)
    at time zone ${timeZone})`;
}

/** Keep a subscription. Returns its id and when it is first sent. */
export async function subscribe(
  trx: Database,
  wish: Omit<Subscription, 'subscriptionId'>,
  now: Date,
): Promise<{ subscriptionId: string; nextAt: Date }> {
  const row = await trx
    .insertInto('reports.subscription')
    .values({
      subscription_id: newId(),
      operator_id: wish.operatorId,
      name: wish.name,
      input: JSON.stringify(wish.input),
      cadence: wish.cadence,
      hour: wish.hour,
      time_zone: wish.timeZone,
      next_at: nextAt(wish, now),
      created_at: now,
    })
    .returning(['subscription_id', 'next_at'])
    .executeTakeFirstOrThrow();
  return { subscriptionId: row.subscription_id, nextAt: row.next_at };
}

/** The subscriptions of an operator, latest first, each with its latest file. */
export async function listSubscriptions(db: Database, operatorId: string, now: Date) {
  const rows = await db
    .selectFrom('reports.subscription as subscription')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('reports.prepared_file')
          .select(['file_id', 'file_name', 'prepared_at'])
          .whereRef('subscription_id', '=', 'subscription.subscription_id')
          .where('expires_at', '>', now)
          .orderBy('due_at', 'desc')
          .limit(1)
          .as('file'),
      (join) => join.onTrue(),
    )
    .selectAll('subscription')
    .select(['file.file_id', 'file.file_name', 'file.prepared_at'])
    .where('subscription.operator_id', '=', operatorId)
    .orderBy('subscription.subscription_id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, ...readSubscription(row) }));
}

/** A subscription of an operator, or undefined. */
export async function findSubscription(db: Database, subscriptionId: string, operatorId?: string) {
  let found = db.selectFrom('reports.subscription').selectAll().where('subscription_id', '=', subscriptionId);
  if (operatorId !== undefined) found = found.where('operator_id', '=', operatorId);
  const row = await found.executeTakeFirst();
  return row && { ...readSubscription(row), state: row.state, nextAt: row.next_at };
}

function readSubscription(row: {
  subscription_id: string;
  operator_id: string;
  name: string;
  input: unknown;
  cadence: string;
  hour: number;
  time_zone: string;
}): Subscription {
  return {
    subscriptionId: row.subscription_id,
    operatorId: row.operator_id,
    name: row.name,
    input: inputSchema.parse(row.input),
    cadence: row.cadence === 'day' || row.cadence === 'week' ? row.cadence : 'month',
    hour: row.hour,
    timeZone: row.time_zone,
  };
}

/** Pause a subscription, or let it go on from its next time. What was due meanwhile is not sent afterwards. */
export async function setSubscriptionState(
  trx: Database,
  subscription: Subscription,
  state: 'active' | 'paused',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('reports.subscription')
    .set({ state, next_at: nextAt(subscription, now) })
    .where('subscription_id', '=', subscription.subscriptionId)
    .execute();
}

/** Remove a subscription and the files that were prepared for it. */
export async function unsubscribe(trx: Database, subscriptionId: string): Promise<void> {
  await trx.deleteFrom('reports.subscription').where('subscription_id', '=', subscriptionId).execute();
}

/** Queue what is due, each once: its next time moves on in the same transaction. Returns how many. */
export async function queueDueReports(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('reports.subscription')
      .selectAll()
      .where('state', '=', 'active')
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(200)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of due) {
      await sql`select graphile_worker.add_job(${mailTask}::text, json_build_object(
        'subscription_id', ${row.subscription_id}::text, 'due_at', ${row.next_at.toISOString()}::text), max_attempts := 6)`.execute(
        trx,
      );
      await trx
        .updateTable('reports.subscription')
        .set({ next_at: nextAt(readSubscription(row), now) })
        .where('subscription_id', '=', row.subscription_id)
        .execute();
    }
    return due.length;
  });
}

/** The days that a report is about which is due at a time: the day, week or month that has ended. */
export async function daysOf(
  db: Database,
  { cadence, timeZone }: Subscription,
  dueAt: Date,
): Promise<{ day_from: string; day_to: string }> {
  const start = sql`date_trunc(${cadence}, ${dueAt}::timestamptz at time zone ${timeZone})`;
  const { rows } = await sql<{ day_from: string; day_to: string }>`
    select (${start} - ${`1 ${cadence}`}::interval)::date::text as day_from,
      (${start} - interval '1 day')::date::text as day_to`.execute(db);
  const [days] = rows;
  if (!days) throw new Error('The days of a report could not be computed');
  return days;
}

/** The file that was prepared for a subscription at a time, if there is one. */
export function findPrepared(db: Database, subscriptionId: string, dueAt: Date) {
  return db
    .selectFrom('reports.prepared_file')
    .select('file_id')
    .where('subscription_id', '=', subscriptionId)
    .where('due_at', '=', dueAt)
    .executeTakeFirst();
}

/** Keep a prepared file; the first one stays if two processes prepared it. Returns its id. */
export async function keepPrepared(
  db: Database,
  subscription: Subscription,
  file: { dueAt: Date; name: string; input: ExportInput; content: Buffer; now: Date },
): Promise<string> {
  const kept = await db
    .insertInto('reports.prepared_file')
    .values({
      file_id: newId(),
      subscription_id: subscription.subscriptionId,
      operator_id: subscription.operatorId,
      due_at: file.dueAt,
      file_name: file.name,
      input: JSON.stringify(file.input),
      content: file.content,
      prepared_at: file.now,
      expires_at: new Date(file.now.getTime() + life_ms),
    })
    .onConflict((conflict) => conflict.columns(['subscription_id', 'due_at']).doNothing())
    .returning('file_id')
    .executeTakeFirst();
  const found = kept ?? (await findPrepared(db, subscription.subscriptionId, file.dueAt));
  if (!found) throw new Error('The subscription was removed meanwhile');
  return found.file_id;
}

/** A prepared file of an operator, with what it was asked for; undefined if it has expired or is another's. */
export async function readPrepared(db: Database, fileId: string, operatorId: string, now: Date) {
  const row = await db
    .selectFrom('reports.prepared_file')
    .select(['file_name', 'input', 'content', 'subscription_id'])
    .where('file_id', '=', fileId)
    .where('operator_id', '=', operatorId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { ...row, input: reportsExport.request.parse(row.input) };
}

export async function noteSent(
  db: Database,
  subscriptionId: string,
  outcome: SentOutcome,
  now: Date,
): Promise<void> {
  await db
    .updateTable('reports.subscription')
    .set({ last_at: now, last_outcome: outcome })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Forget files that have expired. Returns how many. */
export async function tidyPrepared(db: Database, now: Date): Promise<number> {
  const gone = await db.deleteFrom('reports.prepared_file').where('expires_at', '<', now).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
