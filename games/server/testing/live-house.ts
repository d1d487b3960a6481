/** A house that runs one live table, with draws that a test knows before they are drawn. */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { computeChain, restoreChain, saltedLink } from '../../kit/fairness/chain.ts';
import { type LiveGame, type LiveOutcome, boutGames, oddsGames, poolGames } from '../../kinds/live/games.ts';
import { fieldFrom, outcomeFrom } from '../../kinds/live/drawn-from.ts';
import type { TestDatabase } from '../../../tests/postgres.ts';
import type { LiveTiming } from '../draws/timing.ts';
import { createSeedVault } from '../seed-vault.ts';
import { connectLive, type LiveClient } from './live-client.ts';
import { startTestHouse } from './house.ts';

const length = 1_000_000;
const spacing = 1_000;
let computed: ReturnType<typeof computeChain> | undefined;

/** A chain of a game whose links a test knows. */
/** @param wish what has to come of it: salts are tried until it does. */
export async function plantLiveChain(
  ownerUrl: string,
  seedSecret: string,
  game: LiveGame,
  wish: (outcomeOf: (draw: number) => LiveOutcome) => boolean = () => true,
) {
  const { end, links } = await (computed ??= computeChain(randomBytes(32), length, spacing));
  const chain = restoreChain(end, length, spacing, links);
  const outcomeWith =
    (salted: string) =>
    (draw: number): LiveOutcome => {
      return outcomeFrom(game, {
        salted: saltedLink(chain.link(draw), salted),
        saltedEnd: saltedLink(end, salted),
        number: draw,
      });
    };
  let salt = randomBytes(32).toString('hex');
  while (!wish(outcomeWith(salt))) salt = randomBytes(32).toString('hex');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `INSERT INTO house.chain (game_code, number, end_hash, length, spacing, sealed_links, salt_source, salt, created_at, salt_at)
     VALUES ($1, 1, $2, $3, $4, $5, 'server', $6, now(), now())`,
    [
      game.code,
      end,
      length,
      spacing,
      createSeedVault(seedSecret).seal(links, { player: 'chain 1', gameCode: game.code }),
      salt,
    ],
  );
  await client.end();
  return {
    linkOf: (draw: number): string => chain.link(draw).toString('hex'),
    /** The field of a race, from what is published before the first one. */
    fieldOf: (draw: number) => fieldFrom(game, saltedLink(end, salt), draw),
    /** What a draw comes to. */
    outcomeOf: outcomeWith(salt),
  };
}

export type LiveBetRow = {
  player: string;
  state: string;
  bet: string;
  win: string | null;
  round_state: string;
  round_win: string;
};

export const quickTiming: LiveTiming = {
  betting_ms: 3_000,
  answers_ms: 400,
  drawing_ms: 500,
  pause_ms: 150,
  beat_ms: 50,
  stale_ms: 10_000,
};

export type LiveHouse = Awaited<ReturnType<typeof startHouseWith<LiveGame>>>;

export type LiveHouseOptions = {
  /** Whether a browser can open its pages. */
  isPublic?: boolean;
  timing?: Partial<LiveTiming>;
  exposureLimits?: Readonly<Record<string, bigint>>;
  /** What has to come of its draws. */
  wish?: (outcomeOf: (draw: number) => LiveOutcome) => boolean;
  /** As of any house. */
  database?: TestDatabase | undefined;
  hasWalletLine?: boolean;
};

/** With a table, or a digit game. */
export function startLiveHouse({
  game: code = 'auto-roulette',
  ...options
}: LiveHouseOptions & { game?: string } = {}) {
  const game = oddsGames.find((each) => each.code === code);
  if (!game) throw new Error(`There is no live table ${code}.`);
  return startHouseWith(game, options);
}

/** With a lottery whose tickets share pools. */
export function startPoolHouse({
  game: code = 'lotto-6-42',
  ...options
}: LiveHouseOptions & { game?: string } = {}) {
  const game = poolGames.find((each) => each.code === code);
  if (!game) throw new Error(`There is no lottery ${code}.`);
  return startHouseWith(game, options);
}

/** With bouts, whose backers share a pool. */
export function startBoutHouse(options: LiveHouseOptions = {}) {
  const [game] = boutGames;
  if (!game) throw new Error('There are no bouts.');
  return startHouseWith(game, options);
}

async function startHouseWith<Game extends LiveGame>(
  game: Game,
  { timing = {}, exposureLimits, isPublic = false, wish, database, hasWalletLine = false }: LiveHouseOptions,
) {
  const { code } = game;
  const liveTiming = { ...quickTiming, ...timing };
  // Of a draw that is sold ahead, what the one before leaves of its time.
  const leastTime_ms = 0.4 * (liveTiming.schedule?.every_ms ?? liveTiming.betting_ms);
  let chain: Awaited<ReturnType<typeof plantLiveChain>> | undefined;
  const house = await startTestHouse({
    draws: { games: [code], liveTiming },
    isPublic,
    database,
    hasWalletLine,
    ...(exposureLimits ? { exposureLimits } : {}),
    prepare: async (ownerUrl, seedSecret) => {
      chain = await plantLiveChain(ownerUrl, seedSecret, game, wish);
    },
  });
  if (!chain) throw new Error('The house has begun without its chain.');
  // A pool connects again where a test has killed its PostgreSQL.
  const owner = new Pool({ connectionString: house.database.ownerUrl, max: 1 });
  owner.on('error', () => undefined);
  const clients: LiveClient[] = [];
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await owner.query<Row>(text, values)).rows;
  // A house that has just begun opens them one after the other, the next one first.
  const areOpen = async (): Promise<boolean> =>
    (await query(`SELECT FROM house.draw WHERE state = 'open'`)).length >= (liveTiming.schedule?.sells ?? 0);
  while (!(await areOpen())) await delay(20);
  return {
    ...house,
    ...chain,
    game,
    query,
    /** Asks as the database's owner. */
    owner,
    /** Connects a player with so much money, or a demo player. */
    connect: async (
      player: string | null,
      balance?: bigint,
      url?: string,
      currency?: string,
    ): Promise<LiveClient> => {
      if (player !== null && balance !== undefined) house.operator.balances.set(player, balance);
      const session = await house.launch(code, player === null, player ?? undefined, currency);
      const client = await connectLive(url ?? house.url(), house.publicUrl, session, leastTime_ms);
      clients.push(client);
      return client;
    },
    /** The bets of a draw, with their rounds. */
    bets: (draw: number) =>
      query<LiveBetRow>(
        `SELECT b.player, b.state, b.bet, b.win, r.state AS round_state, r.win AS round_win
         FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.round r USING (public_id)
         WHERE d.number = $1 ORDER BY b.player, b.bet, b.state`,
        [draw],
      ),
    draws: () =>
      query<{ number: number; state: string; began_at: Date | null; ended_at: Date | null }>(
        'SELECT number, state, began_at, ended_at FROM house.draw ORDER BY number',
      ),
    close: async () => {
      await Promise.all(clients.map((client) => client.close()));
      await owner.end();
      await house.close();
    },
  };
}
