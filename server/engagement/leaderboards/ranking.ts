import type { z } from 'zod';
import type { leaderboardEntrySchema, leaderboardSchema } from '@marquee/contract/engagement.ts';
import type { App } from '../app.ts';
import type { PlayerSession } from '../../players/player-session.ts';
import { sql, type Database } from '../../kernel/database.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import { sitePeriods, type Period, type SitePeriods } from '../period.ts';
import { presentReward, rewardKindOf } from '../../bonus/reward.ts';
import { maskAccount } from '../wins.ts';
import { inLanguage } from '../../sites/words.ts';
import {
  activeLeaderboards,
  presentScore,
  prizeOf,
  readPrizes,
  type Leaderboard,
  type Prize,
} from './leaderboard.ts';

type Shown = z.infer<typeof leaderboardSchema>;
type Entry = z.infer<typeof leaderboardEntrySchema>;
type ViewApp = Pick<App, 'db' | 'clock' | 'sites'>;

/** How long a leaderboard with fixed dates stays listed with its result after its end. */
const shownAfterEnd_ms = 7 * 86_400_000;
/** How many periods a player can see, including the current one. */
const periodsBack = 10;

/** The current leaderboards, each with the player's own rank. */
export async function listLeaderboards(
  app: ViewApp,
  session: PlayerSession,
  language: string,
): Promise<Shown[]> {
  const now = app.clock.now();
  const site = await app.sites.byId(session.siteId);
  const [boards, periods] = await Promise.all([
    activeLeaderboards(app.db, [session.siteId]),
    sitePeriods(app.db, site.timeZone, now),
  ]);
  const listed = boards.filter(({ period, endsAt }) => {
    if (!endsAt) return true;
    return endsAt.getTime() + (period === 'range' ? shownAfterEnd_ms : 0) > now.getTime();
  });
  return Promise.all(
    listed.map(async (board) => {
      const turn = await readTurn(app.db, board, currentPeriod(board, periods));
      return present(app.db, session, turn, now, language);
    }),
  );
}

/**
 * A page of a leaderboard's ranking. Throws `leaderboardNotFound` if there is no such leaderboard, or if nobody scored
 * in the past period asked for.
 */
export async function rankLeaderboard(
  app: ViewApp,
  session: PlayerSession,
  query: {
    leaderboardCode: string;
    periodStart: Date | undefined;
    language: string;
    page: number;
    pageSize: number;
  },
): Promise<{ leaderboard: Shown; ranking: Entry[]; periods: { period_start: string; ends_at: string }[] }> {
  const now = app.clock.now();
  const site = await app.sites.byId(session.siteId);
  const boards = await activeLeaderboards(app.db, [session.siteId]);
  const board = boards.find(({ code }) => code === query.leaderboardCode);
  if (!board) throw refuse('leaderboardNotFound');
  const current = currentPeriod(board, await sitePeriods(app.db, site.timeZone, now));
  const past = await readPeriods(app.db, board, current);
  const wanted = query.periodStart;
  const period = wanted ? past.find(({ start }) => start.getTime() === wanted.getTime()) : current;
  if (!period) throw refuse('leaderboardNotFound');
  const turn = await readTurn(app.db, board, period);
  const { rows } = await sql<{
    rank: number;
    account_id: string;
    player_id: bigint;
    score: bigint;
    reward_kind: string | null;
    reward_amount: bigint | null;
  }>`
    select ranked.*, prize.reward_kind, prize.reward_amount
    from (
      select (row_number() over (order by s.score desc, s.reached_at, s.player_id))::int as rank,
        s.player_id, player.account_id, s.score
      from ${rankedScores(turn)}
      order by 1 limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
    ) ranked
    left join rewards.leaderboard_prize prize
      on prize.site_id = ${board.siteId} and prize.leaderboard_code = ${board.code}
      and prize.period_start = ${period.start} and prize.player_id = ranked.player_id
    order by rank`.execute(app.db);
  const ranking = rows.map((row): Entry => {
    const won = row.reward_kind === null || row.reward_amount === null ? undefined : row.reward_amount;
    const reward = turn.isClosed
      ? won !== undefined && { kind: rewardKindOf(row.reward_kind ?? ''), amount: won }
      : prizeOf(turn.prizes, row.rank);
    return {
      rank: row.rank,
      account: maskAccount(row.account_id),
      score: presentScore(board.metric, row.score),
      reward: reward ? presentReward(reward, session.currency) : null,
      is_own: row.player_id === session.playerId,
    };
  });
  return {
    leaderboard: await present(app.db, session, turn, now, query.language),
    ranking,
    periods: past.map(({ start, end }) => ({
      period_start: start.toISOString(),
      ends_at: end.toISOString(),
    })),
  };
}

