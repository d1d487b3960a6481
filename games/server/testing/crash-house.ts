/** A house that runs the draws of one crash game, with ends that a test knows. */
import { Pool } from 'pg';
import type { TestDatabase } from '../../../tests/postgres.ts';
import { crashGames } from '../../kinds/crash/games.ts';
import type { DrawTiming } from '../draws/timing.ts';
import { connectCrash, type CrashClient } from './crash-client.ts';
import { startTestHouse } from './house.ts';
import { plantChain, plantUsedChain } from './planted-chain.ts';

/** So many of the first draws end where a test knows; it has seen them all before the next. */
const knownEnds = 5;
const firstGame = crashGames[0]?.code ?? '';

export type BetRow = {
  player: string;
  state: string;
  bet: string;
  ceiling: number;
  cashed_out_on: number | null;
  win: string | null;
  round_state: string;
  round_win: string;
};

export type CrashHouse = Awaited<ReturnType<typeof startCrashHouse>>;

export async function startCrashHouse(options: {
  timing: DrawTiming;
  exposureLimits?: Readonly<Record<string, bigint>>;
  rateLimits?: boolean;
  /** Which of the crash games is run. */
  game?: string;
  /** How many of the first draws end where the test knows, and between which multipliers in hundredths. */
  ends?: { draws?: number; earliest: number; latest: number };
  /** How many draws of a first chain lie before, which is used up. */
  earlierDraws?: number;
  /** Which sites' pages may frame the game. */
  allowedFrameAncestors?: string[];
  /** Whether browsers may connect. */
  isPublic?: boolean;
  /** As of any house. */
  database?: TestDatabase | undefined;
  hasWalletLine?: boolean;
}) {
  const { game = firstGame, earlierDraws = 0 } = options;
  let ends: number[] = [];
  const house = await startTestHouse({
    draws: { games: [game], timing: options.timing },
    rateLimits: options.rateLimits ?? false,
    isPublic: options.isPublic ?? false,
    database: options.database,
    hasWalletLine: options.hasWalletLine ?? false,
    ...(options.allowedFrameAncestors ? { allowedFrameAncestors: options.allowedFrameAncestors } : {}),
    ...(options.exposureLimits ? { exposureLimits: options.exposureLimits } : {}),
    prepare: async (ownerUrl, seedSecret) => {
      if (earlierDraws > 0) await plantUsedChain(ownerUrl, seedSecret, game, earlierDraws);
      const number = earlierDraws > 0 ? 2 : 1;
      ends = await plantChain(
        ownerUrl,
        seedSecret,
        game,
        options.ends?.draws ?? knownEnds,
        options.ends,
        number,
      );
    },
  });
  // A pool connects again where a test has killed its PostgreSQL.
  const owner = new Pool({ connectionString: house.database.ownerUrl, max: 1 });
  owner.on('error', () => undefined);
  const clients: CrashClient[] = [];

  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await owner.query<Row>(text, values)).rows;

  return {
    ...house,
    game,
    query,
    /** Where the draw of a number ends. @throws for one that is not known. */
    endOf: (draw: number): number => {
      const end = ends[draw - 1];
      if (end === undefined) throw new Error(`The end of draw ${draw} is not known: plant more of them.`);
      return end;
    },
    /** Connects a player with so much money, or a demo player. */
    connect: async (player: string | null, balance?: bigint, url?: string): Promise<CrashClient> => {
      if (player !== null && balance !== undefined) house.operator.balances.set(player, balance);
      const session = await house.launch(game, player === null, player ?? undefined);
      const client = await connectCrash(
        url ?? house.url(),
        house.publicUrl,
        session,
        options.timing.betting_ms / 2,
      );
      clients.push(client);
      return client;
    },
    /** The bets of a draw, with their rounds. */
    bets: (draw: number) =>
      query<BetRow>(
        `SELECT b.player, b.state, b.bet, b.ceiling, b.cashed_out_on, b.win, r.state AS round_state, r.win AS round_win
         FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.round r USING (public_id)
         WHERE d.number = $1 ORDER BY b.player, b.place, b.state`,
        [draw],
      ),
    drawState: async (draw: number): Promise<string | undefined> =>
      (await query<{ state: string }>('SELECT state FROM house.draw WHERE number = $1', [draw]))[0]?.state,
    close: async () => {
      await Promise.all(clients.map((client) => client.close()));
      await owner.end();
      await house.close();
    },
  };
}

/** A draw with most of its time to bet still to come: the one that was open when the client came, or a later one. */
export async function nextOpen({
  snapshot,
  hear,
  now,
  leastTime_ms,
}: Pick<CrashClient, 'snapshot' | 'hear' | 'now' | 'leastTime_ms'>): Promise<number> {
  const isOpen = ({ state, closes_at }: { state: string; closes_at: number }): boolean =>
    state === 'open' && closes_at - now() >= leastTime_ms;
  if (snapshot.draw && isOpen(snapshot.draw)) return snapshot.draw.number;
  const known = snapshot.draw?.number ?? 0;
  const { draw } = await hear('draw', (one) => one.draw.number > known && isOpen(one.draw));
  return draw.number;
}
