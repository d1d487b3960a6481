/** What the house has of its draws: for pages of players the next one that is held at its time, and for its operator all but those of tables. */
import type { ListedDraw, ReportedDrawGame } from '@marquee/contract/providers/draws.ts';
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import { z } from 'zod';
import { saltedLink } from '../../kit/fairness/chain.ts';
import { fieldFrom } from '../../kinds/live/drawn-from.ts';
import { type LiveGame, outcomeSchema, type Schedule } from '../../kinds/live/games.ts';
import { TIERS } from '../../kinds/live/pools.ts';
import { wagerSchema } from '../../kinds/live/rules.ts';
import type { House } from '../house.ts';
import type { Queryable } from '../transaction.ts';
import type { DrawState } from './draws.ts';
import { type CarriedPool, carriedPoolsSchema, poolColumns, sharedPoolsSchema } from './shared-pools.ts';

export type ScheduledGame = { code: string; title: string; live: LiveGame; schedule: Schedule };

/** The games of the house whose draws are held at their times. */
export function scheduledGames(house: Pick<House, 'games'>): ScheduledGame[] {
  return [...house.games.values()].flatMap((game) =>
    game.kind === 'live' && game.live.schedule !== null
      ? [{ code: game.code, title: game.title, live: game.live, schedule: game.live.schedule }]
      : [],
  );
}

export type ReportedGame = Omit<ScheduledGame, 'schedule'>;

/** The games whose draws the operator is told of: those that are held at their times, races and bouts. Tables have a draw every half a minute. */
export function reportedGames(house: Pick<House, 'games'>): ReportedGame[] {
  return [...house.games.values()].flatMap((game) =>
    game.kind === 'live' && (game.live.schedule !== null || game.live.pool || game.live.fieldOf)
      ? [{ code: game.code, title: game.title, live: game.live }]
      : [],
  );
}

/** How far the draws of a game lie apart, in milliseconds. */
function spacingOf({ schedule, phases }: LiveGame): number {
  if (schedule) return schedule.every_ms;
  const { betting_ms, drawing_ms, pause_ms, announces_ms = 0 } = phases;
  return betting_ms + announces_ms + drawing_ms + pause_ms;
}

/** A jackpot that a draw has grown to: what was carried, and its share of what is staked. A tier's share is rounded down, as it is paid. */
const jackpotOf = ({ pool }: LiveGame, carried: string | undefined, staked: string): bigint =>
  BigInt(carried ?? 0) +
  (pool && pool.form !== 'sides' ? (BigInt(staked) * BigInt(pool.shares[6])) / 10_000n : 0n);

type NextRow = {
  game_code: string;
  closes_at: Date;
  pools: unknown;
  staked: Record<string, string> | null;
};

/** The next draw of each game that takes bets, with its jackpots. A game whose sales are stopped has none. */
export async function listNextDraws(house: Pick<House, 'pool' | 'games' | 'now'>): Promise<ListedDraw[]> {
  const games = new Map(scheduledGames(house).map((game) => [game.code, game]));
  const { rows } = await house.pool.query<NextRow>(
    `SELECT DISTINCT ON (c.game_code) c.game_code, d.closes_at, ${poolColumns},
       (SELECT json_object_agg(s.currency, s.staked::text) FROM (
          SELECT b.currency, sum(b.bet) AS staked FROM house.draw_bet b
          WHERE b.draw_id = d.draw_id AND b.contribution IS NOT NULL AND b.state = 'standing' GROUP BY 1) s) AS staked
     FROM house.draw d JOIN house.chain c USING (chain_id)
     WHERE c.game_code = ANY ($1) AND d.state = 'open' AND d.called_off_at IS NULL AND d.closes_at > $2 AND house.is_sold(c.game_code)
     ORDER BY c.game_code, d.closes_at`,
    [[...games.keys()], house.now()],
  );
  return rows.flatMap(({ game_code, closes_at, pools, staked }) => {
    const game = games.get(game_code);
    if (!game) return [];
    const carried = carriedPoolsSchema.parse(pools ?? {});
    const currencies = game.live.pool ? new Set([...Object.keys(carried), ...Object.keys(staked ?? {})]) : [];
    return [
      {
        game_code,
        closes_at: closes_at.toISOString(),
        jackpots: [...currencies]
          .filter((currency) => currency !== demoCurrency)
          .map((currency) => ({
            currency,
            amount: jackpotOf(game.live, carried[currency]?.carried[0], staked?.[currency] ?? '0').toString(),
          })),
      },
    ];
  });
}

/** So many draws that are over are told of each game. */
const mostOver = 12;

