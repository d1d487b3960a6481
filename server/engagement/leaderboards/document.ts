import { rewardKinds } from '@marquee/contract/engagement.ts';
import type { LeaderboardDocument } from '@marquee/contract/operator-rewards.ts';
import { z } from 'zod';
import { sql, type Database } from '../../kernel/database.ts';
import { refuse, refuseField } from '../../kernel/errors.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import type { DocumentSite } from '../../sites/documents/site-of.ts';
import { storedText, writtenText } from '../../sites/documents/texts.ts';
import { sitePeriods } from '../period.ts';
import { hasBegun, requireGames, stateOf, type PublishedReward } from '../published.ts';
import { storedScore } from './import.ts';
import { presentScore, readPrizes, storePrizes } from './leaderboard.ts';

export type PublishedLeaderboard = PublishedReward<LeaderboardDocument>;

const rowSchema = z.object({
  period: z.enum(['daily', 'weekly', 'range']),
  metric: z.enum(['turnover', 'win_multiplier', 'wins']),
});

/** All leaderboards of a site that were published, by their code, in their order. */
export async function readLeaderboardDocuments(
  db: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
  code?: string,
): Promise<ReadonlyMap<string, PublishedLeaderboard>> {
  let found = db
    .selectFrom('rewards.leaderboard')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('leaderboard_code');
  if (code !== undefined) found = found.where('leaderboard_code', '=', code);
  const rows = await found.execute();
  return new Map(
    rows.map((row) => {
      const { period, metric } = rowSchema.parse(row);
      const content: LeaderboardDocument = {
        position: row.position,
        words: { title: writtenText(row.title), description: writtenText(row.description) },
        period,
        metric,
        category: row.category,
        provider_code: row.provider_code,
        minimum_stake: formatMoney(row.minimum_stake),
        minimum_score: presentScore(metric, row.minimum_score),
        prizes: readPrizes(row.prizes).map(({ from, to, reward, turnover }) => ({
          from,
          to,
          kind: reward.kind,
          amount: formatMoney(reward.amount),
          turnover: formatMoney(turnover),
        })),
        starts_at: row.starts_at?.toISOString() ?? null,
        ends_at: row.ends_at?.toISOString() ?? null,
      };
      return [row.leaderboard_code, { status: row.is_active ? 'active' : 'stopped', content }];
    }),
  );
}

/** A leaderboard that was published; null if none was of this code. */
export async function readLeaderboardDocument(
  db: Database,
  site: Pick<DocumentSite, 'siteId'>,
  code: string,
): Promise<PublishedLeaderboard | null> {
  return (await readLeaderboardDocuments(db, site, code)).get(code) ?? null;
}

/**
 * Make a leaderboard what a document says. A period that somebody has scored in keeps its prizes. Throws `invalidInput` for the
 * field that cannot be so.
 */
export async function writeLeaderboard(
  trx: Database,
  site: DocumentSite,
  code: string,
  { status, content }: PublishedLeaderboard,
  now: Date,
): Promise<void> {
  const before = await readLeaderboardDocument(trx, site, code);
  if (status === 'active') await requireLeaderboard(trx, site, content, before, now);
  const row = {
    position: content.position,
    title: storedText(content.words.title),
    description: storedText(content.words.description),
    period: content.period,
    metric: content.metric,
    category: content.category,
    provider_code: content.provider_code,
    minimum_stake: parseMoney(content.minimum_stake),
    minimum_score: storedScore(content.metric, content.minimum_score),
    prizes: storePrizes(
      content.prizes.map(({ from, to, kind, amount, turnover }) => ({
        from,
        to,
        reward: { kind, amount: parseMoney(amount) },
        turnover: parseMoney(turnover),
      })),
    ),
    starts_at: content.starts_at,
    ends_at: content.ends_at,
    is_active: status === 'active',
  };
  await trx
    .insertInto('rewards.leaderboard')
    .values({ ...row, site_id: site.siteId, leaderboard_code: code })
    .onConflict((conflict) => conflict.columns(['site_id', 'leaderboard_code']).doUpdateSet(row))
    .execute();
}

const fixed = 'as it was published; stop it and build another';

async function requireLeaderboard(
  db: Database,
  site: DocumentSite,
  content: LeaderboardDocument,
  before: PublishedLeaderboard | null,
  now: Date,
): Promise<void> {
  const { metric, period, starts_at, ends_at, minimum_score } = content;
  if (metric === 'wins' && !/^\d{1,9}$/.test(minimum_score)) {
    throw refuseField('change.content.minimum_score', 'a whole number');
  }
  if (storedScore(metric, minimum_score) === 0n) {
    throw refuseField('change.content.minimum_score', 'a positive decimal amount such as "120.50"');
  }
  if (period === 'range' && (starts_at === null || ends_at === null)) {
    throw refuseField(`change.content.${starts_at === null ? 'starts_at' : 'ends_at'}`, 'a value');
  }
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
    throw refuseField('change.content.ends_at', 'a time after the beginning');
  }
  requireRanks(content);
  if (before && hasBegun(before.content, now)) await requirePromise(db, site, content, before.content, now);
  await requireGames(db, site, content);
}

/** Every rank has one prize, and none is left out in between. */
function requireRanks({ prizes }: LeaderboardDocument): void {
  let next = 1;
  for (const [index, { from, to }] of prizes.entries()) {
    if (from !== next || to < from) {
      throw refuseField(`change.content.prizes.${index}.from`, 'ranks from 1 on, each in one prize');
    }
    next = to + 1;
  }
}

