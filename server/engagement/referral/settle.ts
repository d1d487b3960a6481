import type { App } from '../app.ts';
import { sql } from '../../kernel/database.ts';
import { eventType } from '../../kernel/events.ts';
import type { Minor } from '../../kernel/money.ts';
import { areDaysCounted } from '../../rounds/play.ts';
import { maskAccount } from '../wins.ts';
import { excludeFriends, takeUpFriends } from './friends.ts';
import { readProgram, type ReferralProgram } from './program.ts';

/**
 * A day's commission is computed this long after its end, so that what was posted in its last moment has been counted.
 */
export const settleDelay_ms = 2 * 60_000;
/** How many friends can qualify in one run. */
const qualifiedARun = 1000;

/** A friend's play has earned their referrer the reward of the terms. `friend` is the masked account. */
export const friendQualified = eventType<{
  readonly siteId: number;
  readonly playerId: bigint;
  readonly friendId: bigint;
  readonly friend: string;
  readonly amount: Minor;
  readonly currency: string;
}>('engagement.friend_qualified');

type SettleApp = Pick<App, 'db' | 'clock' | 'events'>;

/**
 * For every site with terms, record its newest friends, exclude those who turned out to be their referrers, reward each
 * friend who has qualified, and compute the commission of the days that have ended. Steps run in transactions of their
 * own and change nothing when repeated, so the process may be killed anywhere, and several may do this at once.
 */
export async function settleReferrals(app: SettleApp): Promise<void> {
  const { rows: sites } = await sql<{ site_id: number }>`
    select site_id from rewards.referral_program order by site_id`.execute(app.db);
  for (const { site_id: siteId } of sites) {
    const program = await readProgram(app.db, siteId);
    await takeUpFriends(app.db, siteId, undefined, app.clock.now());
    await excludeFriends(app.db, siteId);
    if (program.isActive) await qualifyFriends(app, siteId, program);
    while (await computeNextDay(app, siteId, program));
  }
}

/**
 * Reward the referrer of each friend who has deposited and staked what the terms ask, once per friend. A deposit counts
 * as far as it was staked.
 */
async function qualifyFriends(app: SettleApp, siteId: number, program: ReferralProgram): Promise<void> {
  const { rows: friends } = await sql<{ player_id: bigint }>`
    select r.player_id from rewards.referral r
    join rounds.play_by_day d using (site_id, player_id)
    join players.account referrer on referrer.site_id = r.site_id and referrer.player_id = r.referrer_id
    where r.site_id = ${siteId} and r.status = 'joined' and d.currency = referrer.currency
    group by r.player_id
    having least(sum(d.deposits), sum(d.counted_stakes)) >= ${program.invite.deposit}
      and sum(d.counted_stakes) >= ${program.invite.turnover}
    order by r.player_id limit ${qualifiedARun}`.execute(app.db);
  for (const friend of friends) await qualify(app, siteId, friend.player_id, program);
}

async function qualify(
  app: SettleApp,
  siteId: number,
  friendId: bigint,
  program: ReferralProgram,
): Promise<void> {
  const now = app.clock.now();
  await app.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ referrer_id: bigint; currency: string; account_id: string }>`
      update rewards.referral r set status = 'qualified', qualified_at = ${now}
      from players.account referrer, players.account friend
      where r.site_id = ${siteId} and r.player_id = ${friendId} and r.status = 'joined'
        and referrer.site_id = r.site_id and referrer.player_id = r.referrer_id
        and friend.site_id = r.site_id and friend.player_id = r.player_id
      returning r.referrer_id, referrer.currency, friend.account_id`.execute(trx);
    const [earned] = rows;
    if (!earned || program.invite.reward === 0n) return;
    await sql`
      insert into rewards.referral_earning (site_id, player_id, friend_id, kind, day, basis, base, rate_ppm, amount, currency,
        created_at)
      select ${siteId}, ${earned.referrer_id}, ${friendId}, 'invite', (${now}::timestamptz at time zone time_zone)::date, 'invite', 0, 0,
        ${program.invite.reward}, ${earned.currency}, ${now}
      from sites.profile where site_id = ${siteId}
      on conflict do nothing`.execute(trx);
    await app.events.tell(trx, friendQualified, {
      siteId,
      playerId: earned.referrer_id,
      friendId,
      friend: maskAccount(earned.account_id),
      amount: program.invite.reward,
      currency: earned.currency,
    });
  });
}

/**
 * Compute the commission of the first day that has none yet. Returns false if no day is due, or if the day is not fully
 * counted. Of stakes, what counts for rewards does, and an NGR is at most that. A friend earns their referrer commission on days when the basis is above 0; days are not offset against each
 * other.
 */
async function computeNextDay(app: SettleApp, siteId: number, program: ReferralProgram): Promise<boolean> {
  const now = app.clock.now();
  const due = new Date(now.getTime() - settleDelay_ms);
  return app.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ day: string; ends_at: Date }>`
      select next.day, (next.day + 1)::timestamp at time zone next.time_zone as ends_at
      from (
        select site.time_zone, coalesce(p.computed_through + 1,
          (select min(d.site_day) from rounds.play_by_day d where d.site_id = p.site_id),
          (${due}::timestamptz at time zone site.time_zone)::date) as day
        from rewards.referral_program p join sites.profile site using (site_id)
        where p.site_id = ${siteId} for update of p skip locked
      ) next
      where next.day < (${due}::timestamptz at time zone next.time_zone)::date`.execute(trx);
    const [next] = rows;
    if (!next || !(await areDaysCounted(trx, next.ends_at))) return false;
    const base =
      program.basis === 'ngr'
        ? sql`least(sum(real_stakes - real_payouts - bonus_cost), sum(counted_stakes))::bigint`
        : sql`sum(counted_stakes)::bigint`;
    if (program.isActive) {
      await sql`
        insert into rewards.referral_earning (site_id, player_id, friend_id, kind, day, basis, base, rate_ppm, amount,
          currency, created_at)
        select r.site_id, r.referrer_id, r.player_id, 'commission', ${next.day}, ${program.basis}, d.base, tier.rate_ppm,
          earned.amount, d.currency, ${now}
        from (
          select site_id, player_id, currency, ${base} as base from rounds.play_by_day
          where site_id = ${siteId} and site_day = ${next.day}
          group by site_id, player_id, currency
        ) d
        join rewards.referral r using (site_id, player_id)
        join players.account referrer on referrer.site_id = r.site_id and referrer.player_id = r.referrer_id
        cross join lateral (
          select t.rate_ppm from rewards.referral_tier t
          where t.site_id = r.site_id and t.friends <= (
            select count(*) from rewards.referral other
            where other.site_id = r.site_id and other.referrer_id = r.referrer_id and other.status = 'qualified')
          order by t.friends desc limit 1) tier
        cross join lateral (select div(d.base::numeric * tier.rate_ppm, 1000000)::bigint as amount) earned
        where d.currency = referrer.currency
          and r.status <> 'excluded' and referrer.status in ('active', 'no_bets') and earned.amount > 0
        on conflict do nothing`.execute(trx);
    }
    await sql`
      update rewards.referral_program set computed_through = ${next.day} where site_id = ${siteId}`.execute(
      trx,
    );
    return true;
  });
}
