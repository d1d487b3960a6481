import type { Kysely } from 'kysely';
import { newId } from '../../server/kernel/ids.ts';
import type { DB } from '../../server/kernel/database.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import type { Ledger } from '../../server/ledger/ledger.ts';
import { openGameSession } from '../../server/rounds/game-session.ts';
import { userIdOf } from '../../server/rounds/provider-player.ts';

/** A player in the middle of a game, as the provider of the game knows him. */
export type Gambler = {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  readonly user: string;
  readonly token: string;
};

export const PROVIDER_CODE = 'MARQUEE';
export const GAME_CODE = 'dragon-fortune';
/** What everyone begins with, in 1/100,000: enough never to run out. */
export const OPENING_BALANCE = 100_000_000_000n;

/** Opens an account with money and a session in a game, as sign-up, a deposit and a launch would leave them. */
export async function addGambler(db: Kysely<DB>, ledger: Ledger): Promise<Gambler> {
  const site = await db
    .selectFrom('sites.site')
    .select(['site_id', 'currency'])
    .orderBy('site_id')
    .executeTakeFirstOrThrow();
  const now = systemClock.now();
  const accountId = `f${newId().replaceAll('-', '').slice(-20)}`;
  const { player_id: playerId } = await db
    .insertInto('players.player')
    .values({
      site_id: site.site_id,
      account_id: accountId,
      password_hash: '',
      full_name: 'Fault Load',
      birth_date: '1990-05-17',
      contact_phone: `+63${accountId.slice(-10)}`,
      contact_email: `${accountId}@example.test`,
      language: 'EN',
      currency: site.currency,
      status: 'active',
      terms_accepted_at: now,
      accepts_marketing: false,
      referrer_code: '',
      ch: '',
      cm: '',
      pp: '',
      affiliate_code: '',
      fbp: '',
      appsflyer_id: '',
      visitor_id: '',
      created_at: now,
    })
    .returning('player_id')
    .executeTakeFirstOrThrow();
  const wallet = { siteId: site.site_id, playerId, currency: site.currency };
  await ledger.openWallet(wallet);
  await ledger.post({
    ...wallet,
    source: 'faults',
    externalId: newId(),
    kind: 'adjustment_credit',
    amount: OPENING_BALANCE,
  });
  const sessionId = newId();
  const expiresAt = new Date(now.getTime() + 12 * 3_600_000);
  await db
    .insertInto('players.session')
    .values({
      site_id: site.site_id,
      player_id: playerId,
      session_id: sessionId,
      token_hash: Buffer.from(sessionId),
      ip: '127.0.0.1',
      user_agent: 'faults',
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const user = await userIdOf(db, wallet, PROVIDER_CODE, now);
  const opened = await openGameSession(
    db,
    systemClock,
    { ...wallet, sessionId, accountId, startedAt: now, expiresAt, status: 'active' },
    { providerCode: PROVIDER_CODE, gameCode: GAME_CODE, userId: user },
  );
  return { ...wallet, user, token: opened.token };
}