const salesSchema = z.array(
  z.object({
    currency: z.string(),
    tickets: z.int(),
    staked: z.string(),
    given_back: z.string(),
    winners: z.int(),
    paid: z.string(),
    contributed: z.string(),
  }),
);
type DrawRow = {
  draw_id: string;
  chain: number;
  end_hash: Buffer;
  salt: string | null;
  number: number;
  state: DrawState;
  closes_at: Date;
  called_off_at: Date | null;
  called_off_by: string | null;
  called_off_why: string | null;
  outcome: unknown;
  pools: unknown;
  shared: unknown;
  sales: unknown;
};

const overStates: readonly DrawState[] = ['settled', 'cancelled'];

/** All draws that the operator is told of. Money alone: demo play owes nobody anything. */
export async function reportDraws(house: Pick<House, 'pool' | 'games'>): Promise<ReportedDrawGame[]> {
  return Promise.all(reportedGames(house).map((game) => reportGame(house.pool, game)));
}

async function reportGame(client: Queryable, game: ReportedGame): Promise<ReportedDrawGame> {
  const [rows, stopped, pools] = await Promise.all([
    readDraws(client, game.code),
    readStop(client, game.code),
    readPools(client, game.code),
  ]);
  const [next] = rows.filter(({ state }) => !overStates.includes(state));
  const liabilities = game.live.pool === null ? await largestPayments(client, game.live, rows) : null;
  return {
    game_code: game.code,
    name: game.title,
    pays: game.live.pool ? 'pool' : 'odds',
    every_s: Math.round(spacingOf(game.live) / 1000),
    sells: game.live.schedule?.sells ?? 1,
    is_sold_ahead: game.live.schedule !== null,
    stopped,
    pools: Object.entries(pools).map(([currency, { carried }]) => ({
      currency,
      jackpot: game.live.pool?.form === 'sides' ? null : (carried[0] ?? '0'),
      carried: sum(carried).toString(),
    })),
    draws: rows.map((row) => {
      const isOver = overStates.includes(row.state);
      const sales = salesSchema.parse(row.sales ?? []);
      return {
        chain: row.chain,
        draw: row.number,
        state: row.state,
        closes_at: row.closes_at.toISOString(),
        called_off: presentCalledOff(row),
        result: resultOf(row),
        sales: sales.map(({ contributed, ...each }) => ({
          ...each,
          liability: isOver
            ? null
            : liabilities
              ? (liabilities.get(`${row.draw_id} ${each.currency}`) ?? 0n).toString()
              : // What is carried is shared by the next draw; what it leaves, by the one after.
                (
                  BigInt(contributed) + (row === next ? sum(pools[each.currency]?.carried ?? []) : 0n)
                ).toString(),
        })),
        tiers: game.live.pool?.form === 'numbers' ? tiersOf(row) : [],
      };
    }),
  };
}

/** How the pools of a lottery were shared out, by how many numbers of a line were drawn. */
function tiersOf({ shared }: DrawRow): ReportedDrawGame['draws'][number]['tiers'] {
  return Object.entries(sharedPoolsSchema.parse(shared ?? {}))
    .filter(([currency]) => currency !== demoCurrency)
    .flatMap(([currency, { lines, prizes }]) =>
      TIERS.map((hits, tier) => ({
        currency,
        hits,
        lines: lines[tier] ?? '0',
        prize: prizes[tier] ?? '0',
      })),
    );
}

const sum = (amounts: readonly string[]): bigint => amounts.reduce((all, each) => all + BigInt(each), 0n);

function presentCalledOff({ called_off_at, called_off_by, called_off_why }: DrawRow) {
  if (called_off_at === null || called_off_by === null || called_off_why === null) return null;
  return { at: called_off_at.toISOString(), by: called_off_by, why: called_off_why };
}

/** So many runners of a race are told of: no bet names more. */
const FIRST = 3;

function resultOf({ outcome, shared }: DrawRow): (number | string)[] | null {
  if (outcome === null) return null;
  const drawn = outcomeSchema.parse(outcome);
  if ('digits' in drawn) return [...drawn.digits];
  if ('order' in drawn) return drawn.order.slice(0, FIRST);
  if ('result' in drawn) return [drawn.result];
  if ('numbers' in drawn) return [...drawn.numbers];
  return 'balls' in drawn ? calledOf(drawn.balls, shared) : null;
}

/** The balls of a round of bingo that were called: as many as the last prize took, in whichever currency. Without a card none are. */
function calledOf(balls: readonly number[], shared: unknown): number[] | null {
  const wonAt = Object.values(sharedPoolsSchema.parse(shared ?? {})).flatMap(({ won_at }) => won_at ?? []);
  const last = Math.max(0, ...wonAt);
  return last === 0 ? null : balls.slice(0, last);
}

