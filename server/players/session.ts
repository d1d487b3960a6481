import type { App, PlayerSession, RequestFacts } from '../kernel/app.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { hashToken, newToken } from './secrets.ts';

/** A session ends after so long without a call. */
export const inactivityLimit_ms = 30 * 60_000;
/** A session ends after so long in any case. */
export const absoluteLimit_ms = 12 * 3_600_000;
/** How exactly the last call is kept; a write per call would cost more than it tells. */
const lastSeenStep_ms = 30_000;

/** Open a session for a player who has proved who he is. The token is answered once and kept only as a hash. */
export async function openSession(
  app: Pick<App, 'db' | 'clock'>,
  player: { siteId: number; playerId: bigint },
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
 * The session behind a token, if it still stands and belongs to the account.
 * An open tab alone is no activity (`isActivity: false`): the session then ends as if it were closed.
 * Throws `sessionExpired`, `permissionDenied` (a token of somebody else), `BLOCK` or `CLOSE`.
 */
export async function requireSession(
  app: Pick<App, 'db' | 'clock'>,
  accountId: string,
  token: string,
  { isActivity = true }: { isActivity?: boolean } = {},
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

/** End one session. Ending it twice does nothing. */
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
}
