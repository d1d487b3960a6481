import type { z } from 'zod';
import type { playerSessionSchema } from '@marquee/contract/entities.ts';
import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { readDevice } from './device.ts';
import { hashToken, newToken } from './secrets.ts';

export interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** A session ends after this long without a call. */
export const inactivityLimit_ms = 30 * 60_000;
/** A session ends after this long in any case. */
export const absoluteLimit_ms = 12 * 3_600_000;
/** The precision of `last_seen_at`. Writing on every call would cost more than it is worth. */
const lastSeenStep_ms = 30_000;

/** Open a session for a player who has proved who they are. The token is returned once and stored only as a hash. */
export async function openSession(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerKey,
  request: Pick<RequestFacts, 'ip' | 'userAgent'>,
): Promise<string> {
  const { token, hash } = newToken();
  const now = app.clock.now();
  await app.db
    .insertInto('players.session')
    .values({
      site_id: player.siteId,
      player_id: player.playerId,
      session_id: newId(),
      token_hash: hash,
      ip: request.ip,
      user_agent: request.userAgent,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + absoluteLimit_ms),
    })
    .execute();
  return token;
}

/**
 * Find the session of a token and check that it is still active, belongs to the account, and is used on a host of its
 * own site. `host` is the requested one. An open tab alone does not extend a session; pass `isActivity: false` for it.
 * Throws `sessionExpired`, `permissionDenied` (another player's token, or another site's host), `BLOCK` or `CLOSE`.
 */
export async function requireSession(
  app: Pick<App, 'db' | 'clock' | 'sites'>,
  accountId: string,
  token: string,
  { host, isActivity = true }: { host: string; isActivity?: boolean },
): Promise<PlayerSession> {
  const row = await app.db
    .selectFrom('players.session as session')
    .innerJoin('players.player as player', (join) =>
      join
        .onRef('player.site_id', '=', 'session.site_id')
        .onRef('player.player_id', '=', 'session.player_id'),
    )
    .select([
      'session.site_id',
      'session.player_id',
      'session.session_id',
      'session.created_at',
      'session.last_seen_at',
      'session.expires_at',
      'session.ended_at',
      'session.end_reason',
      'player.account_id',
      'player.currency',
      'player.status',
    ])
    .where('session.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) throw refuse('sessionExpired');
  if (row.account_id !== accountId) throw refuse('permissionDenied');
  const site = await app.sites.byId(row.site_id);
  if (!site.domains.includes(host)) throw refuse('permissionDenied');
  if (row.status === 'blocked') throw refuse('BLOCK');
  if (row.status === 'closed') throw refuse('CLOSE');
  const now = app.clock.now();
  const idleUntil = row.last_seen_at.getTime() + inactivityLimit_ms;
  if (row.ended_at || row.expires_at <= now || idleUntil <= now.getTime()) throw refuse('sessionExpired');
  if (isActivity && now.getTime() - row.last_seen_at.getTime() > lastSeenStep_ms) {
    await app.db
      .updateTable('players.session')
      .set({ last_seen_at: now })
      .where('site_id', '=', row.site_id)
      .where('player_id', '=', row.player_id)
      .where('session_id', '=', row.session_id)
      .execute();
  }
  return {
    siteId: row.site_id,
    playerId: row.player_id,
    sessionId: row.session_id,
    accountId: row.account_id,
    currency: row.currency,
    startedAt: row.created_at,
    expiresAt: row.expires_at,
    status: row.status === 'no_bets' ? 'no_bets' : 'active',
  };
}

export type EndReason = 'logout' | 'expired' | 'blocked' | 'closed' | 'revoked' | 'password';

/** End one session. Its games and sockets end with it. Ending it again does nothing. */
export async function endSession(
  app: App,
  session: PlayerSession,
  reason: 'logout' | 'expired',
): Promise<void> {
  await app.db
    .updateTable('players.session')
    .set({ ended_at: app.clock.now(), end_reason: reason })
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .where('session_id', '=', session.sessionId)
    .where('ended_at', 'is', null)
    .execute();
  await announceSessions(app.db, session);
}

/** A player's active sessions, most recently used first. */
export async function listSessions(
  app: App,
  session: PlayerSession,
): Promise<z.infer<typeof playerSessionSchema>[]> {
  const now = app.clock.now();
  const rows = await app.db
    .selectFrom('players.session')
    .select(['session_id', 'ip', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - inactivityLimit_ms))
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id', 'desc')
    .execute();
  return rows.map((row) => ({
    session_id: row.session_id,
    current: row.session_id === session.sessionId,
    device: readDevice(row.user_agent),
    ip: row.ip ?? '',
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }));
}

/** End one of the player's sessions. Throws `sessionNotFound` if it is not theirs, was ended or has expired. */
export async function revokeSession(app: App, session: PlayerSession, sessionId: string): Promise<number> {
  const now = app.clock.now();
  const ended = await app.db
    .updateTable('players.session')
    .set({ ended_at: now, end_reason: 'revoked' })
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) throw refuse('sessionNotFound');
  await announceSessions(app.db, session);
  return Number(ended.numUpdatedRows);
}

/** End all sessions of a player, or all but one. Returns how many of them were still active. */
export async function endSessions(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerKey,
  reason: EndReason,
  exceptSessionId?: string,
): Promise<number> {
  const now = app.clock.now();
  const ended = await app.db
    .updateTable('players.session')
    .set({ ended_at: now, end_reason: reason })
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(exceptSessionId !== undefined, (query) => query.where('session_id', '<>', exceptSessionId ?? ''))
    .returning('last_seen_at')
    .execute();
  await announceSessions(app.db, player);
  const aliveFrom = now.getTime() - inactivityLimit_ms;
  return ended.filter(({ last_seen_at }) => last_seen_at.getTime() > aliveFrom).length;
}

/** The PostgreSQL channel that tells processes that a player's sessions ended. */
export const sessionsChannel = 'player_sessions_changed';

async function announceSessions(db: Database, { siteId, playerId }: PlayerKey): Promise<void> {
  await sql`select pg_notify(${sessionsChannel}, ${`${siteId}:${playerId}`})`.execute(db);
}

/** The player that an announcement is about. */
export function announcedPlayer(payload: string): PlayerKey {
  const [siteId = '', playerId = ''] = payload.split(':');
  return { siteId: Number(siteId), playerId: BigInt(playerId) };
}
