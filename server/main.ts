import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { composeApp, type App } from './compose.ts';
import { createCashier, gatewayUrlOf, paymongoOf } from './cashier/cashier.ts';
import { ensureSandboxMethods } from './cashier/sandbox-methods.ts';
import { mountWebhooks } from './cashier/webhooks.ts';
import { systemClock, type Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { openDatabase, type Database } from './kernel/database.ts';
import { RefusalError } from './kernel/errors.ts';
import { createKeys } from './kernel/keys.ts';
import { createLog, type Logger } from './kernel/log.ts';
import { listen } from './kernel/listen.ts';
import { createLedger } from './ledger/ledger.ts';
import { servedCalls } from './api/handlers.ts';
import { mountConsole } from './console/mount.ts';
import { servedOperations } from './operate/handlers.ts';
import { createHttpServer } from './http/server.ts';
import { mountPages } from './http/pages.ts';
import { createTokenGuard, isBadToken, type TokenGuard } from './http/token-guard.ts';
import { builtSite, developedSite } from './http/site-build.ts';
import { createDelivery } from './players/delivery/create-delivery.ts';
import { createPlayers } from './players/players.ts';
import { createPush } from './push/push.ts';
import { announcedPlayer, requireSession, sessionsChannel } from './players/session.ts';
import {
  announcementChannel,
  createRealtime,
  type Admission,
  type Credentials,
  type WatchedSite,
} from './realtime/realtime.ts';
import { createPotFeed } from './engagement/site-pot.ts';
import { latestWins } from './engagement/latest-wins.ts';
import { createWinnersFeed } from './engagement/winners-feed.ts';
import { createBalanceFeed, ledgerChannel } from './realtime/balances.ts';
import { startJobs } from './jobs/jobs.ts';
import { mountHub88 } from './rounds/hub88/routes.ts';
import { startActivityCounter } from './engagement/activity/count-activity.ts';
import { mountJili } from './rounds/jili/routes.ts';
import { startCounter } from './bonus/counter.ts';
import { roundsWonChannel, startProjector } from './rounds/projector.ts';
import { createRounds } from './rounds/rounds.ts';
import { startReportsCounter } from './reports/count.ts';
import { requireProductionReady } from './production.ts';
import { closureOf, requireOpenSite } from './sites/open-site.ts';
import { createSiteCache } from './sites/site-cache.ts';
import { talliedDelivery } from './system/delivery-tally.ts';

export interface Marquee {
  readonly app: App;
  readonly server: FastifyInstance;
  /** The address of the platform: `http://localhost:<port>`. */
  readonly url: string;
  readonly port: number;
  /** Finish the requests in progress, then stop and release everything. */
  close(): Promise<void>;
}

export interface MarqueeOptions {
  readonly config: Config;
  /** The connection string of the server's own role, `marquee_app`. */
  readonly databaseUrl: string;
  /** The repository, which contains the brands and the built site. */
  readonly root: string;
  /** Origins of the house games and their pictures, which every site's pages may show. */
  readonly gameOrigins: readonly string[];
  readonly clock?: Clock;
  readonly log?: Logger;
}

/**
 * Start the platform: database, ledger, realtime channel, API and pages, listening on the configured port. It is ready
 * when the promise resolves. Throws if `MARQUEE_KEY` is missing and, in production, if anything of a demo remains or
 * anything is missing.
 */
export async function startMarquee(options: MarqueeOptions): Promise<Marquee> {
  const { config, databaseUrl } = options;
  const log = options.log ?? createLog(config.LOG_LEVEL);
  const clock = options.clock ?? systemClock;
  const { pool, db } = openDatabase({ connectionString: databaseUrl, answerTimeout_ms: 60_000 });
  if (config.MARQUEE_ENV === 'production') await refuseUnready(config, db, pool);
  if (config.MARQUEE_KEY === undefined) throw new Error('MARQUEE_KEY is required to decrypt the stored keys');
  const keys = createKeys(db, config.MARQUEE_KEY);
  const sites = createSiteCache(db, config.SERVICES_URL);
  const ledger = createLedger({ connectionString: databaseUrl });
  const tokens = createTokenGuard();
  const realtime = createRealtime({
    pool,
    log,
    admit: (credentials) => admit(app, tokens, credentials),
    siteOf: (domainName) => siteToWatch(app, domainName),
  });
  const app = composeApp({
    config,
    pool,
    db,
    log,
    clock,
    ledger,
    sites,
    realtime,
    delivery: talliedDelivery({ db, clock, log }, createDelivery(config, db, clock)),
    players: await createPlayers({ keys, log }),
    push: await createPush({ keys }),
    rounds: createRounds({ db, keys }),
    cashier: await createCashier({
      keys,
      gatewayUrl: gatewayUrlOf(config),
      paymongo: paymongoOf(config),
    }),
  });
  await ledger.ensurePartitions();
  if (config.MARQUEE_ENV !== 'production') await ensureSandboxMethods(db);

  const development = config.MARQUEE_ENV === 'development';
  const server = await createHttpServer(app, servedCalls, tokens);
  await mountConsole(server, app, {
    served: servedOperations,
    directory: join(options.root, 'console', 'build'),
  });
  await mountHub88(server, app);
  await mountJili(server, app);
  await mountWebhooks(server, app);
  const siteDirectory = join(options.root, 'site');
  const site = development ? await developedSite(server, siteDirectory) : builtSite(siteDirectory);
  const pages = await mountPages(server, app, {
    servedCalls,
    loadSite: site.load,
    clientDirectory: site.clientDirectory,
    gameOrigins: options.gameOrigins,
    development,
  });

  const feed = await createBalanceFeed({ db, ledger, realtime, log });
  const winners = createWinnersFeed(app);
  const pots = createPotFeed(app);
  const listener = await listen({
    connectionString: databaseUrl,
    log,
    channels: {
      player_status_changed: (playerId) => app.rounds.sessions.forget(BigInt(playerId)),
      safety_changed: (playerId) => app.playClock.forget(playerId ? BigInt(playerId) : undefined),
      [sessionsChannel]: (payload) => {
        const player = announcedPlayer(payload);
        app.rounds.sessions.forget(player.playerId);
        realtime.recheck(player);
      },
      bonus_changed: (player) => app.activeBonuses.changed(player),
      sites_changed: (siteId) => {
        sites.forget(Number(siteId));
        void closeSockets(app, Number(siteId));
      },
      catalog_changed: () => {
        app.rounds.games.forget();
        app.rounds.connections.forget();
        app.rounds.origins.forget();
        app.activeBonuses.forget();
        pages.forgetPages();
      },
      [announcementChannel]: (announcement) => realtime.deliver(announcement),
      [ledgerChannel]: () => feed.wake(),
      [roundsWonChannel]: () => winners.wake(),
    },
    onReconnect: () => {
      sites.forget();
      app.rounds.games.forget();
      app.rounds.sessions.forget();
      app.rounds.connections.forget();
      app.rounds.origins.forget();
      app.playClock.forget();
      app.activeBonuses.forget();
      feed.wake();
      winners.wake();
    },
  });

  const works = config.ROLES.includes('worker');
  const projector = works ? startProjector({ db, log }) : undefined;
  const activity = works ? startActivityCounter({ db, log }) : undefined;
  const counter = works ? startCounter(app) : undefined;
  const reports = works ? startReportsCounter(app) : undefined;
  const jobs = works ? await startJobs(app, { connectionString: databaseUrl }) : undefined;
  await server.listen({ port: config.PORT, host: config.HOST });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  return {
    app,
    server,
    port,
    url: `http://localhost:${port}`,
    close: async () => {
      await realtime.close();
      await server.close();
      await jobs?.stop();
      await projector?.stop();
      await activity?.stop();
      await counter?.stop();
      await reports?.stop();
      await site.close();
      await listener.close();
      await feed.close();
      await winners.close();
      await pots.close();
      await app.players.settled();
      await app.playClock.settled();
      await app.delivery.close();
      app.push.close();
      await ledger.close();
      await pool.end();
    },
  };
}

async function refuseUnready(config: Config, db: Database, pool: { end(): Promise<void> }): Promise<void> {
  try {
    await requireProductionReady(config, db);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Admit a player to the realtime channel, with the same session checks as in the API. */
async function admit(
  app: App,
  tokens: TokenGuard,
  { accountId, token, host, ip }: Credentials,
): Promise<Admission> {
  if (!(await tokens.admits(ip, token))) return { refused: 'tooManyRequests' };
  try {
    const session = await requireSession(app, accountId, token, { host, isActivity: false });
    tokens.good(token);
    requireOpenSite(await app.sites.byId(session.siteId), app.clock);
    const balance = await app.ledger.balance(session);
    return { player: session, version: Number(balance?.version ?? 0n) };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    if (isBadToken(error)) await tokens.bad(ip, token);
    return { refused: error.refusal };
  }
}

/** The site whose announcements a visitor wants to receive. */
async function siteToWatch(app: App, domainName: string): Promise<WatchedSite> {
  try {
    const site = await app.sites.byDomain(domainName);
    requireOpenSite(site, app.clock);
    return { siteId: site.siteId, missed: await latestWins(app, site.siteId) };
  } catch (error) {
    if (error instanceof RefusalError) return { refused: error.refusal };
    throw error;
  }
}

/** Close a site's sockets if it has closed; keep them if it has merely changed. */
async function closeSockets(app: App, siteId: number): Promise<void> {
  try {
    const closure = closureOf(await app.sites.byId(siteId), app.clock);
    if (closure) app.realtime.closeSite(siteId, closure);
  } catch (error) {
    app.log.warn({ err: error }, "a site's sockets could not be checked");
  }
}
