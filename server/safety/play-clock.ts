import { LRUCache } from 'lru-cache';
import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { PlayerKey } from './exclusion-state.ts';

/** A gap between bets that is longer than this does not count as time played. */
export const pause_ms = 5 * 60_000;
/** How often play is stored. A limit that an operator changed is also seen after this time at the latest. */
const step_ms = 15_000;
/** Play of players without a time limit or reality check is collected for this long and stored in one batch. */
const gathering_ms = 250;
const maxPlayers = 100_000;

/** The result of a bet for the play clock. */
export interface PlaySign {
  /** The player's time limit was reached. */
  readonly isReached: boolean;
  /** The play was stored with this bet, because the player has a time limit or a reality check. */
  readonly isWatched: boolean;
}

/**
 * Counts the time that players play and tells when a time limit is reached. Time played cannot grow faster than time
 * itself, so a known state stays valid for a while and few bets need a query. Players without a time limit or reality
 * check need one query at most: their later play is stored in batches.
 */
export interface PlayClock {
  /** Record a bet, which counts as play. */
  play(app: Pick<App, 'db' | 'clock'>, player: PlayerKey): Promise<PlaySign>;
  /** True if the player's time is used up. Writes nothing. */
  isOver(app: Pick<App, 'db' | 'clock'>, player: PlayerKey): Promise<boolean>;
  /** Forget the cached state of a player, or of all players, so that the next bet queries it. */
  forget(playerId?: bigint): void;
  /** Resolves when all play so far is stored. */
  settled(): Promise<void>;
}

interface Known {
  /** When the next bet has to be stored. */
  readonly next_ms: number;
  /** True if the bet must wait for the database. False if it may be stored in a batch. */
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
      // No log here: if the database is down, the next bets query it themselves and report the error.
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

/** Returns the players who have got a time limit or reality check since their last bet. */
async function playTogether(db: Database, signs: readonly Sign[]): Promise<string[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from safety.play_together(
      ${signs.map(({ siteId }) => siteId)}::int[], ${signs.map(({ playerId }) => playerId)}::bigint[],
      ${signs.map(({ at }) => at)}::timestamptz[], make_interval(secs => ${pause_ms / 1000}))`.execute(db);
  return rows.map(({ player_id }) => player_id.toString());
}
