import { join } from 'node:path';
import type { DrawOptions } from '@marquee/games/server/draws/start.ts';
import { createHouseProvider } from '@marquee/games/server/provider.ts';
import { sandboxSecretName } from '@marquee/server/cashier/cashier.ts';
import type { Config } from '@marquee/server/kernel/config.ts';
import { createLog, type Logger } from '@marquee/server/kernel/log.ts';
import { openDatabase, type Database } from '@marquee/server/kernel/database.ts';
import { createKeys, type Keys } from '@marquee/server/kernel/keys.ts';
import { startMarquee, type Marquee } from '@marquee/server/main.ts';
import { connectProvider } from '@marquee/server/rounds/connections.ts';
import { keyPairName, keyPairOf, type KeyPair } from '@marquee/server/rounds/keys.ts';
import { syncGames } from '@marquee/server/rounds/sync-games.ts';
import { HOUSE_KEY, HOUSE_SEEDS, OPERATOR_KEY } from '../../database/own-keys.ts';
import { createSandboxGateway } from '../gateway/gateway.ts';
import { createDemoServices } from '../services/services.ts';
import { frameAncestorsOf } from './frame-ancestors.ts';
import { choosePort } from './ports.ts';
import { ensureDemoPlayers } from './sign-ins.ts';

/** The house provider, as the platform knows it. */
const HOUSE = { providerCode: 'MARQUEE', providerName: 'Marquee Originals', slug: 'marquee' };
/** The roles that are parts of the platform itself. */
const PLATFORM_ROLES = ['web', 'api', 'worker'] as const;

/** Everything that runs. Each part has its port and speaks to the others over HTTP only. */
export type Constellation = {
  /** Where the sites are: `http://localhost:<port>`. */
  readonly url: string;
  readonly port: number;
  readonly gamesUrl: string;
  /** Undefined if this process does not run the platform. */
  readonly marquee: Marquee | undefined;
  readonly close: () => Promise<void>;
};

export type ConstellationOptions = {
  /** DATA_DIR must be absolute, and MARQUEE_KEY must be set. */
  readonly config: Config;
  readonly databaseUrls: { readonly appUrl: string; readonly gamesUrl: string };
  readonly root: string;
  readonly logger?: Logger;
};

/**
 * Start the parts that ROLES names: the platform, the house games and the sandbox gateway. Their shared keys are in the
 * database, so that nothing needs configuring if all of them run in one process.
 */
