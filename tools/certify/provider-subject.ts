import { systemClock } from '@marquee/server/kernel/clock.ts';
import type { Database } from '@marquee/server/kernel/database.ts';
import type { Keys } from '@marquee/server/kernel/keys.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import { openGameSession } from '@marquee/server/rounds/game-session.ts';
import { userIdOf } from '@marquee/server/rounds/provider-player.ts';
import { createRounds } from '@marquee/server/rounds/rounds.ts';
import type { ProviderSubject } from './provider-call.ts';

/** How long the test player's game session lasts. */
const session_ms = 10 * 60_000;

/** A connected provider, and a player with a game session. Throws if either is missing. */
export async function openProviderSubject(
  db: Database,
  keys: Keys,
  wish: {
    providerCode: string;
    siteCode: string;
    accountId: string;
    bet: number;
    wallet?: ProviderSubject['wallet'];
  },
): Promise<ProviderSubject> {
  const rounds = createRounds({ db, keys });
  const connection = await rounds.connections.byProvider(wish.providerCode);
  if (connection?.protocol !== 'hub88') {
    throw new Error(`${wish.providerCode} is not connected by this protocol`);
  }
  const player = await db
    .selectFrom('players.player as player')
    .innerJoin('sites.site as site', 'site.site_id', 'player.site_id')
    .select(['player.site_id', 'player.player_id', 'player.currency', 'player.account_id'])
    .where('site.site_code', '=', wish.siteCode)
    .where('player.account_id', '=', wish.accountId)
    .executeTakeFirst();
  if (!player) throw new Error(`There is no player ${wish.accountId} on ${wish.siteCode}`);
  const now = systemClock.now();
  const key = { siteId: player.site_id, playerId: player.player_id };
  const userId = await userIdOf(db, key, wish.providerCode, now);
  const session = {
    ...key,
    sessionId: newId(),
    accountId: player.account_id,
    currency: player.currency,
    startedAt: now,
    expiresAt: new Date(now.getTime() + session_ms),
    status: 'active',
  } as const;
  const game = { providerCode: wish.providerCode, gameCode: 'certification', userId };
  const { token } = await openGameSession(db, systemClock, session, game);
  return {
    baseUrl: connection.baseUrl,
    operatorId: connection.operatorId,
    privateKey: (await rounds.keyPair(connection.operatorKeyName)).privateKey,
    user: userId,
    token,
    subPartnerId: wish.siteCode,
    currency: player.currency,
    bet: wish.bet,
    providerKey: connection.publicKey,
    ...(wish.wallet ? { wallet: wish.wallet } : {}),
  };
}
