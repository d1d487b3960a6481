import { hash, randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PlayerSession } from '../players/player-session.ts';
import type { Clock } from '../kernel/clock.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { newToken } from '../players/secrets.ts';
import type { PlayStop } from '../safety/play-stopped.ts';

/** Why a game session ended early: the player's play was stopped, or the account was closed. */
export type GameSessionEnd = PlayStop | 'closed';

/** What a token stands for: one player in one game of one provider, in one currency. */
export interface GameSession {
  readonly siteId: number;
  readonly playerId: bigint;
  /** The player session that opened it. */
  readonly sessionId: string;
  readonly providerCode: string;
  readonly userId: string;
  readonly gameCode: string;
  readonly currency: string;
  /** After this the token takes no bets. Wins and rollbacks are still accepted. */
  readonly expiresAt: Date;
  /** Whether the operator lets the player bet. Wins and rollbacks are always accepted. */
  readonly mayBet: boolean;
  /** Undefined while the session is open, and if it merely expired or ended with the player's session. */
  readonly endReason: GameSessionEnd | undefined;
}

/**
 * Open a game session. It ends with the player session that opened it. The token is returned only here, because the
 * database stores its hash.
 */
export async function openGameSession(
  db: Database,
  clock: Clock,
  player: PlayerSession,
  game: { providerCode: string; gameCode: string; userId: string },
): Promise<{ token: string }> {
  const { token, hash: tokenHash } = newToken();
  await db
    .insertInto('rounds.game_session')
    .values({
      site_id: player.siteId,
      player_id: player.playerId,
      game_session_id: newId(),
      session_id: player.sessionId,
      provider_code: game.providerCode,
      user_id: game.userId,
      game_code: game.gameCode,
      currency: player.currency,
      token_hash: tokenHash,
      created_at: clock.now(),
      expires_at: player.expiresAt,
    })
    .execute();
  return { token };
}

/**
 * End a player's game sessions, or only those opened by one player session. They take no more bets, but placed stakes
 * are still settled. On commit every process drops them from its cache.
 */
export async function endGameSessions(
  db: Database,
  player: { siteId: number; playerId: bigint; sessionId?: string },
  reason: GameSessionEnd,
  now: Date,
): Promise<void> {
  const { sessionId } = player;
  await db
    .updateTable('rounds.game_session')
    .set({ ended_at: now, end_reason: reason })
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))
    .execute();
  await sql`select pg_notify('player_status_changed', ${player.playerId.toString()})`.execute(db);
}

/** Game sessions by token, cached in memory so that a bet needs no query. */
export interface GameSessionCache {
  /** The session of a token, even if it has expired. Undefined if the token was never issued. */
  find(token: string): Promise<GameSession | undefined>;
  /**
   * Drop a player's cached sessions, because some have ended or betting was switched on or off. Without `playerId`,
   * drop all.
   */
  forget(playerId?: bigint): void;
}

/** The longest time a cached session is used, in case the message about its end is lost. */
const maxAge_ms = 30_000;
/**
 * A session in use is reloaded in the background at a random age within these limits, so that sessions opened together
 * do not expire together.
 */
const refresh_ms = { from: 12_000, to: 25_000 } as const;
const maxSessions = 100_000;

interface KeptSession {
  readonly session: GameSession;
  readonly readAt_ms: number;
  /** From this time on, the next bet triggers a reload. */
  refreshAt_ms: number;
}

export function createGameSessionCache(
  db: Database,
  now_ms: () => number = () => performance.now(),
): GameSessionCache {
  const tokensOf = new Map<bigint, Set<string>>();
  const sessions = new LRUCache<string, KeptSession>({
    max: maxSessions,
    dispose: ({ session }, token, reason) => {
      if (reason === 'set') return;
      const tokens = tokensOf.get(session.playerId);
      tokens?.delete(token);
      if (tokens?.size === 0) tokensOf.delete(session.playerId);
    },
  });
  const reading = new Map<string, Promise<GameSession | undefined>>();
  /** Incremented by `forget`, so that a load that was already running does not store outdated data. */
  let generation = 0;

  function read(key: string, tokenHash: Buffer): Promise<GameSession | undefined> {
    const underWay = reading.get(key);
    if (underWay) return underWay;
    const begun = generation;
    const readAt_ms = now_ms();
    const next = loadGameSession(db, tokenHash)
      .then((session) => {
        const refreshAt_ms = readAt_ms + randomInt(refresh_ms.from, refresh_ms.to);
        if (!session || begun !== generation) return session;
        sessions.set(key, { session, readAt_ms, refreshAt_ms });
        tokensOf.set(session.playerId, (tokensOf.get(session.playerId) ?? new Set()).add(key));
        return session;
      })
      .finally(() => {
        if (reading.get(key) === next) reading.delete(key);
      });
    reading.set(key, next);
    return next;
  }

  return {
    find: async (token) => {
      const tokenHash = hash('sha256', token, 'buffer');
      const key = tokenHash.toString('base64');
      const kept = sessions.get(key);
      const now = now_ms();
      if (!kept || now - kept.readAt_ms >= maxAge_ms) return read(key, tokenHash);
      if (now >= kept.refreshAt_ms) {
        kept.refreshAt_ms = Infinity;
        // If this fails, the session is loaded again when it is too old, and that bet gets the error.
        read(key, tokenHash).catch(() => undefined);
      }
      return kept.session;
    },
    forget: (playerId) => {
      generation += 1;
      reading.clear();
      if (playerId === undefined) sessions.clear();
      else for (const key of tokensOf.get(playerId) ?? []) sessions.delete(key);
    },
  };
}

const endReasons: Readonly<Record<string, GameSessionEnd>> = {
  excluded: 'excluded',
  time_limit: 'time_limit',
  stopped: 'stopped',
  closed: 'closed',
};

async function loadGameSession(db: Database, tokenHash: Buffer): Promise<GameSession | undefined> {
  const row = await db
    .selectFrom('rounds.game_session as game')
    .leftJoin('players.presence as session', (join) =>
      join
        .onRef('session.site_id', '=', 'game.site_id')
        .onRef('session.player_id', '=', 'game.player_id')
        .onRef('session.session_id', '=', 'game.session_id'),
    )
    .innerJoin('players.account as player', (join) =>
      join.onRef('player.site_id', '=', 'game.site_id').onRef('player.player_id', '=', 'game.player_id'),
    )
    .select([
      'game.site_id',
      'game.player_id',
      'game.session_id',
      'game.end_reason',
      'game.provider_code',
      'game.user_id',
      'game.game_code',
      'game.currency',
      'game.expires_at',
      'session.ended_at',
      'player.status',
    ])
    .where('game.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    siteId: row.site_id,
    playerId: row.player_id,
    sessionId: row.session_id,
    providerCode: row.provider_code,
    userId: row.user_id,
    gameCode: row.game_code,
    currency: row.currency,
    expiresAt: row.ended_at && row.ended_at < row.expires_at ? row.ended_at : row.expires_at,
    mayBet: row.status === 'active',
    endReason: endReasons[row.end_reason ?? ''],
  };
}
