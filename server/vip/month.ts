import type { App } from '../kernel/app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { lesser, type Minor } from '../kernel/money.ts';
import { sendToInbox } from '../inbox/send.ts';
import { countAll } from '../bonus/count-all.ts';
import type { BonusApp } from '../bonus/bonus.ts';
import { dayOf, periodEnd, periodStart } from '../kernel/calendar.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import { readPlay } from '../rounds/play.ts';
import { readLadder, type VipStep } from './ladder.ts';

/**
 * Decide the months that are over: who has not deposited and staked in a month what his level takes to be kept falls one
 * level, to its beginning. A level that was reached within the month is kept at its end. Each player's month is one
 * transaction, which moves him on to the next month: broken off and run again, or run twice at once, it decides each once.
 * Answers how many months were decided.
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
  app: Pick<App, 'clock'>,
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

/** Whether what was done in a month keeps a level. */
export function keeps(
  step: Pick<VipStep, 'keep_deposit' | 'keep_turnover'>,
  done: { deposit: Minor; turnover: Minor },
): boolean {
  return lesser(done.deposit, done.turnover) >= step.keep_deposit && done.turnover >= step.keep_turnover;
}

/** What a player has deposited, and staked of real money, in the month that begins on a day. */
export async function monthOf(
  db: Database,
  player: WalletKey,
  month: string,
): Promise<{ deposit: Minor; turnover: Minor }> {
  const play = await readPlay(db, player, { utc: { from: month, until: periodEnd('month', month) } });
  return { deposit: play.deposits, turnover: play.realStakes };
}

async function tellOfFall(
  app: Pick<App, 'clock'>,
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
  const name = fall.lower.vip_name;
  await sendToInbox(app, trx, {
    siteId: player.site_id,
    playerId: player.player_id,
    key: `vip:month:${fall.month}`,
    category: 'account',
    href: '/vip',
    text: {
      title: { EN: `Your level is ${name}`, PHP: `Ang antas mo ay ${name}`, CN: `您的等级为 ${name}` },
      body: {
        EN: `Last month did not reach what your former level takes to be kept. Your level is ${name} now.`,
        PHP: `Hindi naabot noong nakaraang buwan ang kailangan para mapanatili ang dati mong antas. Ang antas mo ngayon ay ${name}.`,
        CN: `上个月未达到保留原等级的要求，您目前的等级为 ${name}。`,
      },
    },
  });
}
