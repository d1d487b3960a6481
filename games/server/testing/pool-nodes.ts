/**
 * A house whose winners share pools, played by processes that come and go on one database. A test knows every draw of every game. The
 * process of the test runs no draws itself: it opens sessions, and ends what others have left.
 */
import { drawsCallOffPath } from '@marquee/contract/providers/draws.ts';
import { Pool } from 'pg';
import { type PoolGame, poolGames } from '../../kinds/live/games.ts';
import type { LiveTiming } from '../draws/timing.ts';
import type { ForkedProvider } from './fork.ts';
import { startTestHouse } from './house.ts';
import { plantLiveChain, quickTiming } from './live-house.ts';

/** First half of the locks under which draws are led, as in `draws/leadership.ts`. */
const lockSpace = 0x44524157;

type Planted = Awaited<ReturnType<typeof plantLiveChain>>;
/** A game, and what a test knows of its draws. */
export type KnownGame = { game: PoolGame } & Planted;

export type PoolNodes = Awaited<ReturnType<typeof startPoolNodes>>;

/** The places in which processes run; each is empty now and then. */
export const slots = [0, 1] as const;
export type Slot = (typeof slots)[number];

/** @param wishes what has to come of the draws of a game, by its code. */
export async function startPoolNodes({
  games: codes,
  timing,
  wishes = {},
}: {
  games: readonly string[];
  timing: Partial<LiveTiming>;
  wishes?: Readonly<Record<string, Parameters<typeof plantLiveChain>[3]>>;
}) {
  const known = new Map<string, KnownGame>();
  const liveTiming = { ...quickTiming, ...timing };
  const house = await startTestHouse({
    // Three processes look for what is owed: not as often as where there is one.
    queueInterval_ms: 100,
    draws: { games: [], liveTiming },
    prepare: async (ownerUrl, seedSecret) => {
      for (const game of poolGames.filter(({ code }) => codes.includes(code)))
        known.set(game.code, {
          game,
          ...(await plantLiveChain(ownerUrl, seedSecret, game, wishes[game.code])),
        });
    },
  });
  const owner = new Pool({ connectionString: house.database.ownerUrl, max: 2 });
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await owner.query<Row>(text, values)).rows;
  const nodes = new Map<Slot, ForkedProvider>();
  /** Connections of the test's database by which draws are led now. */
  const leading = `SELECT DISTINCT l.pid FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.classid = $1 AND l.objsubid = 2 AND l.granted`;
  /** The draw of a game that is sold first, by its number; as the database has it, since no process need be there. */
  async function nextDraw(code: string): Promise<number> {
    const [row] = await query<{ number: number | null }>(
      `SELECT min(d.number) AS number FROM house.draw d JOIN house.chain c USING (chain_id) WHERE c.game_code = $1 AND d.state = 'open'`,
      [code],
    );
    return row?.number ?? 1;
  }

  return {
    ...house,
    nextDraw,
    /** Asks processes at once to call off the draw that is sold first, or one so many ahead. @returns whether one of them has. */
    callOff: async ({
      code,
      ahead,
      via,
    }: {
      code: string;
      ahead: number;
      via: readonly Slot[];
    }): Promise<boolean> => {
      const named = {
        operator_id: 1,
        game_code: code,
        chain: 1,
        draw: (await nextDraw(code)) + ahead,
        actor: 'ana@example.com',
        reason: 'The drums were not sealed.',
      };
      const asked = await Promise.allSettled(
        via.map((slot) => house.operator.ask(nodes.get(slot)?.url ?? house.url(), drawsCallOffPath, named)),
      );
      return asked.some((each) => each.status === 'fulfilled' && each.value.status === 200);
    },
    query,
    /** Connections as the database's owner. */
    owner,
    codes,
    /** @throws for a game that is not played. */
    known: (code: string): KnownGame => {
      const found = known.get(code);
      if (!found) throw new Error(`There is no ${code} here.`);
      return found;
    },
    /** Where the process of a place listens; undefined while there is none. */
    nodeUrl: (slot: Slot): string | undefined => nodes.get(slot)?.url,
    /** Starts a process in a place that is empty. */
    startNode: async (slot: Slot): Promise<void> => {
      if (!nodes.has(slot))
        nodes.set(slot, await house.forkAnother({ draws: { games: [...codes], liveTiming } }));
    },
    killNode: async (slot: Slot): Promise<void> => {
      const node = nodes.get(slot);
      nodes.delete(slot);
      await node?.kill();
    },
    freezeNode: (slot: Slot): void => nodes.get(slot)?.freeze(),
    thawNode: (slot: Slot): void => nodes.get(slot)?.thaw(),
    /** The connections that lead draws, by their numbers: each process that leads has one, and another after it has lost it. */
    leaders: async (): Promise<number[]> =>
      (await query<{ pid: number }>(leading, [lockSpace])).map(({ pid }) => pid),
    /** Breaks the connections that lead draws, while their processes go on. */
    breakLeadership: () => query(`SELECT pg_terminate_backend(led.pid) FROM (${leading}) led`, [lockSpace]),
    close: async () => {
      await owner.end();
      await house.close();
    },
  };
}
