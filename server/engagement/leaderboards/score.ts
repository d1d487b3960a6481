import { sql, type Database } from '../../kernel/database.ts';
import type { Activity } from '../activity/read-activity.ts';
import { activeLeaderboards, multiplierUnit, storePrizes, type Leaderboard } from './leaderboard.ts';

/**
 * What a batch adds to a player's score in one period. On a leaderboard of multipliers it is one win, or one win taken
 * back.
 */
interface Change {
  readonly board: Leaderboard;
  readonly activity: Activity;
  readonly periodStart: Date;
  readonly value: bigint;
}

/** Add activities to the scores of every leaderboard they count for. Closed periods do not change. */
export async function scoreLeaderboards(trx: Database, activities: readonly Activity[]): Promise<void> {
  const played = activities.filter(({ kind }) => kind === 'bet' || kind === 'win');
  const sites = [...new Set(played.map((activity) => activity.siteId))];
  if (sites.length === 0) return;
  const boards = await activeLeaderboards(trx, sites);
  const changes: Change[] = [];
  for (const activity of played) {
    for (const board of boards) {
      const value = scoreOf(board, activity);
      if (value !== 0n) changes.push({ board, activity, periodStart: periodStartOf(board, activity), value });
    }
  }
  if (changes.length === 0) return;
  const open = await openPeriods(trx, changes);
  const counting = changes.filter((change) => open.has(periodKey(change)));
  const sums = counting.filter(({ board }) => board.metric !== 'win_multiplier');
  const wins = counting.filter(({ board }) => board.metric === 'win_multiplier');
  await addScores(trx, sums);
  await addWins(
    trx,
    wins.filter(({ value }) => value > 0n),
  );
  await dropWins(
    trx,
    wins.filter(({ value }) => value < 0n),
  );
}

/**
 * What an activity adds to a leaderboard's score; 0 if it does not count. For a multiplier it is payout / stake in
 * ten-thousandths, of the stake as it was; for all else a stake is what of it counts for rewards. A rollback there returns any value but 0, because its effect is to remove the stored win.
 */
export function scoreOf(board: Leaderboard, activity: Activity): bigint {
  if (board.siteId !== activity.siteId || activity.amount === 0n || activity.countedStake === 0n) return 0n;
  if (board.category !== null && board.category !== activity.category) return 0n;
  if (board.providerCode !== null && board.providerCode !== activity.source) return 0n;
  if (activity.countedStake < board.minimumStake) return 0n;
  if (board.startsAt && activity.at < board.startsAt) return 0n;
  if (board.endsAt && activity.at >= board.endsAt) return 0n;
  if (board.metric === 'turnover')
    return activity.kind === 'bet' ? activity.sign * activity.countedStake : 0n;
  if (board.metric === 'wins') return activity.kind === 'win' ? activity.sign : 0n;
  if (activity.sign < 0n) return -1n;
  if (activity.kind !== 'win' || activity.isUndone) return 0n;
  const multiplier = (activity.amount * multiplierUnit) / activity.stake;
  return multiplier >= board.minimumScore ? multiplier : 0n;
}

function periodStartOf(board: Leaderboard, activity: Activity): Date {
  if (board.period === 'daily') return activity.dayStart;
  if (board.period === 'weekly') return activity.weekStart;
  return board.startsAt ?? new Date(0);
}

function periodKey({ board, periodStart }: Change): string {
  return `${board.siteId} ${board.code} ${periodStart.getTime()}`;
}

/**
 * Create the periods that are scored in for the first time. Returns the keys of the open ones, which are locked until
 * the commit so that they stay open.
 */
