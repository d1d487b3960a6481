import { sql, type Database } from '../kernel/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Logger } from '../kernel/log.ts';
import { followOutbox, type OutboxFollower } from '../ledger/follow-outbox.ts';
import { advance, isReadUntil, readRange, rewind } from '../ledger/read-operations.ts';

const fullBatch = 5_000;
/** So many days after registering a player is new. */
const new_days = 30;
/** How often it is written down that everything is counted, while nothing is posted. */
const noted_s = 20;

/**
 * Adds the ledger's next operations up to the figures that reports are read from. They and the position that was reached are
 * written in one transaction, so that no operation counts twice and none is left out, wherever a process is killed. Returns
 * how many operations were in the batch; of two processes, one works and the other finds nothing to do.
 */
export async function countReports(
  app: { readonly db: Database; readonly clock: Clock },
  batchSize = fullBatch,
): Promise<number> {
  return app.db.transaction().execute(async (trx) => {
    const now = app.clock.now();
    const range = await readRange(trx, 'reports', batchSize);
    if (range) {
      await addRange(trx, range.first, range.last);
      await advance(trx, 'reports', range.last);
    }
    if (range === undefined || range.count < batchSize) await noteCaughtUp(trx, now);
    return range?.count ?? 0;
  });
}

/** Count for as long as the process lives. */
export function startReportsCounter(app: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}): OutboxFollower {
  return followOutbox({
    read: () => countReports(app),
    fullBatch,
    log: app.log,
    failure: 'reports could not be counted',
  });
}

/**
 * Count everything again from the first operation of the ledger, e.g. after a site's time zone was changed. Reports show
 * meanwhile that they are not complete. `progress` receives how many operations were counted.
 */
export async function rebuildReports(
  app: { readonly db: Database; readonly clock: Clock },
  options: { batchSize?: number; progress?: (counted: number) => void } = {},
): Promise<number> {
  const began = app.clock.now();
  await app.db.transaction().execute(async (trx) => {
    await rewind(trx, 'reports');
    for (const table of ['site_hour', 'game_day', 'player_day', 'player_month', 'first_deposit']) {
      await sql`delete from ${sql.table(`reports.${table}`)}`.execute(trx);
    }
    await sql`update reports.progress set rebuilding_since = ${began}, caught_up_at = null`.execute(trx);
  });
  let counted = 0;
  // Another process may count too, which leaves nothing to this one although not everything is counted.
  for (;;) {
    const count = await countReports(app, options.batchSize);
    counted += count;
    if (count > 0) options.progress?.(counted);
    else if (await isReadUntil(app.db, 'reports', began)) break;
    else await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await sql`update reports.progress set rebuilding_since = null`.execute(app.db);
  return counted;
}

/**
 * Write down that everything which was posted before is counted, if it is: nothing may also be left to this process because
 * another one counts, or because an older transaction still runs.
 */
async function noteCaughtUp(trx: Database, now: Date): Promise<void> {
  const { rows } = await sql`
    select from reports.progress
    where caught_up_at is null or abs(extract(epoch from ${now}::timestamptz - caught_up_at)) > ${noted_s}`.execute(
    trx,
  );
  if (rows.length === 0 || !(await isReadUntil(trx, 'reports', now))) return;
  await sql`update reports.progress set caught_up_at = ${now}`.execute(trx);
}

/** What each figure is of an operation as `ledger.change` shows it, by the code of its kind. */
const figures = sql`
  case c.kind when 2 then c.sign else 0 end as bets,
  case c.kind when 2 then c.sign * c.amount else 0 end as turnover,
  case c.kind when 3 then c.sign * c.amount else 0 end as wins,
  case c.kind when 32 then c.amount when 35 then -c.amount else 0 end as jackpot_contributions,
  case c.kind when 33 then c.amount when 36 then -c.amount else 0 end as jackpot_payouts,
  case c.kind when 34 then c.amount else 0 end as jackpot_seeds,
  case c.kind when 10 then c.amount else 0 end as bonus_granted,
  case c.kind when 11 then c.amount else 0 end as bonus_forfeited,
  case c.kind when 12 then c.amount else 0 end as bonus_converted,
  case c.kind when 13 then c.amount else 0 end as cash_rewards,
  case c.kind when 8 then c.amount when 9 then -c.amount else 0 end as adjustments,
  case c.kind when 1 then c.amount else 0 end as deposits,
  case c.kind when 1 then 1 else 0 end as deposit_count,
  case c.kind when 30 then c.amount else 0 end as deposit_fees,
  case c.kind when 6 then c.amount when 31 then -c.amount else 0 end as withdrawals,
  case c.kind when 6 then 1 when 31 then -1 else 0 end as withdrawal_count`;

const play = ['bets', 'turnover', 'wins', 'jackpot_contributions', 'jackpot_payouts', 'jackpot_seeds'];
const money = [
  'bonus_granted',
  'bonus_forfeited',
  'bonus_converted',
  'cash_rewards',
  'adjustments',
  'deposits',
  'deposit_count',
  'deposit_fees',
  'withdrawals',
  'withdrawal_count',
  'real_change',
  'bonus_change',
  'locked_change',
];
const ofPlayer = [...play, 'bonus_cost', 'deposits', 'deposit_count', 'withdrawals', 'withdrawal_count'];

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
const sums = (columns: readonly string[]) => sql.join(columns.map((column) => sql`sum(${sql.ref(column)})`));
const namedSums = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`));
const added = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${sql.ref(column)} = t.${sql.ref(column)} + excluded.${sql.ref(column)}`),
  );

