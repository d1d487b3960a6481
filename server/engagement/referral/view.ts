import type { AnswerOf } from '@marquee/contract/call.ts';
import type { referralEarnings } from '@marquee/contract/api/referral/earnings.ts';
import type { referralList } from '@marquee/contract/api/referral/list.ts';
import type { referralSummary } from '@marquee/contract/api/referral/summary.ts';
import type { App } from '../app.ts';
import type { PlayerSession } from '../../players/player-session.ts';
import type { RequestFacts } from '../../kernel/request-facts.ts';
import { sql } from '../../kernel/database.ts';
import { formatMoney } from '../../kernel/money.ts';
import { sitePeriods } from '../period.ts';
import { presentReward } from '../../bonus/reward.ts';
import { maskAccount } from '../wins.ts';
import { takeUpFriends } from './friends.ts';
import { readProgram } from './program.ts';
import { percentOf } from './rate.ts';
import { settleDelay_ms } from './settle.ts';

type ViewApp = Pick<App, 'db' | 'clock' | 'sites'>;

/** A player's referral code and link, the figures of their friends and earnings, and the site's terms. */
export async function summarizeReferrals(
  app: ViewApp,
  session: PlayerSession,
  request: Pick<RequestFacts, 'host' | 'origin'>,
): Promise<AnswerOf<typeof referralSummary>> {
  const { siteId, playerId, currency } = session;
  const now = app.clock.now();
  const site = await app.sites.byId(siteId);
  await takeUpFriends(app.db, siteId, playerId, now);
  const [program, periods, code, friends, earnings] = await Promise.all([
    readProgram(app.db, siteId),
    sitePeriods(app.db, site.timeZone, now),
    app.db
      .selectFrom('players.account')
      .select('referral_code')
      .where('site_id', '=', siteId)
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow(),
    sql<{ joined: number; qualified: number; excluded: number }>`
      select (count(*) filter (where status <> 'excluded'))::int as joined,
        (count(*) filter (where status = 'qualified'))::int as qualified,
        (count(*) filter (where status = 'excluded'))::int as excluded
      from rewards.referral where site_id = ${siteId} and referrer_id = ${playerId}`.execute(app.db),
    sql<{ commission: bigint; invite: bigint; claimed: bigint; claimable: bigint }>`
      select coalesce(sum(e.amount) filter (where e.kind = 'commission'), 0)::int8 as commission,
        coalesce(sum(e.amount) filter (where e.kind = 'invite'), 0)::int8 as invite,
        coalesce(sum(e.amount) filter (where e.claim_id is not null), 0)::int8 as claimed,
        coalesce(sum(e.amount) filter (where e.claim_id is null), 0)::int8 as claimable
      from rewards.referral_earning e
      join rewards.referral r on r.site_id = e.site_id and r.player_id = e.friend_id
      where e.site_id = ${siteId} and e.player_id = ${playerId} and (r.status <> 'excluded' or e.claim_id is not null)`.execute(
      app.db,
    ),
  ]);
  const counts = friends.rows[0] ?? { joined: 0, qualified: 0, excluded: 0 };
  const earned = earnings.rows[0] ?? { commission: 0n, invite: 0n, claimed: 0n, claimable: 0n };
  const reached = program.tiers.filter((tier) => tier.friends <= counts.qualified);
  const base = site.domains.includes(request.host) ? request.origin : `https://${site.primaryDomain}`;
  return {
    is_active: program.isActive,
    referral_code: code.referral_code,
    referral_link: `${base}/register?ref=${encodeURIComponent(code.referral_code)}`,
    currency,
    friends: counts,
    earnings: {
      total: formatMoney(earned.commission + earned.invite),
      commission: formatMoney(earned.commission),
      invite: formatMoney(earned.invite),
      claimed: formatMoney(earned.claimed),
      claimable: formatMoney(earned.claimable),
    },
    minimum_claim: formatMoney(program.minimumClaim),
    basis: program.basis,
    tier: reached.at(-1)?.tier ?? 0,
    tiers: program.tiers.map(({ tier, friends: needed, ratePpm }) => ({
      tier,
      friends: needed,
      commission_percent: percentOf(ratePpm),
    })),
    invite:
      program.invite.reward === 0n
        ? null
        : {
            deposit: formatMoney(program.invite.deposit),
            turnover: formatMoney(program.invite.turnover),
            reward: presentReward({ kind: 'cash', amount: program.invite.reward }, currency),
          },
    next_commission_at: new Date(periods.daily.now.end.getTime() + settleDelay_ms).toISOString(),
  };
}