async function openPeriods(trx: Database, changes: readonly Change[]): Promise<ReadonlySet<string>> {
  const periods = [...new Map(changes.map((change) => [periodKey(change), change])).values()];
  const column = <Value>(pick: (change: Change) => Value): Value[] => periods.map(pick);
  await sql`
    insert into rewards.leaderboard_period (site_id, leaderboard_code, period_start, ends_at, prizes, minimum_score)
    select c.site_id, c.code, c.period_start,
      case c.period
        when 'daily' then least((c.local_start + interval '1 day') at time zone c.time_zone, c.ends_at)
        when 'weekly' then least((c.local_start + interval '7 days') at time zone c.time_zone, c.ends_at)
        else c.ends_at end,
      c.prizes, c.minimum_score
    from (
      select c.*, site.time_zone, c.period_start at time zone site.time_zone as local_start
      from unnest(
        ${column((c) => c.board.siteId)}::int[], ${column((c) => c.board.code)}::text[],
        ${column((c) => c.periodStart)}::timestamptz[], ${column((c) => c.board.period)}::text[],
        ${column((c) => c.board.endsAt)}::timestamptz[], ${column((c) => storePrizes(c.board.prizes))}::jsonb[],
        ${column((c) => c.board.minimumScore)}::bigint[]
      ) as c (site_id, code, period_start, period, ends_at, prizes, minimum_score)
      join sites.profile site on site.site_id = c.site_id
    ) c
    order by 1, 2, 3
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ site_id: number; leaderboard_code: string; period_start: Date }>`
    select p.site_id, p.leaderboard_code, p.period_start
    from rewards.leaderboard_period p
    join unnest(${column((c) => c.board.siteId)}::int[], ${column((c) => c.board.code)}::text[],
      ${column((c) => c.periodStart)}::timestamptz[]) as c (site_id, code, period_start)
      on c.site_id = p.site_id and c.code = p.leaderboard_code and c.period_start = p.period_start
    where p.closed_at is null
    order by 1, 2, 3
    for share of p`.execute(trx);
  return new Set(rows.map((row) => `${row.site_id} ${row.leaderboard_code} ${row.period_start.getTime()}`));
}

async function addScores(trx: Database, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const column = <Value>(pick: (change: Change) => Value): Value[] => changes.map(pick);
  await sql`
    insert into rewards.leaderboard_score as s (site_id, leaderboard_code, period_start, player_id, score, reached_at)
    select site_id, code, period_start, player_id, sum(value), max(done_at)
    from unnest(
      ${column((c) => c.board.siteId)}::int[], ${column((c) => c.board.code)}::text[],
      ${column((c) => c.periodStart)}::timestamptz[], ${column((c) => c.activity.playerId)}::bigint[],
      ${column((c) => c.value)}::bigint[], ${column((c) => c.activity.at)}::timestamptz[]
    ) as c (site_id, code, period_start, player_id, value, done_at)
    group by 1, 2, 3, 4
    on conflict (site_id, leaderboard_code, period_start, player_id)
    do update set score = s.score + excluded.score, reached_at = greatest(s.reached_at, excluded.reached_at)`.execute(
    trx,
  );
}

/** Store the wins, and set each player's score to their best one. */
async function addWins(trx: Database, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const column = <Value>(pick: (change: Change) => Value): Value[] => changes.map(pick);
  await sql`
    with won as (
      insert into rewards.leaderboard_win
        (site_id, leaderboard_code, period_start, player_id, source, win_id, bet_id, multiplier, won_at)
      select * from unnest(
        ${column((c) => c.board.siteId)}::int[], ${column((c) => c.board.code)}::text[],
        ${column((c) => c.periodStart)}::timestamptz[], ${column((c) => c.activity.playerId)}::bigint[],
        ${column((c) => c.activity.source)}::text[], ${column((c) => c.activity.externalId)}::text[],
        ${column((c) => c.activity.betId ?? '')}::text[], ${column((c) => c.value)}::bigint[],
        ${column((c) => c.activity.at)}::timestamptz[])
      on conflict do nothing
      returning *
    )
    insert into rewards.leaderboard_score as s (site_id, leaderboard_code, period_start, player_id, score, reached_at)
    select distinct on (site_id, leaderboard_code, period_start, player_id)
      site_id, leaderboard_code, period_start, player_id, multiplier, won_at
    from won
    order by site_id, leaderboard_code, period_start, player_id, multiplier desc, won_at
    on conflict (site_id, leaderboard_code, period_start, player_id)
    do update set score = excluded.score, reached_at = excluded.reached_at where excluded.score > s.score`.execute(
    trx,
  );
}

/**
 * Delete wins that were rolled back, alone or with their bets, and set the score to the best remaining win. A win that
 * is read in the same batch as its rollback, or after it, is already marked as undone and was never stored.
 */
async function dropWins(trx: Database, changes: readonly Change[]): Promise<void> {
  for (const { board, activity, periodStart } of changes) {
    const key = sql`site_id = ${board.siteId} and leaderboard_code = ${board.code} and period_start = ${periodStart}
      and player_id = ${activity.playerId}`;
    const id = activity.kind === 'win' ? sql`win_id` : sql`bet_id`;
    const dropped = await sql`
      delete from rewards.leaderboard_win
      where ${key} and source = ${activity.source} and ${id} = ${activity.externalId}`.execute(trx);
    if (dropped.numAffectedRows === 0n) continue;
    await sql`delete from rewards.leaderboard_score where ${key}`.execute(trx);
    await sql`
      insert into rewards.leaderboard_score (site_id, leaderboard_code, period_start, player_id, score, reached_at)
      select site_id, leaderboard_code, period_start, player_id, multiplier, won_at from rewards.leaderboard_win
      where ${key} order by multiplier desc, won_at limit 1`.execute(trx);
  }
}
