import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PlayerSession } from '../kernel/app.ts';
import type { Clock } from '../kernel/clock.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { newToken } from '../players/secrets.ts';

/**
 * Why a game session ended before its time: the player takes a break from play, has reached a limit on its time, has
 * stopped, or has closed the account.
 */
export type GameSessionEnd = 'excluded' | 'time_limit' | 'stopped' | 'closed';

/** What a token stands for: one player in one game of one provider, in one currency. */
export interface GameSession {
  readonly siteId: number;
  readonly playerId: bigint;
  /** The session of the player that opened it. */
  readonly sessionId: string;
  readonly providerCode: string;
  readonly userId: string;
  readonly gameCode: string;
  readonly currency: string;
  /** From then on the token takes no bets; wins and rollbacks are still taken. */
  readonly expiresAt: Date;
  /** Whether the operator lets the player bet. Wins and rollbacks are taken in any case. */
  readonly mayBet: boolean;
  /** Undefined while it goes on, and where it ended with its time or with the player's session. */
  readonly endReason: GameSessionEnd | undefined;
}

/** Open a game session. It ends with the session of the player that opened it. The token is answered once. */
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
 * End a player's game sessions, or those that one of his sessions opened: they take no more bets, and what was staked is
 * played to its end. The processes that keep them in memory are told with the commit.
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

/** Game sessions by token, in memory, so that a bet costs no query. */
export interface GameSessionCache {
  /** The session behind a token, also when it has expired; undefined where we never gave it out. */
  find(token: string): Promise<GameSession | undefined>;
  /** Read a player's sessions again, or everybody's: some have ended, or the player was switched on or off. */
  forget(playerId?: bigint): void;
}

/** How long a session is believed to be as it was read, should the news of its end be lost. */
const maxAge_ms = 30_000;
const maxSessions = 100_000;

export function createGameSessionCache(db: Database): GameSessionCache {
  const tokensOf = new Map<bigint, Set<string>>();
  const sessions = new LRUCache<string, GameSession>({
    max: maxSessions,
    ttl: maxAge_ms,
    dispose: ({ playerId }, token) => {
      const tokens = tokensOf.get(playerId);
      tokens?.delete(token);
      if (tokens?.size === 0) tokensOf.delete(playerId);
    },
  });
  /** Counts what was forgotten, so that no session is kept that was read before it ended. */
  let forgotten = 0;

  return {
    find: async (token) => {
      const tokenHash = hash('sha256', token, 'buffer');
      const key = tokenHash.toString('base64');
      const kept = sessions.get(key);
      if (kept) return kept;
      const before = forgotten;
      const session = await loadGameSession(db, tokenHash);
      if (!session || before !== forgotten) return session;
      sessions.set(key, session);
      const tokens = tokensOf.get(session.playerId) ?? new Set();
      tokensOf.set(session.playerId, tokens.add(key));
      return session;
    },
    forget: (playerId) => {
      forgotten += 1;
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
    .leftJoin('players.session as session', (join) =>
      join
        .onRef('session.site_id', '=', 'game.site_id')
        .onRef('session.player_id', '=', 'game.player_id')
        .onRef('session.session_id', '=', 'game.session_id'),
    )
    .innerJoin('players.player as player', (join) =>
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