type Friend = AnswerOf<typeof referralList>['value'][number];

/** A page of the friends who joined with a player's code, latest first. */
export async function listFriends(
  app: ViewApp,
  session: PlayerSession,
  query: { page: number; pageSize: number },
): Promise<{ total: number; friends: Friend[] }> {
  const { siteId, playerId, currency } = session;
  await takeUpFriends(app.db, siteId, playerId, app.clock.now());
  const [counted, listed] = await Promise.all([
    sql<{ total: number }>`
      select count(*)::int as total from rewards.referral where site_id = ${siteId} and referrer_id = ${playerId}`.execute(
      app.db,
    ),
    sql<{
      account_id: string;
      status: string;
      joined_at: Date;
      qualified_at: Date | null;
      earned: bigint;
    }>`
      select friend.account_id, r.status, friend.created_at as joined_at, r.qualified_at,
        coalesce((select sum(e.amount) from rewards.referral_earning e
          where e.site_id = r.site_id and e.player_id = r.referrer_id and e.friend_id = r.player_id
            and (r.status <> 'excluded' or e.claim_id is not null)), 0)::int8 as earned
      from rewards.referral r
      join players.account friend on friend.site_id = r.site_id and friend.player_id = r.player_id
      where r.site_id = ${siteId} and r.referrer_id = ${playerId}
      order by r.joined_at desc, r.player_id desc
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`.execute(app.db),
  ]);
  return {
    total: counted.rows[0]?.total ?? 0,
    friends: listed.rows.map((row) => ({
      account: maskAccount(row.account_id),
      status: row.status === 'qualified' || row.status === 'excluded' ? row.status : 'joined',
      joined_at: row.joined_at.toISOString(),
      qualified_at: row.qualified_at?.toISOString() ?? null,
      earned: formatMoney(row.earned),
      currency,
    })),
  };
}

type Earning = AnswerOf<typeof referralEarnings>['value'][number];

/** A page of what a player's referrals have earned, without unclaimed earnings from friends who were excluded. */
export async function listEarnings(
  app: ViewApp,
  session: PlayerSession,
  query: { page: number; pageSize: number },
): Promise<{ total: number; earnings: Earning[] }> {
  const { siteId, playerId } = session;
  const kept = sql`rewards.referral_earning e
    join rewards.referral r on r.site_id = e.site_id and r.player_id = e.friend_id
    where e.site_id = ${siteId} and e.player_id = ${playerId} and (r.status <> 'excluded' or e.claim_id is not null)`;
  const [counted, listed] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from ${kept}`.execute(app.db),
    sql<{
      day: string;
      kind: string;
      rate_ppm: number;
      amount: bigint;
      currency: string;
      account_id: string;
      claimed_at: Date | null;
    }>`
      select earned.*, friend.account_id, claim.created_at as claimed_at
      from (
        select e.* from ${kept}
        order by e.day desc, e.kind desc, e.friend_id
        limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
      ) earned
      join players.account friend on friend.site_id = earned.site_id and friend.player_id = earned.friend_id
      left join rewards.referral_claim claim on claim.site_id = earned.site_id and claim.player_id = earned.player_id
        and claim.claim_id = earned.claim_id
      order by earned.day desc, earned.kind desc, earned.friend_id`.execute(app.db),
  ]);
  return {
    total: counted.rows[0]?.total ?? 0,
    earnings: listed.rows.map((row) => ({
      day: row.day,
      kind: row.kind === 'invite' ? 'invite' : 'commission',
      account: maskAccount(row.account_id),
      commission_percent: row.kind === 'invite' ? null : percentOf(row.rate_ppm),
      amount: formatMoney(row.amount),
      currency: row.currency,
      claimed_at: row.claimed_at?.toISOString() ?? null,
    })),
  };
}
