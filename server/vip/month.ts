import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { lesser, type Minor } from '../kernel/money.ts';
import { countAll } from '../bonus/count-all.ts';
import type { BonusApp } from '../bonus/bonus.ts';
import { dayOf, periodEnd, periodStart } from '../kernel/calendar.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import { readPlay } from '../rounds/play.ts';
import { levelLost } from './events.ts';
import { readLadder, type VipStep } from './ladder.ts';

/**
 * Settle the months that have ended. A player who has not deposited and staked enough in a month to keep their level
 * drops one level, to its start. A level reached during the month is kept at its end. Each player's month is settled in
 * one transaction that moves them to the next month, so that a repeated or concurrent run settles it once. Returns how
 * many months were settled.
 */
export async function decideMonths(app: BonusApp): Promise<number> {
  await countAll(app);
  const thisMonth = periodStart('month', app.clock.now());
  let decided = 0;
  for (;;) {
    const players = await app.db
      .selectFrom('rewards.vip_standing')
      .select(['site_id', 'player_id'])
      .where(sql<boolean>`cycle_start < ${thisMonth}::date`)
      .orderBy('cycle_start')
      .limit(500)
      .execute();
    if (players.length === 0) return decided;
    for (const player of players) {
      decided += await app.db.transaction().execute((trx) => decideMonth(app, trx, player, thisMonth));
    }
  }
}

async function decideMonth(
  app: Pick<App, 'clock' | 'events'>,
  trx: Database,
  player: { site_id: number; player_id: bigint },
  thisMonth: string,
): Promise<number> {
  const standing = await trx
    .selectFrom('rewards.vip_standing')
    .selectAll()
    .select([
      sql<string>`cycle_start::text`.as('cycle_start'),
      sql<string>`level_since::text`.as('level_since'),
    ])
    .where('site_id', '=', player.site_id)
    .where('player_id', '=', player.player_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (standing.cycle_start >= thisMonth) return 0;
  const next = periodEnd('month', standing.cycle_start);
  const ladder = await readLadder(trx, player.site_id);
  const step = ladder[standing.level];
  const lower = ladder[standing.level - 1];
  const isEarned = standing.level_since >= standing.cycle_start;
  const done = await monthOf(
    trx,
    { siteId: player.site_id, playerId: player.player_id, currency: standing.currency },
    standing.cycle_start,
  );
  const isKept = !step || !lower || isEarned || keeps(step, done);
  await trx
    .updateTable('rewards.vip_standing')
    .set({
      cycle_start: next,
      ...(isKept
        ? {}
        : {
            level: standing.level - 1,
            deposit: lower.deposit,
            turnover: lower.turnover,
            level_since: dayOf(app.clock.now()),
          }),
    })
    .where('site_id', '=', player.site_id)
    .where('player_id', '=', player.player_id)
    .execute();
  if (!isKept)
    await tellOfFall(app, trx, player, { from: standing.level, lower, month: standing.cycle_start });
  return 1;
}

/** Whether a month's play is enough to keep a level. */
export function keeps(
  step: Pick<VipStep, 'keep_deposit' | 'keep_turnover'>,
  done: { deposit: Minor; turnover: Minor },
): boolean {
  return lesser(done.deposit, done.turnover) >= step.keep_deposit && done.turnover >= step.keep_turnover;
}

/** A player's deposits and the stakes that count for rewards in the month that starts on the given day. */
export async function monthOf(
  db: Database,
  player: WalletKey,
  month: string,
): Promise<{ deposit: Minor; turnover: Minor }> {
  const play = await readPlay(db, player, { utc: { from: month, until: periodEnd('month', month) } });
  return { deposit: play.deposits, turnover: play.countedStakes };
}

async function tellOfFall(
  app: Pick<App, 'clock' | 'events'>,
  trx: Database,
  player: { site_id: number; player_id: bigint },
  fall: { from: number; lower: VipStep; month: string },
): Promise<void> {
  await trx
    .insertInto('rewards.vip_change')
    .values({
      ...player,
      change_id: newId(),
      level_before: fall.from,
      level_after: fall.lower.level,
      reason: 'cycle',
      changed_at: app.clock.now(),
    })
    .execute();
  await app.events.tell(trx, levelLost, {
    siteId: player.site_id,
    playerId: player.player_id,
    month: fall.month,
    level: fall.lower.vip_name,
  });
}