/** One period of a leaderboard, with the terms that apply in it. */
interface Turn {
  readonly board: Leaderboard;
  readonly period: Period;
  readonly prizes: readonly Prize[];
  readonly minimumScore: bigint;
  readonly isClosed: boolean;
}

function currentPeriod(board: Leaderboard, periods: SitePeriods): Period {
  if (board.period === 'range') {
    return { start: board.startsAt ?? new Date(0), end: board.endsAt ?? new Date(0) };
  }
  const { start, end } = periods[board.period].now;
  return { start, end: board.endsAt && board.endsAt < end ? board.endsAt : end };
}

/** The current period and the earlier ones in which somebody scored, latest first. */
async function readPeriods(db: Database, board: Leaderboard, current: Period): Promise<Period[]> {
  const { rows } = await sql<{ period_start: Date; ends_at: Date }>`
    select period_start, ends_at from rewards.leaderboard_period
    where site_id = ${board.siteId} and leaderboard_code = ${board.code} and period_start < ${current.start}
    order by period_start desc limit ${periodsBack - 1}`.execute(db);
  return [current, ...rows.map((row) => ({ start: row.period_start, end: row.ends_at }))];
}

async function readTurn(db: Database, board: Leaderboard, period: Period): Promise<Turn> {
  const { rows } = await sql<{ prizes: unknown; minimum_score: bigint; closed_at: Date | null }>`
    select prizes, minimum_score, closed_at from rewards.leaderboard_period
    where site_id = ${board.siteId} and leaderboard_code = ${board.code} and period_start = ${period.start}`.execute(
    db,
  );
  const [stored] = rows;
  return {
    board,
    period,
    prizes: stored ? readPrizes(stored.prizes) : board.prizes,
    minimumScore: stored?.minimum_score ?? board.minimumScore,
    isClosed: stored?.closed_at instanceof Date,
  };
}

/** The scores of a period that are ranked. */
function rankedScores({ board, period, minimumScore }: Turn) {
  return sql`rewards.leaderboard_score s join players.account player using (site_id, player_id)
    where s.site_id = ${board.siteId} and s.leaderboard_code = ${board.code} and s.period_start = ${period.start}
      and s.score >= ${minimumScore} and player.status in ('active', 'no_bets')`;
}

async function present(
  db: Database,
  session: PlayerSession,
  turn: Turn,
  now: Date,
  language: string,
): Promise<Shown> {
  const { board, period } = turn;
  const { rows } = await sql<{ players: number; own_score: bigint | null; better: number }>`
    with own as (
      select score, reached_at, player_id from rewards.leaderboard_score
      where site_id = ${board.siteId} and leaderboard_code = ${board.code} and period_start = ${period.start}
        and player_id = ${session.playerId}
    )
    select count(*)::int as players, (select score from own) as own_score,
      (count(*) filter (where (s.score, own.reached_at, own.player_id) > (own.score, s.reached_at, s.player_id)))::int as better
    from ${sql`(select s.* from ${rankedScores(turn)}) s`} left join own on true`.execute(db);
  const figures = rows[0] ?? { players: 0, own_score: null, better: 0 };
  const ownScore = figures.own_score ?? 0n;
  const rank = ownScore >= turn.minimumScore ? figures.better + 1 : null;
  const ownPrize = rank === null ? undefined : prizeOf(turn.prizes, rank);
  return {
    leaderboard_id: board.code,
    title: inLanguage(board.title, language),
    description: inLanguage(board.description, language),
    period: board.period,
    metric: board.metric,
    category: board.category,
    provider_code: board.providerCode,
    minimum_stake: formatMoney(board.minimumStake),
    minimum_score: presentScore(board.metric, turn.minimumScore),
    currency: session.currency,
    period_start: period.start.toISOString(),
    ends_at: period.end.toISOString(),
    state: stateOf(turn, now),
    prizes: turn.prizes.map(({ from, to, reward }) => ({
      rank_from: from,
      rank_to: to,
      reward: presentReward(reward, session.currency),
    })),
    players: figures.players,
    own: {
      rank,
      score: presentScore(board.metric, ownScore < 0n ? 0n : ownScore),
      reward: ownPrize ? presentReward(ownPrize, session.currency) : null,
    },
  };
}

function stateOf({ period, isClosed }: Turn, now: Date): Shown['state'] {
  if (isClosed) return 'settled';
  if (period.start > now) return 'upcoming';
  return period.end > now ? 'running' : 'settling';
}