/** Scores of a period are counted by one measure, and its prizes are those that were announced. */
async function requirePromise(
  db: Database,
  site: DocumentSite,
  content: LeaderboardDocument,
  old: LeaderboardDocument,
  now: Date,
): Promise<void> {
  for (const field of ['period', 'metric', 'category', 'provider_code', 'starts_at'] as const) {
    if (content[field] !== old[field]) throw refuseField(`change.content.${field}`, fixed);
  }
  if (parseMoney(content.minimum_stake) !== parseMoney(old.minimum_stake)) {
    throw refuseField('change.content.minimum_stake', fixed);
  }
  if (content.period === 'range') {
    if (content.ends_at !== old.ends_at) throw refuseField('change.content.ends_at', fixed);
    if (JSON.stringify(content.prizes) !== JSON.stringify(old.prizes)) {
      throw refuseField('change.content.prizes', fixed);
    }
    if (storedScore(content.metric, content.minimum_score) !== storedScore(old.metric, old.minimum_score)) {
      throw refuseField('change.content.minimum_score', fixed);
    }
    return;
  }
  if (content.ends_at === null || content.ends_at === old.ends_at) return;
  const end = await endOfRun(db, site, content.period, now);
  if (Date.parse(content.ends_at) < end.getTime()) {
    throw refuseField('change.content.ends_at', 'not before the running period ends');
  }
}

async function endOfRun(
  db: Database,
  { siteId }: DocumentSite,
  period: 'daily' | 'weekly',
  now: Date,
): Promise<Date> {
  const { time_zone } = await db
    .selectFrom('sites.profile')
    .select('time_zone')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return (await sitePeriods(db, time_zone, now))[period].now.end;
}

/**
 * How a leaderboard stands once it is stopped: one that has not begun is off; of one that runs, the present day or week is the last
 * and is paid as ever. One between fixed dates runs to its end once it has begun, because players play for it. Throws
 * `documentUnchanged` where there is nothing to stop.
 */
export async function stoppedLeaderboard(
  db: Database,
  site: DocumentSite,
  published: PublishedLeaderboard,
  now: Date,
): Promise<PublishedLeaderboard> {
  const state = stateOf(published, now);
  const { content } = published;
  if (state === 'upcoming') return { status: 'stopped', content };
  if (state !== 'running' || content.period === 'range') throw refuse('documentUnchanged');
  const end = await endOfRun(db, site, content.period, now);
  if (content.ends_at !== null && Date.parse(content.ends_at) <= end.getTime())
    throw refuse('documentUnchanged');
  return { status: 'active', content: { ...content, ends_at: end.toISOString() } };
}

/** What leaderboards of a site paid since a time, by their code. */
export async function leaderboardsGiven(db: Database, siteId: number, since: Date) {
  const { rows } = await sql<{
    code: string;
    kind: string;
    times: number;
    players: number;
    amount: bigint;
  }>`
    select leaderboard_code as code, reward_kind as kind, count(*)::int as times,
      count(distinct player_id)::int as players, sum(reward_amount)::int8 as amount
    from rewards.leaderboard_prize where site_id = ${siteId} and paid_at >= ${since}
    group by 1, 2`.execute(db);
  return rows;
}

/** How many periods of each length there are in a number of days; one of fixed dates is one. */
export function periodsIn(period: LeaderboardDocument['period'], days: number): number {
  if (period === 'daily') return days;
  return period === 'weekly' ? Math.ceil(days / 7) : 1;
}

const periodsShown = 20;
const kindSchema = z.enum(rewardKinds);

/** The latest periods of a leaderboard that somebody scored in, with the prizes of those that were ranked. */
export async function leaderboardResults(db: Database, siteId: number, code: string) {
  const { rows: periods } = await sql<{
    period_start: Date;
    ends_at: Date;
    closed_at: Date | null;
    players: number;
    metric: string;
  }>`
    select p.period_start, p.ends_at, p.closed_at, board.metric,
      (select count(*)::int from rewards.leaderboard_score s where s.site_id = p.site_id
        and s.leaderboard_code = p.leaderboard_code and s.period_start = p.period_start) as players
    from rewards.leaderboard_period p join rewards.leaderboard board using (site_id, leaderboard_code)
    where p.site_id = ${siteId} and p.leaderboard_code = ${code}
    order by p.period_start desc limit ${periodsShown}`.execute(db);
  const { rows: prizes } = await sql<{
    period_start: Date;
    rank: number;
    player_id: bigint;
    account_id: string;
    score: bigint;
    reward_kind: string;
    reward_amount: bigint;
    paid_at: Date | null;
  }>`
    select prize.period_start, rank, player_id, account_id, score, reward_kind, reward_amount, paid_at
    from rewards.leaderboard_prize prize join players.account using (site_id, player_id)
    where site_id = ${siteId} and leaderboard_code = ${code}
      and period_start = any(${periods.map((period) => period.period_start)}::timestamptz[])
    order by rank`.execute(db);
  return periods.map((period) => ({
    period_start: period.period_start.toISOString(),
    ends_at: period.ends_at.toISOString(),
    closed_at: period.closed_at?.toISOString() ?? null,
    players: period.players,
    prizes: prizes
      .filter(({ period_start }) => period_start.getTime() === period.period_start.getTime())
      .map((prize) => ({
        rank: prize.rank,
        player_id: prize.player_id.toString(),
        account_id: prize.account_id,
        score: presentScore(rowSchema.shape.metric.parse(period.metric), prize.score),
        kind: kindSchema.parse(prize.reward_kind),
        amount: formatMoney(prize.reward_amount),
        paid_at: prize.paid_at?.toISOString() ?? null,
      })),
  }));
}
