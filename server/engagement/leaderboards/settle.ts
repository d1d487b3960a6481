import type { App } from '../app.ts';
import { sql } from '../../kernel/database.ts';
import { eventType } from '../../kernel/events.ts';
import { isReadUntil } from '../../ledger/read-operations.ts';
import { readPlayOfDays } from '../play-of-days.ts';
import { creditReward, rewardKindOf, type Reward } from '../../bonus/reward.ts';
import { inEveryLanguage, type Words } from '../../sites/words.ts';
import { paidPrize, readPrizes } from './leaderboard.ts';

/**
 * A period is closed this long after its end, so that what was posted in its last moment has been committed and
 * counted.
 */
const settleDelay_ms = 2 * 60_000;

/**
 * A prize of a leaderboard was paid. Announced in the transaction that pays it. `key` is made of the leaderboard and
 * the period.
 */
export const prizePaid = eventType<{
  readonly siteId: number;
  readonly playerId: bigint;
  readonly key: string;
  readonly rank: number;
  readonly board: Words;
  readonly reward: Reward;
  readonly currency: string;
}>('engagement.prize_paid');

type SettleApp = Pick<App, 'db' | 'clock' | 'events' | 'ledger' | 'log'>;

/**
 * Close the periods that have ended, and pay the unpaid prizes. Each period and each prize has a transaction of its
 * own, so the process may be killed anywhere, and several may do this at once.
 */
export async function settleLeaderboards(app: SettleApp): Promise<{ closed: number; paid: number }> {
  let closed = 0;
  while (await closeNextPeriod(app)) closed += 1;
  let paid = 0;
  while (await payNextPrize(app)) paid += 1;
  return { closed, paid };
}

/** Rank one period that has ended, and store its prizes. Returns false if no period is both due and fully counted. */
async function closeNextPeriod(app: SettleApp): Promise<boolean> {
  const now = app.clock.now();
  const due = new Date(now.getTime() - settleDelay_ms);
  return app.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      site_id: number;
      leaderboard_code: string;
      period_start: Date;
      ends_at: Date;
      prizes: unknown;
      minimum_score: bigint;
    }>`
      select * from rewards.leaderboard_period where closed_at is null and ends_at <= ${due}
      order by ends_at limit 1 for update skip locked`.execute(trx);
    const [period] = rows;
    if (!period || !(await isReadUntil(trx, 'engagement', period.ends_at))) return false;
    const prizes = readPrizes(period.prizes);
    const key = sql`s.site_id = ${period.site_id} and s.leaderboard_code = ${period.leaderboard_code}
      and s.period_start = ${period.period_start}`;
    const ranked = await sql<{ player_id: bigint; score: bigint; currency: string; time_zone: string }>`
      select s.player_id, s.score, player.currency, site.time_zone
      from rewards.leaderboard_score s join players.account player using (site_id, player_id)
      join sites.profile site using (site_id)
      where ${key} and s.score >= ${period.minimum_score} and player.status in ('active', 'no_bets')
      order by s.score desc, s.reached_at, s.player_id
      limit ${Math.max(0, ...prizes.map((prize) => prize.to))}`.execute(trx);
    for (const [index, player] of ranked.rows.entries()) {
      const owner = { siteId: period.site_id, playerId: player.player_id, currency: player.currency };
      const { countedStakes: stakes } = await readPlayOfDays(
        trx,
        owner,
        period.period_start,
        period.ends_at,
        player.time_zone,
      );
      const reward = paidPrize(prizes, index + 1, stakes);
      if (!reward) continue;
      await sql`
        insert into rewards.leaderboard_prize (site_id, leaderboard_code, period_start, rank, player_id, score,
          reward_kind, reward_amount, currency)
        values (${period.site_id}, ${period.leaderboard_code}, ${period.period_start}, ${index + 1}, ${player.player_id},
          ${player.score}, ${reward.kind}, ${reward.amount}, ${player.currency})`.execute(trx);
    }
    await sql`
      update rewards.leaderboard_period s set closed_at = ${now} where ${key}`.execute(trx);
    // The wins were stored in case of rollbacks. The ranking is final, so they are no longer needed.
    await sql`delete from rewards.leaderboard_win s where ${key}`.execute(trx);
    return true;
  });
}

/** Credit one prize and tell its winner, in one transaction. Returns false if none is left. */
async function payNextPrize(app: SettleApp): Promise<boolean> {
  const now = app.clock.now();
  return app.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      site_id: number;
      leaderboard_code: string;
      period_start: Date;
      rank: number;
      player_id: bigint;
      reward_kind: string;
      reward_amount: bigint;
      currency: string;
      title: unknown;
    }>`
      select prize.*, board.title from rewards.leaderboard_prize prize
      join rewards.leaderboard board using (site_id, leaderboard_code)
      join ledger.holdings wallet using (site_id, player_id, currency)
      where prize.paid_at is null and wallet.status <> 'closed'
      order by prize.period_start, prize.rank limit 1 for update of prize skip locked`.execute(trx);
    const [prize] = rows;
    if (!prize) return false;
    const reward = { kind: rewardKindOf(prize.reward_kind), amount: prize.reward_amount };
    const owner = { siteId: prize.site_id, playerId: prize.player_id };
    const key = `${prize.leaderboard_code}:${prize.period_start.toISOString()}`;
    await creditReward(app, trx, { ...owner, currency: prize.currency, source: 'leaderboard', key, reward });
    await sql`
      update rewards.leaderboard_prize set paid_at = ${now}
      where site_id = ${prize.site_id} and leaderboard_code = ${prize.leaderboard_code}
        and period_start = ${prize.period_start} and rank = ${prize.rank}`.execute(trx);
    await app.events.tell(trx, prizePaid, {
      ...owner,
      key,
      rank: prize.rank,
      board: inEveryLanguage(prize.title),
      reward,
      currency: prize.currency,
    });
    return true;
  });
}
