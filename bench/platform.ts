import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createOwnKeys } from '../database/own-keys.ts';
import { createCashier } from '../server/cashier/cashier.ts';
import { upsertGames } from '../server/catalog/upsert-games.ts';
import { servedCalls } from '../server/api/handlers.ts';
import { createHttpServer } from '../server/http/server.ts';
import { composeApp, type App } from '../server/compose.ts';
import { systemClock } from '../server/kernel/clock.ts';
import { readConfig } from '../server/kernel/config.ts';
import { openDatabase } from '../server/kernel/database.ts';
import { createKeys } from '../server/kernel/keys.ts';
import { newId } from '../server/kernel/ids.ts';
import { createLog } from '../server/kernel/log.ts';
import type { Ledger } from '../server/ledger/ledger.ts';
import { createPlayers } from '../server/players/players.ts';
import { createPush } from '../server/push/push.ts';
import { createRealtime } from '../server/realtime/realtime.ts';
import { connectProvider } from '../server/rounds/connections.ts';
import { openGameSession } from '../server/rounds/game-session.ts';
import { mountHub88 } from '../server/rounds/hub88/routes.ts';
import { projectRounds, startProjector } from '../server/rounds/projector.ts';
import { userIdOf } from '../server/rounds/provider-player.ts';
import { createRounds } from '../server/rounds/rounds.ts';
import { createSiteCache } from '../server/sites/site-cache.ts';
import { testMasterKey } from '../tests/test-keys.ts';
import type { LoadOrder } from './http-load.ts';
import { currency } from './ledger-load.ts';

const providerCode = 'BENCH';
const gameCode = 'bench-game';
const activePlayers = 1_000;

/** The platform's HTTP server with the wallet on it, as in the product, without the pages. */
export interface BenchPlatform {
  /** What a provider needs to know to send bets to it. */
  readonly order: Omit<LoadOrder, 'connections' | 'bets'>;
  /** Do something while rounds and turnover are projected in this process, as they are in a Marquee of one process. */
  whileProjecting<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Serve the wallet on `ledger`, to a provider whose thousand players have a game open. */
export async function startBenchPlatform(options: {
  appUrl: string;
  ownerUrl: string;
  dataDir: string;
  ledger: Ledger;
}): Promise<BenchPlatform> {
  const { appUrl, ownerUrl, dataDir, ledger } = options;
  const siteId = await addSite(ownerUrl);
  const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { pool, db } = openDatabase({ connectionString: appUrl });
  await createOwnKeys({ ownerUrl, masterKey: testMasterKey, isDemo: true });
  const keys = createKeys(db, testMasterKey);
  const log = createLog(config.LOG_LEVEL);
  const app = composeApp({
    config,
    pool,
    db,
    log,
    ledger,
    clock: systemClock,
    sites: createSiteCache(db),
    delivery: { send: async () => undefined, close: async () => undefined },
    realtime: createRealtime({
      pool,
      log,
      admit: async () => ({ refused: 'sessionExpired' }),
      siteOf: async () => ({ refused: 'siteNotFound' }),
    }),
    players: await createPlayers({ keys, log }),
    push: await createPush({ keys }),
    rounds: createRounds({ db, keys }),
    cashier: await createCashier({ keys, gatewayUrl: 'http://127.0.0.1:9' }),
  });
  await upsertGames(db, { providerCode, providerName: 'Bench', slug: 'bench', opensIn: 'frame' }, [
    {
      gameCode,
      gameName: 'Bench Game',
      gameType: 'SLOTS',
      category: 'slot_game',
      image: '/a.webp',
      image2x: '/a2.webp',
      rtpPercent: '96',
      volatility: 'low',
      releasedAt: new Date(),
    },
  ]);
  await connectProvider(db, {
    providerCode,
    slug: 'bench',
    baseUrl: 'http://127.0.0.1:9',
    operatorId: 'marquee',
    providerPublicPem: provider.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    operatorKeyName: 'operator',
  });
  const players = await openGames(app, siteId);
  const server: FastifyInstance = await createHttpServer(app, servedCalls);
  await mountHub88(server, app);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen on a port');
  return {
    order: {
      port: address.port,
      prefix: '/provider/bench/hub88',
      privateKey: provider.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      gameCode,
      currency,
      players,
    },
    whileProjecting: async (work) => {
      // What other contenders left is not this one's to project.
      while ((await projectRounds(db, 5_000)) > 0);
      const projector = startProjector({ db, log });
      try {
        return await work();
      } finally {
        await projector.stop();
      }
    },
    close: async () => {
      await app.realtime.close();
      await server.close();
      await pool.end();
    },
  };
}

async function addSite(ownerUrl: string): Promise<number> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ site_id: number }>(
      `insert into sites.site (site_code, site_name, logo_text, currency, theme_code, theme_color, logo1, logo2, logo3,
         favicon, share_image, play_money, withdrawal_minimum, withdrawal_maximum)
       values ('bench', 'Bench', 'Bench', $1, 'casino1', 'gold', '', '', '', '', '', true, 100000, 100000000) returning site_id`,
      [currency],
    );
    const siteId = rows[0]?.site_id;
    if (siteId !== 1) throw new Error('The site of the benchmark is to be the first one');
    await owner.query(
      `insert into sites.domain (domain_name, site_id, is_primary) values ('localhost', $1, true)`,
      [siteId],
    );
    await owner.query(
      `insert into players.player (site_id, player_id, account_id, password_hash, full_name, birth_date, contact_phone,
         contact_email, language, currency, status, terms_accepted_at, accepts_marketing, referrer_code, ch, cm, pp,
         affiliate_code, fbp, appsflyer_id, visitor_id, created_at)
       overriding system value
       select $1, n, 'bench' || n, '', 'Bench Player', '1990-01-01', '+' || n, n || '@bench.localhost', 'EN', $2, 'active',
         now(), false, '', '', '', '', '', '', '', '', now()
       from generate_series(1, $3::int) n`,
      [siteId, currency, activePlayers],
    );
    return siteId;
  } finally {
    await owner.end();
  }
}

async function openGames(app: App, siteId: number): Promise<LoadOrder['players']> {
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const players: { user: string; token: string }[] = [];
  for (let n = 1; n <= activePlayers; n += 1) {
    const player = { siteId, playerId: BigInt(n) };
    const userId = await userIdOf(app.db, player, providerCode, now);
    const session = {
      ...player,
      sessionId: newId(),
      accountId: `bench${n}`,
      currency,
      startedAt: now,
      expiresAt,
      status: 'active',
    } as const;
    const { token } = await openGameSession(app.db, app.clock, session, { providerCode, gameCode, userId });
    players.push({ user: userId, token });
  }
  return players;
}