/** A batch holds whole transactions, so that its first and its last position tell which operations are in it. */
async function addRange(trx: Database, first: string, last: string): Promise<void> {
  await sql`
    with change as materialized (
      select c.xact_id, c.site_id, c.player_id, c.currency, c.sequence, c.kind, c.sign, c.amount, c.source,
        coalesce(c.game_code, '') as game_code, c.real_change, c.bonus_change, c.locked_change,
        here.at::date as day, extract(hour from here.at)::smallint as hour, ${figures}
      from ledger.change c
      left join sites.profile site on site.site_id = c.site_id
      cross join lateral (select c.posted_at at time zone coalesce(site.time_zone, 'UTC') as at) here
      where c.xact_id >= ${first}::xid8 and c.xact_id <= ${last}::xid8
    ),
    into_site as (
      insert into reports.site_hour as t (site_id, day, hour, currency, ${names([...play, ...money])}, first_xact, last_xact)
      select site_id, day, hour, currency, ${sums([...play, ...money])}, min(xact_id), max(xact_id)
      from change group by site_id, day, hour, currency
      on conflict (site_id, day, hour, currency) do update set ${added([...play, ...money])},
        first_xact = least(t.first_xact, excluded.first_xact), last_xact = greatest(t.last_xact, excluded.last_xact)
    ),
    into_game as (
      insert into reports.game_day as t (site_id, day, currency, provider_code, game_code, ${names(play)})
      select site_id, day, currency, source, game_code, ${sums(play)}
      from change where kind in (2, 3, 32, 33, 34, 35, 36) group by site_id, day, currency, source, game_code
      on conflict (site_id, day, currency, provider_code, game_code) do update set ${added(play)}
    ),
    into_player as (
      insert into reports.player_day as t (site_id, day, currency, player_id, is_new, first_bet_hour, ${names(ofPlayer)})
      select c.site_id, c.day, c.currency, c.player_id,
        coalesce(c.day < (account.created_at at time zone coalesce(site.time_zone, 'UTC'))::date + ${new_days}::int, false),
        c.first_bet_hour, ${names(ofPlayer)}
      from (
        select site_id, day, currency, player_id, min(hour) filter (where kind = 2 and sign = 1) as first_bet_hour, ${namedSums(ofPlayer)}
        from (select *, bonus_granted - bonus_forfeited + cash_rewards as bonus_cost from change) c
        group by site_id, day, currency, player_id
      ) c
      left join players.account account on account.site_id = c.site_id and account.player_id = c.player_id
      left join sites.profile site on site.site_id = c.site_id
      on conflict (site_id, day, currency, player_id) do update set ${added(ofPlayer)},
        first_bet_hour = least(t.first_bet_hour, excluded.first_bet_hour)
    ),
    into_month as (
      insert into reports.player_month (site_id, month, currency, player_id)
      select distinct site_id, date_trunc('month', day)::date, currency, player_id from change where kind = 2 and sign = 1
      on conflict do nothing
    )
    insert into reports.first_deposit (site_id, player_id, day, hour, currency, amount)
    select distinct on (site_id, player_id) site_id, player_id, day, hour, currency, amount
    from change where kind = 1 order by site_id, player_id, xact_id, sequence, currency
    on conflict do nothing`.execute(trx);
}
