import { LRUCache } from 'lru-cache';
import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { PlayerKey } from './exclusion-state.ts';

/** A pause in play that is longer than this is not time played. */
export const pause_ms = 5 * 60_000;
/** Play is written down this often, and a limit that an operator has changed is known after it at the latest. */
const step_ms = 15_000;
/** Signs that nothing depends on are gathered for so long and written down together. */
const gathering_ms = 250;
const maxPlayers = 100_000;

/** What a bet, as a sign of play, has shown. */
export interface PlaySign {
  /** The player's time was over by then. */
  readonly isReached: boolean;
  /** It was written down now, for a player who has a limit on time or a reality check. */
  readonly isWatched: boolean;
}

/**
 * Counts the time that players play, and knows when a limit on it is reached. What is known is kept for as long as it
 * cannot have changed: time played does not pass more quickly than time, so that a bet seldom costs a query. The bets of
 * players on whose time nothing depends cost none, but for the first: their time is written down beside them.
 */
export interface PlayClock {
  /** A bet, which is a sign of play. */
  play(app: Pick<App, 'db' | 'clock'>, player: PlayerKey): Promise<PlaySign>;
  /** Whether a player's time is over; writes nothing. */
  isOver(app: Pick<App, 'db' | 'clock'>, player: PlayerKey): Promise<boolean>;
  /** What was known of a player's limits, or of everybody's, is to be asked again. */
  forget(playerId?: bigint): void;
  /** Resolves when every sign so far is written down. */
  settled(): Promise<void>;
}

interface Known {
  /** When the database is to be told next. */
  readonly next_ms: number;
  /** Whether the next bet is to wait until it was told. */
  readonly isWatched: boolean;
}

interface Sign extends PlayerKey {
  readonly at: Date;
}

const nothing: PlaySign = { isReached: false, isWatched: false };

export function createPlayClock(): PlayClock {
  const known = new LRUCache<string, Known>({ max: maxPlayers });
  let signs = new Map<string, Sign>();
  let gathering: { readonly timer: NodeJS.Timeout; readonly db: Database } | undefined;
  let writing: Promise<void> = Promise.resolve();

  function gather(db: Database, sign: Sign): void {
    signs.set(sign.playerId.toString(), sign);
    gathering ??= { timer: setTimeout(() => write(db), gathering_ms), db };
  }

  function write(db: Database): void {
    const gathered = signs;
    signs = new Map();
    gathering = undefined;
    writing = writing.then(() => writeDown(db, gathered));
  }

  async function writeDown(db: Database, gathered: ReadonlyMap<string, Sign>): Promise<void> {
    try {
      for (const playerId of await playTogether(db, [...gathered.values()])) known.delete(playerId);
    } catch {
      // What is wrong with the database is said by the next bets, which ask it themselves.
      for (const playerId of gathered.keys()) known.delete(playerId);
    }
  }

  return {
    play: async (app, player) => {
      const now = app.clock.now();
      const key = player.playerId.toString();
      const before = known.get(key);
      if (before && now.getTime() < before.next_ms) return nothing;
      if (before && !before.isWatched) {
        known.set(key, { next_ms: now.getTime() + step_ms, isWatched: false });
        gather(app.db, { siteId: player.siteId, playerId: player.playerId, at: now });
        return nothing;
      }
      const { left_ms, isWatched } = await playAlone(app.db, { ...player, at: now });
      if (left_ms !== null && left_ms <= 0) return { isReached: true, isWatched };
      known.set(key, { next_ms: now.getTime() + Math.min(step_ms, left_ms ?? step_ms), isWatched });
      return { isReached: false, isWatched };
    },
    isOver: async (app, player) => {
      const { rows } = await sql<{ is_over: boolean }>`
        select coalesce(safety.time_left(${player.siteId}, ${player.playerId}, ${app.clock.now()}) = interval '0', false)
          as is_over`.execute(app.db);
      return rows[0]?.is_over ?? false;
    },
    forget: (playerId) => {
      if (playerId === undefined) known.clear();
      else known.delete(playerId.toString());
    },
    settled: async () => {
      if (gathering) {
        clearTimeout(gathering.timer);
        write(gathering.db);
      }
      await writing;
    },
  };
}

async function playAlone(
  db: Database,
  { siteId, playerId, at }: Sign,
): Promise<{ left_ms: number | null; isWatched: boolean }> {
  const { rows } = await sql<{ left_ms: number | null; is_watched: boolean }>`
    select (extract(epoch from safety.play(
        ${siteId}, ${playerId}, ${at}, make_interval(secs => ${pause_ms / 1000}))) * 1000)::float8 as left_ms,
      safety.is_play_watched(${siteId}, ${playerId}, ${at}) as is_watched`.execute(db);
  const [row] = rows;
  return { left_ms: row?.left_ms ?? null, isWatched: row?.is_watched ?? true };
}

/** Answers the players whose play is watched since the last sign. */
async function playTogether(db: Database, signs: readonly Sign[]): Promise<string[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from safety.play_together(
      ${signs.map(({ siteId }) => siteId)}::int[], ${signs.map(({ playerId }) => playerId)}::bigint[],
      ${signs.map(({ at }) => at)}::timestamptz[], make_interval(secs => ${pause_ms / 1000}))`.execute(db);
  return rows.map(({ player_id }) => player_id.toString());
}