export async function startConstellation(options: ConstellationOptions): Promise<Constellation> {
  const { databaseUrls, root } = options;
  const logger = options.logger ?? createLog(options.config.LOG_LEVEL);
  const stops: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  const opened = openKeys(options);
  stops.push(() => opened.close());
  const { keys } = opened;
  try {
    const ports = await choosePorts(options.config);
    const config = {
      ...options.config,
      PORT: ports.site,
      GAMES_PORT: ports.games,
      GATEWAY_PORT: ports.gateway,
      SERVICES_URL: servicesUrlOf(options.config, ports),
    };
    const gamesUrl = config.GAMES_URL ?? `http://localhost:${ports.games}`;
    if (config.ROLES.includes('gateway')) stops.push(await startGateway(config, keys, ports, logger));
    if (config.ROLES.includes('services') && config.SERVICES_URL !== undefined) {
      const services = await createDemoServices({
        port: ports.services,
        host: config.HOST,
        publicUrl: config.SERVICES_URL,
      });
      stops.push(() => services.close());
    }
    const marquee = PLATFORM_ROLES.some((role) => config.ROLES.includes(role))
      ? await startMarquee({
          config,
          databaseUrl: databaseUrls.appUrl,
          root,
          gameOrigins: [new URL(gamesUrl).origin],
          log: logger,
        })
      : undefined;
    if (marquee) stops.push(() => marquee.close());
    if (config.ROLES.includes('games')) {
      stops.push(
        await startHouseGames({
          config,
          keys,
          ports,
          gamesUrl,
          databaseUrl: databaseUrls.gamesUrl,
          db: opened.db,
          logger,
        }),
      );
    }
    if (marquee) {
      // Directly if the games run in this process, otherwise at their public address.
      const isHere = config.ROLES.includes('games');
      await connectHouse(marquee, keys, isHere ? loopback(config.HOST, ports.games) : gamesUrl);
      await syncHouse(marquee, isHere);
      if (config.MARQUEE_ENV !== 'production') await ensureDemoPlayers(marquee.app, join(root, 'brands'));
    }
    const url = `http://localhost:${ports.site}`;
    return { url, port: ports.site, gamesUrl, marquee, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openKeys({ config, databaseUrls }: ConstellationOptions): {
  keys: Keys;
  db: Database;
  close: () => Promise<void>;
} {
  if (config.MARQUEE_KEY === undefined) throw new Error('MARQUEE_KEY is required to decrypt the stored keys');
  const { pool, db } = openDatabase({ connectionString: databaseUrls.appUrl, maxConnections: 1 });
  return { keys: createKeys(db, config.MARQUEE_KEY), db, close: () => pool.end() };
}

async function readPair(keys: Keys, name: string): Promise<KeyPair> {
  return keyPairOf(await keys.read(keyPairName(name)));
}

type Ports = {
  readonly site: number;
  readonly games: number;
  readonly gateway: number;
  readonly services: number;
};

/** The other servers take the ports next to the site's, unless ports are configured, and skip occupied ones. */
async function choosePorts(config: Config): Promise<Ports> {
  const host = config.HOST;
  const site = await choosePort({ host, asked: config.PORT, first: config.PORT, taken: [] });
  const games = await choosePort({ host, asked: config.GAMES_PORT, first: site + 1, taken: [site] });
  const gateway = await choosePort({
    host,
    asked: config.GATEWAY_PORT,
    first: Math.max(site + 2, games + 1),
    taken: [site, games],
  });
  const services = await choosePort({
    host,
    asked: config.SERVICES_PORT,
    first: Math.max(site + 3, gateway + 1),
    taken: [site, games, gateway],
  });
  return { site, games, gateway, services };
}

/** Where browsers reach the demo's chat and analytics; undefined if no process runs them, as in production. */
function servicesUrlOf(config: Config, ports: Ports): string | undefined {
  if (config.MARQUEE_ENV === 'production') return undefined;
  if (config.SERVICES_URL !== undefined) return config.SERVICES_URL;
  return config.ROLES.includes('services') ? `http://localhost:${ports.services}` : undefined;
}

async function startGateway(
  config: Config,
  keys: Keys,
  ports: Ports,
  logger: Logger,
): Promise<() => Promise<void>> {
  const gateway = await createSandboxGateway({
    port: ports.gateway,
    host: config.HOST,
    publicUrl: config.GATEWAY_URL ?? `http://localhost:${ports.gateway}`,
    webhookUrl: `${loopback(config.HOST, ports.site)}/gateway/sandbox/webhook`,
    secret: await keys.read(sandboxSecretName),
    stateFile: join(config.DATA_DIR, 'sandbox-gateway.json'),
    addressFile: join(config.DATA_DIR, 'sandbox-gateway.url'),
    log: (line) => logger.info({ part: 'sandbox gateway' }, line),
  });
  return () => gateway.close();
}

async function startHouseGames(options: {
  config: Config;
  keys: Keys;
  ports: Ports;
  gamesUrl: string;
  databaseUrl: string;
  /** With the platform's rights. */
  db: Database;
  logger: Logger;
}): Promise<() => Promise<void>> {
  const { config, keys, ports } = options;
  const operator = await readPair(keys, OPERATOR_KEY);
  const house = await readPair(keys, HOUSE_KEY);
  const provider = await createHouseProvider({
    databaseUrl: options.databaseUrl,
    publicUrl: options.gamesUrl,
    operatorWalletUrl: `${loopback(config.HOST, ports.site)}/provider/${HOUSE.slug}/hub88`,
    keys: {
      privateKey: house.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      operatorPublicKey: operator.publicPem,
      seedSecret: await keys.read(HOUSE_SEEDS),
    },
    allowedFrameAncestors: frameAncestorsOf(config, options.db),
    logger: options.logger,
    rateLimits: config.RATE_LIMITS,
    exposureLimits: config.HOUSE_EXPOSURE_LIMITS,
    offersInstantGames: config.HOUSE_INSTANT_GAMES,
    offersTableGames: config.HOUSE_TABLE_GAMES,
    ...drawsOf(config),
    certification: config.GAMES_CERTIFICATION,
    trustProxy: config.TRUST_PROXY,
  });
  await provider.listen({ port: ports.games, host: config.HOST });
  return provider.close;
}

/** What the house draws for all players at once: unless it is said, everything where no money is real, and else nothing. */
function drawsOf({
  HOUSE_CRASH_GAMES,
  HOUSE_LIVE_TABLES,
  HOUSE_CRASH_SALT: saltSource,
  MARQUEE_ENV,
}: Config): { draws?: DrawOptions } {
  const usual = MARQUEE_ENV !== 'production';
  const kinds = [
    ...((HOUSE_CRASH_GAMES ?? usual) ? (['crash'] as const) : []),
    ...((HOUSE_LIVE_TABLES ?? usual) ? (['live'] as const) : []),
  ];
  return kinds.length > 0 ? { draws: { kinds, saltSource } } : {};
}

/** Tell the platform how to reach the house provider. */
async function connectHouse(marquee: Marquee, keys: Keys, gamesUrl: string): Promise<void> {
  const house = await readPair(keys, HOUSE_KEY);
  await connectProvider(marquee.app.db, {
    providerCode: HOUSE.providerCode,
    slug: HOUSE.slug,
    baseUrl: `${gamesUrl}/hub`,
    operatorId: 'marquee',
    providerPublicPem: house.publicPem,
    operatorKeyName: OPERATOR_KEY,
  });
  marquee.app.rounds.connections.forget();
}

/**
 * Sync the house's list of games. If the games run elsewhere they may be down. The platform still starts, because the
 * hourly job tries again.
 */
async function syncHouse(marquee: Marquee, isHere: boolean): Promise<void> {
  try {
    await syncGames(marquee.app, HOUSE);
  } catch (error) {
    if (isHere) throw error;
    marquee.app.log.warn({ err: error }, 'the house games do not answer yet');
  }
}

/** The address at which this machine reaches one of its own servers. */
function loopback(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? '127.0.0.1' : host}:${port}`;
}