/** Those to come, the next one first, then those that are over, the latest first. */
async function readDraws(client: Queryable, gameCode: string): Promise<DrawRow[]> {
  const { rows } = await client.query<DrawRow>(
    `WITH told AS (
       (SELECT d.draw_id FROM house.draw d JOIN house.chain c USING (chain_id)
        WHERE c.game_code = $1 AND d.state IN ('open', 'closed', 'running', 'ended'))
       UNION ALL
       (SELECT d.draw_id FROM house.draw d JOIN house.chain c USING (chain_id)
        WHERE c.game_code = $1 AND d.state IN ('settled', 'cancelled') ORDER BY c.number DESC, d.number DESC LIMIT $2)
     )
     SELECT d.draw_id, c.number AS chain, c.end_hash, c.salt, d.number, d.state, d.closes_at, d.called_off_at, d.called_off_by, d.called_off_why,
       CASE WHEN d.state IN ('ended', 'settled', 'cancelled') THEN d.outcome END AS outcome, ${poolColumns},
       (SELECT json_agg(s ORDER BY s.currency) FROM (
          SELECT b.currency, count(*) FILTER (WHERE b.state IN ('standing', 'won', 'lost'))::integer AS tickets,
            coalesce(sum(b.bet) FILTER (WHERE b.state IN ('standing', 'won', 'lost')), 0)::text AS staked,
            coalesce(sum(b.bet) FILTER (WHERE b.state = 'void' AND r.state IN ('rolling_back', 'rolled_back')), 0)::text AS given_back,
            count(*) FILTER (WHERE b.win > 0)::integer AS winners,
            coalesce(sum(b.win), 0)::text AS paid,
            coalesce(sum(b.contribution) FILTER (WHERE b.state = 'standing'), 0)::text AS contributed
          FROM house.draw_bet b JOIN house.round r USING (public_id) WHERE b.draw_id = d.draw_id AND NOT b.is_demo GROUP BY 1) s) AS sales
     FROM told JOIN house.draw d USING (draw_id) JOIN house.chain c USING (chain_id)
     ORDER BY d.state IN ('settled', 'cancelled'),
       CASE WHEN d.state IN ('settled', 'cancelled') THEN -d.draw_id ELSE d.draw_id END`,
    [gameCode, mostOver],
  );
  return rows;
}

async function readStop(client: Queryable, gameCode: string): Promise<ReportedDrawGame['stopped']> {
  const { rows } = await client.query<{
    is_stopped: boolean;
    changed_at: Date;
    changed_by: string;
    why: string;
  }>(
    `SELECT is_stopped, changed_at, changed_by, why FROM house.sales_stop WHERE game_code = $1 ORDER BY stop_id DESC LIMIT 1`,
    [gameCode],
  );
  const [stop] = rows;
  return stop?.is_stopped ? { at: stop.changed_at.toISOString(), by: stop.changed_by, why: stop.why } : null;
}

async function readPools(client: Queryable, gameCode: string): Promise<Record<string, CarriedPool>> {
  const { rows } = await client.query<{ pools: unknown }>(
    `SELECT json_object_agg(p.currency, json_build_object('carried', p.carried::text[], 'without_jackpot', p.without_jackpot)) AS pools
     FROM house.lottery_pool p WHERE p.game_code = $1 AND p.currency <> $2`,
    [gameCode, demoCurrency],
  );
  return carriedPoolsSchema.parse(rows[0]?.pools ?? {});
}

/** Of each draw that is not over and each currency: the largest sum by result that all of its bets together may be paid. */
async function largestPayments(
  client: Queryable,
  game: LiveGame,
  draws: readonly DrawRow[],
): Promise<Map<string, bigint>> {
  if (game.pool) return new Map();
  const toCome = draws.filter(({ state }) => !overStates.includes(state));
  const fields = new Map(
    toCome.map(({ draw_id, end_hash, salt, number }) => [
      draw_id,
      fieldFrom(game, saltedLink(end_hash, salt ?? ''), number),
    ]),
  );
  // Equal bets are paid alike: what is popular is worked out once.
  const { rows } = await client.query<{
    draw_id: string;
    currency: string;
    bet: string;
    wager: unknown;
    bets: number;
  }>(
    `SELECT draw_id, currency, bet, wager, count(*)::integer AS bets FROM house.draw_bet
     WHERE draw_id = ANY ($1) AND NOT is_demo AND state IN ('asked', 'standing') GROUP BY 1, 2, 3, 4`,
    [[...fields.keys()]],
  );
  const sums = new Map<string, bigint[]>();
  for (const { draw_id, currency, bet, wager, bets } of rows) {
    const key = `${draw_id} ${currency}`;
    const before = sums.get(key);
    const wins = game.winsOf(BigInt(bet), wagerSchema.parse(wager), fields.get(draw_id));
    sums.set(
      key,
      wins.map((win, result) => (before?.[result] ?? 0n) + win * BigInt(bets)),
    );
  }
  return new Map(
    [...sums].map(([key, all]) => [key, all.reduce((most, each) => (each > most ? each : most), 0n)]),
  );
}
