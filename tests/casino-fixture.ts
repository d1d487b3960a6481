import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { composeApp, type App } from '../server/compose.ts';
import type { PlayerSession } from '../server/players/player-session.ts';
import type { RequestFacts } from '../server/kernel/request-facts.ts';
import { createCashier } from '../server/cashier/cashier.ts';
import { createManualClock } from '../server/kernel/clock.ts';
import { readConfig } from '../server/kernel/config.ts';
import { openDatabase, type Database } from '../server/kernel/database.ts';
import { createKeys, type Keys } from '../server/kernel/keys.ts';
import { newId } from '../server/kernel/ids.ts';
import { createLog } from '../server/kernel/log.ts';
import { createLedger } from '../server/ledger/ledger.ts';
import { createPlayers } from '../server/players/players.ts';
import { createPush } from '../server/push/push.ts';
import { seedPlayer } from '../server/players/seed-player.ts';
import { openSession, requireSession } from '../server/players/session.ts';
import { createRealtime } from '../server/realtime/realtime.ts';
import { createRounds } from '../server/rounds/rounds.ts';
import { createSiteCache } from '../server/sites/site-cache.ts';
import { ownKeysMade } from './beginnings.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { untilProjected } from './projected.ts';
import { testMasterKey } from './test-keys.ts';

/** A database of its own with two sites on it, and the parts of a Marquee that stand behind the calls. */
export interface CasinoFixture {
  readonly app: App;
  readonly database: TestDatabase;
  readonly clock: ReturnType<typeof createManualClock>;
  /** The database with its owner's rights. */
  readonly ownerDb: Database;
  /** The house's tables, as its own role sees them. */
  readonly house: Pool;
  /** The keys that its parts share. */
  readonly keys: Keys;
  readonly dataDir: string;
  /** A site in PHP, at `aurum.test`. */
  readonly siteId: number;
  /** Another, in EUR, at `meridian.test`. */
  readonly otherSiteId: number;
  /** A player of the first site, signed in, with money of a deposit. */
  newPlayer(options?: { balance?: bigint; siteId?: number }): Promise<PlayerFixture>;
  /**
   * Resolves once everything that was posted for a player is in his rounds. The projector reads no further than the oldest
   * transaction that runs anywhere in the cluster, where other tests are at work.
   */
  untilProjected(player: { siteId: number; playerId: bigint }): Promise<void>;
  /** Run as the owner of the database, for what no part of the server does. */
  asOwner(text: string, values?: unknown[]): Promise<void>;
  close(): Promise<void>;
}

export interface PlayerFixture {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly accountId: string;
  readonly currency: string;
  /** The token of the session, as the calls' `auth`. */
  readonly auth: string;
  readonly session: PlayerSession;
}

export const requestFromTest: RequestFacts = {
  id: 'test',
  ip: '127.0.0.1',
  userAgent: 'vitest',
  host: 'aurum.test',
  origin: 'http://aurum.test',
};

/** `gatewayUrl` is where the sandbox gateway is reached; without it no gateway answers. */
export async function createCasinoFixture(options: { gatewayUrl?: string } = {}): Promise<CasinoFixture> {
  const database = await createTestDatabase(ownKeysMade);
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-test-'));
  const owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const siteId = await addSite(owner, 'aurum', 'PHP', 'aurum.test');
  const otherSiteId = await addSite(owner, 'meridian', 'EUR', 'meridian.test');

  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { pool, db } = openDatabase({ connectionString: database.url });
  const keys = createKeys(db, testMasterKey);
  const ownerPart = openDatabase({ connectionString: database.ownerUrl, maxConnections: 1 });
  const house = new Pool({ connectionString: database.gamesUrl, max: 2 });
  const log = createLog('silent');
  const clock = createManualClock(new Date());
  const ledger = createLedger({ connectionString: database.url });
  const sites = createSiteCache(db);
  const app = composeApp({
    config,
    pool,
    db,
    log,
    clock,
    ledger,
    sites,
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
    cashier: await createCashier({ keys, gatewayUrl: options.gatewayUrl ?? 'http://127.0.0.1:9' }),
  });

  async function newPlayer(wish: { balance?: bigint; siteId?: number } = {}): Promise<PlayerFixture> {
    const site = await sites.byId(wish.siteId ?? siteId);
    const accountId = `p${newId().replaceAll('-', '').slice(-20)}`;
    const player = {
      accountId,
      fullName: 'Maria Santos',
      birthDate: '1990-05-17',
      phone: `+63${accountId.slice(-9)}`,
      email: `${accountId}@example.test`,
      language: 'EN',
    };
    const wallet = await seedPlayer(app, site, player, wish.balance ?? 0n);
    const auth = await openSession(app, wallet, requestFromTest);
    const session = await requireSession(app, accountId, auth, { host: site.primaryDomain });
    return { ...wallet, accountId, auth, session };
  }

  return {
    app,
    database,
    clock,
    ownerDb: ownerPart.db,
    house,
    keys,
    dataDir,
    siteId,
    otherSiteId,
    newPlayer,
    untilProjected: (player) => untilProjected(db, player),
    asOwner: async (text, values) => {
      await owner.query(text, values);
    },
    close: async () => {
      await app.realtime.close();
      await ledger.close();
      await pool.end();
      await owner.end();
      await house.end();
      await ownerPart.pool.end();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function addSite(owner: Client, code: string, currency: string, domain: string): Promise<number> {
  const { rows } = await owner.query<{ site_id: number }>(
    `insert into sites.site (site_code, site_name, logo_text, currency, theme_code, theme_color, logo1, logo2, logo3, favicon,
       share_image, play_money, withdrawal_minimum, withdrawal_maximum, withdrawals_per_day, turnover_multiple)
     values ($1, $1, $1, $2, 'casino1', 'gold', '', '', '', '', '', true, 10000000, 5000000000, 3, 1) returning site_id`,
    [code, currency],
  );
  const siteId = rows[0]?.site_id;
  if (siteId === undefined) throw new Error('The site was not inserted');
  await owner.query('insert into sites.domain (domain_name, site_id, is_primary) values ($1, $2, true)', [
    domain,
    siteId,
  ]);
  await owner.query(
    `insert into cashier.site_setting (site_id, payout_gateway, bank_account_wait_hours) values ($1, 'sandbox', 0)`,
    [siteId],
  );
  return siteId;
}
