import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { periodStart, dayOf } from '../kernel/calendar.ts';
import type { StandingChange } from '../bonus/count-entry.ts';
import { levelReached } from './events.ts';
import { reachedLevel, readLadder, type VipStep } from './ladder.ts';

interface StandingRow {
  site_id: number;
  player_id: bigint;
  level: number;
  deposit: bigint;
  turnover: bigint;
}

/**
 * Add players' deposits and stakes, as far as they count, to their standings, and raise those who have reached a higher level. A
 * later rollback does not lower a level; levels drop at the end of a month only.
 */
export async function countStandings(
  app: Pick<App, 'clock' | 'events'>,
  trx: Database,
  changes: readonly StandingChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const now = app.clock.now();
  const column = <Value>(pick: (change: StandingChange) => Value): Value[] => changes.map(pick);
  const { rows } = await sql<StandingRow>`
    insert into rewards.vip_standing as s (site_id, player_id, currency, deposit, turnover, deposits, level_since, cycle_start)
    select site_id, player_id, min(currency), sum(deposit), sum(turnover), sum(deposits), ${dayOf(now)}::date,
      ${periodStart('month', now)}::date
    from unnest(
      ${column((c) => c.siteId)}::int[], ${column((c) => c.playerId)}::bigint[], ${column((c) => c.currency)}::text[],
      ${column((c) => c.deposits)}::bigint[], ${column((c) => c.countedStakes)}::bigint[], ${column((c) => c.depositCount)}::int[]
    ) as c (site_id, player_id, currency, deposit, turnover, deposits)
    group by site_id, player_id
    on conflict (site_id, player_id) do update set deposit = s.deposit + excluded.deposit,
      turnover = s.turnover + excluded.turnover, deposits = s.deposits + excluded.deposits
    returning site_id, player_id, level, deposit, turnover`.execute(trx);
  const ladders = new Map<number, readonly VipStep[]>();
  for (const row of rows) {
    const ladder = ladders.get(row.site_id) ?? (await readLadder(trx, row.site_id));
    ladders.set(row.site_id, ladder);
    const level = reachedLevel(ladder, row);
    if (level > row.level) await climb(app, trx, row, ladder, level);
  }
}

async function climb(
  app: Pick<App, 'clock' | 'events'>,
  trx: Database,
  standing: StandingRow,
  ladder: readonly VipStep[],
  level: number,
): Promise<void> {
  const { site_id, player_id } = standing;
  const now = app.clock.now();
  const changeId = newId();
  // An operator may be removing the level at this moment; then it is not reached.
  const { rows } = await sql`
    select from rewards.vip_level where site_id = ${site_id} and level = ${level} for key share`.execute(trx);
  if (rows.length === 0) return;
  await trx
    .updateTable('rewards.vip_standing')
    .set({ level, level_since: dayOf(now) })
    .where('site_id', '=', site_id)
    .where('player_id', '=', player_id)
    .execute();
  await trx
    .insertInto('rewards.vip_change')
    .values({
      site_id,
      player_id,
      change_id: changeId,
      level_before: standing.level,
      level_after: level,
      reason: 'reached',
      changed_at: now,
    })
    .execute();
  await app.events.tell(trx, levelReached, {
    siteId: site_id,
    playerId: player_id,
    changeId,
    level: ladder[level]?.vip_name ?? { EN: '', PHP: '', CN: '' },
  });
}
