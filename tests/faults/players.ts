import type { Kysely } from 'kysely';
import { newId } from '../../server/kernel/ids.ts';
import type { DB } from '../../server/kernel/database.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import type { Ledger } from '../../server/ledger/ledger.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { openSession, requireSession } from '../../server/players/session.ts';
import { openGameSession } from '../../server/rounds/game-session.ts';
import { userIdOf } from '../../server/rounds/provider-player.ts';
import { createSiteCache } from '../../server/sites/site-cache.ts';

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
  const accountId = `f${newId().replaceAll('-', '').slice(-20)}`;
  const app = { db, ledger, clock: systemClock, sites: createSiteCache(db) };
  const player = {
    accountId,
    fullName: 'Fault Load',
    birthDate: '1990-05-17',
    phone: `+63${accountId.slice(-10)}`,
    email: `${accountId}@example.test`,
    language: 'EN',
  };
  const wallet = await seedPlayer(
    app,
    { siteId: site.site_id, currency: site.currency },
    player,
    OPENING_BALANCE,
  );
  const session = await requireSession(
    app,
    accountId,
    await openSession(app, wallet, { ip: '127.0.0.1', userAgent: 'faults' }),
    { host: (await app.sites.byId(site.site_id)).primaryDomain },
  );
  const user = await userIdOf(db, wallet, PROVIDER_CODE, systemClock.now());
  const opened = await openGameSession(db, systemClock, session, {
    providerCode: PROVIDER_CODE,
    gameCode: GAME_CODE,
    userId: user,
  });
  return { ...wallet, user, token: opened.token };
}
