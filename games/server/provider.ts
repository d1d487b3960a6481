/**
 * The house provider, whole: one HTTP server that the operator calls (signed), that players' browsers
 * open games from, and that calls the operator's wallet.
 *
 * Glossary. *Operator*: the platform, which keeps the players' money. *Provider*: this server, which
 * decides the rounds. *Book*: the course of a round, decided at once and played by the client.
 */
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { boundConnections, connectionOptions, releaseOnClose } from '@marquee/contract/connection-limits.ts';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { games } from '../catalogue.ts';
import { createWalletClient } from '../kit/wallet/client.ts';
import { createCertificationWallets } from './certification.ts';
import { addClientRoutes } from './client-routes.ts';
import { createExposure } from './exposure.ts';
import { type DrawOptions, startDraws } from './draws/start.ts';
import { certifiedTiming } from './draws/timing.ts';
import { addHubRoutes } from './hub-routes.ts';
import { openFirstPots } from './jackpots/pots.ts';
import { drawnKinds, type House, type HouseGame } from './house.ts';
import { loadGames } from './house-games.ts';
import { page } from './html.ts';
import { joinInstances } from './instance.ts';
import { addPlayRoutes } from './play-routes.ts';
import { addFairnessPages } from './fairness-pages.ts';
import { openPool } from './pool.ts';
import { readAllPublished } from './published.ts';
import { startQueue } from './queue.ts';
import { addRoundPages } from './round-page.ts';
import { createSeedVault, sealOldSeeds } from './seed-vault.ts';
import { roundsAtRest } from './under-way.ts';

export type HouseProviderOptions = {
  /** A login that may use schema `house`, which the migrations in `games/migrations` have made. */
  databaseUrl: string;
  /** Where players' browsers reach this server, e.g. `http://localhost:3001`. */
  publicUrl: string;
  /** Prefix of the operator's wallet calls, e.g. `http://127.0.0.1:3000/wallet/marquee`. */
  operatorWalletUrl: string;
  keys: {
    /** PEM of this provider's RSA key, which signs its calls to the operator. */
    privateKey: string;
    /** PEM of the operator's RSA key, which its calls are checked against. */
    operatorPublicKey: string;
    /** A secret that server seeds are sealed with; the same for all processes on a database. */
    seedSecret: string;
  };
  /** Origins that may frame the games, as CSP sources, e.g. `http://*.localhost:3000`; asked for with each answer. */
  allowedFrameAncestors: () => Promise<readonly string[]>;
  logger: Logger;
  /** Whether one address may call only so often; the operator's signed calls always may. On unless said otherwise. */
  rateLimits?: boolean;
  /** The time, for tests that move it. */
  now?: () => Date;
  /**
   * The proxies in front whose X-Forwarded-For is believed: how many, or their addresses. None unless said otherwise; behind
   * one that is not named all players share its address.
   */
  trustProxy?: boolean | number | string[];
  /** What the house may owe on all rounds under way, by currency in minor units, where it is not the currency's own limit. */
  exposureLimits?: Readonly<Record<string, bigint>>;
  /**
   * Lists the instant games and lets them be opened. They return 99 %: an operator whose rewards count every stake whole should
   * not offer them. On unless said otherwise. Rounds that wait are finished either way.
   */
  offersInstantGames?: boolean;
  /** Lists the table and poker games and lets them be opened. On unless said otherwise; rounds that wait are finished either way. */
  offersTableGames?: boolean;
  /**
   * Offers slots that are not finished, or whose return has not been measured over as many rounds as players are promised: for tests and pictures.
   * Off unless said otherwise.
   */
  offersUnmeasured?: boolean;
  /** Serves rounds against a wallet that the operator names; only where no money is real. Off unless said otherwise. */
  certification?: boolean;
  /**
   * Offers the games whose draws players share, and runs those. Off unless given: then draws that another process has left are ended,
   * and none is opened.
   */
  draws?: DrawOptions;
  /** Overrides for tests. */
  timing?: { walletTimeout_ms?: number; walletRetryPause_ms?: number; queueInterval_ms?: number };
};

export type HouseProvider = {
  app: FastifyInstance;
  /** Starts to serve; resolves to the address. */
  listen: (where: { port: number; host: string }) => Promise<string>;
  /** Lets running spins end, then closes everything. */
  close: () => Promise<void>;
};

