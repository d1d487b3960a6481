import { sql, type Database } from '../../kernel/database.ts';
import type { Minor } from '../../kernel/money.ts';

export interface Run {
  readonly runId: string;
  readonly gateway: string;
  readonly day: string;
  readonly source: string;
  readonly statementName: string;
  readonly askedBy: string;
  readonly finishedAt: Date;
  readonly theirs: number;
  readonly ours: number;
  readonly matched: number;
  readonly differences: number;
  /** Differences that nobody has explained. */
  readonly open: number;
}

/** How far back differences are an alert. */
const alertDays = 35;

/** The latest run of each gateway, day and source: what came later says more. */
const latestRuns = sql`
  select distinct on (r.gateway, r.day, r.source) r.*
  from cashier.gateway_reconciliation r
  order by r.gateway, r.day, r.source, r.finished_at desc, r.run_id desc`;

const openOf = sql`(select count(*)::int from cashier.gateway_difference d
  where d.run_id = r.run_id and not exists (select 1 from cashier.gateway_explanation e
    where e.gateway = r.gateway and e.subject = d.subject and e.said = d.said))`;

const runColumns = sql`r.run_id as "runId", r.gateway, r.day::text as day, r.source, r.statement_name as "statementName",
  r.asked_by as "askedBy", r.finished_at as "finishedAt", r.theirs, r.ours, r.matched, r.differences, ${openOf} as open`;

/** The latest run of each gateway, day and source, latest days first. */
export async function listRuns(
  db: Database,
  query: { gateway: string | undefined; openOnly: boolean; page: number; limit: number },
): Promise<{ rows: Run[]; total: number }> {
  const { rows } = await sql<Run & { total: number }>`
    select *, count(*) over ()::int as total from (select ${runColumns} from (${latestRuns}) r) listed
    where (${query.gateway ?? null}::text is null or gateway = ${query.gateway ?? null})
      and (not ${query.openOnly}::boolean or open > 0)
    order by day desc, gateway, source
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function findRun(db: Database, runId: string): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    select ${runColumns} from cashier.gateway_reconciliation r where r.run_id = ${runId}`.execute(db);
  return rows[0];
}

export interface KeptDifference {
  readonly subject: string;
  readonly kind: 'missing_here' | 'missing_there' | 'amount' | 'state';
  readonly movement: 'payment' | 'payout';
  readonly gatewayId: string;
  readonly reference: string;
  readonly depositId: string | null;
  readonly withdrawalId: string | null;
  readonly siteCode: string | null;
  readonly accountId: string | null;
  readonly theirs: Minor | null;
  readonly ours: Minor | null;
  readonly ourState: string;
  readonly currency: string;
  readonly said: string;
  readonly explanation: string | null;
  readonly explainedBy: string | null;
  readonly explainedAt: Date | null;
}

/** The most differences of a run that are shown. */
export const mostDifferences = 500;

/** The differences of a run, those that nobody has explained first. */
export async function readDifferences(
  db: Database,
  runId: string,
  subject?: string,
): Promise<KeptDifference[]> {
  const { rows } = await sql<KeptDifference>`
    select d.subject, d.kind, d.movement, d.gateway_id as "gatewayId", d.reference, d.deposit_id as "depositId",
      d.withdrawal_id as "withdrawalId", s.site_code as "siteCode", player.account_id as "accountId", d.theirs, d.ours,
      d.our_state as "ourState", d.currency, d.said, e.explanation, e.explained_by as "explainedBy",
      e.explained_at as "explainedAt"
    from cashier.gateway_difference d
    join cashier.gateway_reconciliation r using (run_id)
    left join sites.profile s on s.site_id = d.site_id
    left join cashier.deposit deposit on deposit.deposit_id = d.deposit_id
    left join cashier.withdrawal withdrawal on withdrawal.withdrawal_id = d.withdrawal_id
    left join players.identity player on player.site_id = d.site_id
      and player.player_id = coalesce(deposit.player_id, withdrawal.player_id)
    left join cashier.gateway_explanation e on e.gateway = r.gateway and e.subject = d.subject and e.said = d.said
    where d.run_id = ${runId} and (${subject ?? null}::text is null or d.subject = ${subject ?? null})
    order by e.explained_at nulls first, d.kind, d.subject
    limit ${mostDifferences}`.execute(db);
  return rows;
}

export async function readDifference(
  db: Database,
  runId: string,
  subject: string,
): Promise<KeptDifference | undefined> {
  const [found] = await readDifferences(db, runId, subject);
  return found;
}

/** Keep why a difference is none. Returns false if that was said already. */
export async function explainDifference(
  db: Database,
  difference: { gateway: string; subject: string; said: string },
  { explanation, by, at }: { explanation: string; by: string; at: Date },
): Promise<boolean> {
  const written = await db
    .insertInto('cashier.gateway_explanation')
    .values({ ...difference, explanation, explained_by: by, explained_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** How many differences of the last weeks nobody has explained. */
export async function countOpenDifferences(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(${openOf}), 0)::int as count from (${latestRuns}) r
    where r.day > (${now}::timestamptz at time zone 'UTC')::date - ${alertDays}::int`.execute(db);
  return rows[0]?.count ?? 0;
}