/**
 * Creates the house provider and takes up what a process before it left undone.
 * @throws if the database cannot be reached, a key is unreadable or a game's proof is not its own.
 */
export async function createHouseProvider(options: HouseProviderOptions): Promise<HouseProvider> {
  const { databaseUrl, keys, logger, timing = {} } = options;
  const privateKey = createPrivateKey(keys.privateKey);
  const operatorPublicKey = createPublicKey(keys.operatorPublicKey);
  const pool = openPool(databaseUrl, logger);
  const seeds = createSeedVault(keys.seedSecret);
  await sealOldSeeds(pool, seeds);
  const published = await readAllPublished();
  const houseGames = await loadGames(pool, published);
  await openFirstPots(pool, games, options.now?.() ?? new Date());
  const instance = await joinInstances(databaseUrl, logger);

  const exposure = createExposure({
    pool,
    log: logger,
    instance: instance.number,
    limits: new Map(Object.entries(options.exposureLimits ?? {})),
  });
  const connectWallet = (operatorWalletUrl: string) =>
    createWalletClient({
      operatorWalletUrl,
      privateKey,
      timeout_ms: timing.walletTimeout_ms,
      retryPause_ms: timing.walletRetryPause_ms,
    });
  const operatorWallet = connectWallet(options.operatorWalletUrl);
  const certification = options.certification
    ? createCertificationWallets(operatorWallet, connectWallet)
    : undefined;

  const house: House = {
    pool,
    wallet: certification?.wallet ?? operatorWallet,
    log: logger,
    now: options.now ?? (() => new Date()),
    games: houseGames,
    instance: instance.number,
    seeds,
    exposure,
    offers: new Set<HouseGame['kind']>([
      'slot',
      ...((options.offersInstantGames ?? true) ? (['instant'] as const) : []),
      ...((options.offersTableGames ?? true) ? (['table'] as const) : []),
      ...(options.draws ? (options.draws.kinds ?? drawnKinds) : []),
    ]),
    offersUnmeasured: options.offersUnmeasured ?? false,
    publicUrl: options.publicUrl.replace(/\/$/, ''),
    linkSecret: createHash('sha256')
      .update('marquee round page\n')
      .update(privateKey.export({ type: 'pkcs8', format: 'der' }))
      .digest(),
  };

  const { trustProxy = false } = options;
  const loggerInstance: FastifyBaseLogger = logger;
  const app: FastifyInstance = Fastify({
    ...connectionOptions(),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy:
      typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
  });
  if (options.rateLimits ?? true) await app.register(rateLimit, { global: false });
  boundConnections(app.server);
  const release = releaseOnClose(app.server);
  app.addHook('preClose', async () => release());
  await addClientRoutes(app, house, options.allowedFrameAncestors);
  await addPlayRoutes(app, house);
  addHubRoutes(
    app,
    house,
    operatorPublicKey,
    () => draws,
    certification && { wallets: certification, draws: () => draws },
  );
  addRoundPages(app, house);
  addFairnessPages(app, house, published);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) logger.error({ err: error, url: request.url }, 'a page failed');
    const title =
      status === 429 ? 'Too many requests' : status >= 500 ? 'Something went wrong' : 'Bad request';
    return reply
      .code(status)
      .type('text/html')
      .send(page(title, `<h1>${title}</h1><p>Please try again in a minute.</p>`));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/html').send(page('Not found', '<h1>Page not found</h1>')),
  );
  await app.ready();
  const queue = startQueue(house, timing.queueInterval_ms ?? 1000);
  const { draws: run = { games: [] } } = options;
  const draws = startDraws(house, {
    ...run,
    ...(options.certification ? { liveTiming: { ...certifiedTiming, ...run.liveTiming } } : {}),
    databaseUrl,
    server: app.server,
    trustProxy,
    rateLimits: options.rateLimits,
  });

  return {
    app,
    listen: (where) => app.listen(where),
    close: async () => {
      // A server does not close while sockets are open.
      await draws.closeSocket();
      await app.close();
      await roundsAtRest();
      await draws.close();
      await queue.close();
      await exposure.close();
      await pool.end();
      await instance.close();
    },
  };
}
