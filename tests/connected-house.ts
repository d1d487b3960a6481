import { HOUSE_KEY } from '../database/own-keys.ts';
import fastify, { type FastifyInstance } from 'fastify';
import type { DrawOptions } from '../games/server/draws/start.ts';
import { defaultTiming } from '../games/server/draws/timing.ts';
import { createHouseProvider } from '../games/server/provider.ts';
import { forkProvider } from '../games/server/testing/fork.ts';
import { createLog } from '../server/kernel/log.ts';
import { connectProvider } from '../server/rounds/connections.ts';
import { mountHub88 } from '../server/rounds/hub88/routes.ts';
import { launchForPlayer } from '../server/rounds/launch.ts';
import { syncGames } from '../server/rounds/sync-games.ts';
import { requestFromTest, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';
import { freePort } from './free-port.ts';

/** What the house's seeds and chains are sealed with. */
export const connectedSecret = 'of the tests';

/** What the platform does not answer is asked for again soon. */
const quick = { walletTimeout_ms: 4_000, walletRetryPause_ms: 20, queueInterval_ms: 50 };

/** A process that is killed is missed at once; one that has only not answered yet is waited for. */
const longerThanATest_ms = 600_000;

/** `down`: a call is not looked at, and its connection breaks. `lost`: it is done, and its answer never arrives. */
export type WalletFault = 'down' | 'lost';

/** The house provider as it is, connected to a platform over HTTP, on one database. */
export type ConnectedHouse = {
  readonly url: string;
  /** How often its process has been started. */
  readonly starts: number;
  /** Opens a game for a player, and gives the key of the game's session. */
  launch: (player: PlayerFixture, gameCode: string) => Promise<string>;
  /** A call of a game client. */
  post: (path: string, request: object) => Promise<unknown>;
  /** Every transaction that has reached the platform's wallet, also where its answer was lost. */
  readonly transactions: ReadonlySet<string>;
  /** The next calls that reach the platform's wallet meet these faults, one each. */
  misbehave: (...faults: WalletFault[]) => void;
  /** Forgets the faults that have not been met. */
  behave: () => void;
  /** Ends the process of a house that has one, without a warning. */
  kill: () => Promise<void>;
  /** Starts the process again, on the same port. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

type HouseOptions = {
  now?: () => Date;
  draws?: DrawOptions;
  /** Runs in a process of its own, which can be killed, and where browsers open its games; its time is the true one. */
  isForked?: boolean;
  /** Where another process serves the platform's wallet; this one does unless given. */
  platformUrl?: string;
  /** Called when the house has made a call to the wallet of this process, before it is answered. */
  onWalletCall?: (path: string) => Promise<void>;
};
type Running = { url: string; stop: () => Promise<void> };

/** Starts the house, connects it as `MARQUEE`, and offers its games on every site. Draws run only if they are given. */
export async function connectHouse(
  casino: CasinoFixture,
  { now = () => new Date(), draws, isForked = false, platformUrl, onWalletCall }: HouseOptions = {},
): Promise<ConnectedHouse> {
  const wallet = fastify({ forceCloseConnections: true });
  const faults = breakCalls(wallet);
  // The ledger has posted by then, and the provider does not know it yet.
  if (onWalletCall) wallet.addHook('onSend', (request) => onWalletCall(request.url));
  await mountHub88(wallet, casino.app);
  const operatorUrl = platformUrl ?? (await wallet.listen({ port: 0, host: '127.0.0.1' }));
  const keys = await casino.app.rounds.keyPair(HOUSE_KEY);
  const operator = await casino.app.rounds.keyPair('operator');
  const port = isForked ? await freePort() : 0;
  const settings = {
    databaseUrl: casino.database.gamesUrl,
    publicUrl: isForked ? `http://127.0.0.1:${port}` : 'http://games.test',
    operatorWalletUrl: `${operatorUrl}/provider/marquee/hub88`,
    keys: {
      privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      operatorPublicKey: operator.publicPem,
      seedSecret: connectedSecret,
    },
    rateLimits: false,
  };

  async function startHere(): Promise<Running> {
    const house = await createHouseProvider({
      ...settings,
      allowedFrameAncestors: async () => [],
      logger: createLog(process.env['TEST_LOG_LEVEL'] ?? 'silent'),
      certification: true,
      offersInstantGames: true,
      offersTableGames: true,
      ...(draws ? { draws } : {}),
      now,
      timing:
        platformUrl === undefined
          ? { queueInterval_ms: quick.queueInterval_ms }
          : { ...quick, walletTimeout_ms: longerThanATest_ms },
    });
    return { url: await house.listen({ port, host: '127.0.0.1' }), stop: house.close };
  }
  async function startForked(): Promise<Running> {
    const { url, kill } = await forkProvider({
      ...settings,
      port,
      allowedFrameAncestors: [],
      ...(draws
        ? {
            draws: {
              games: [...(draws.games ?? [])],
              timing: { ...defaultTiming, ...draws.timing },
              liveTiming: draws.liveTiming,
            },
          }
        : {}),
      timing: quick,
    });
    return { url, stop: kill };
  }
  const start = (): Promise<Running> => (isForked ? startForked() : startHere());
  let running = await start();
  const { url } = running;
  let starts = 1;
  await connectProvider(casino.app.db, {
    providerCode: 'MARQUEE',
    slug: 'marquee',
    baseUrl: `${url}/hub`,
    operatorId: 'marquee',
    providerPublicPem: keys.publicPem,
    operatorKeyName: 'operator',
  });
  await syncGames(casino.app, {
    providerCode: 'MARQUEE',
    providerName: 'Marquee Originals',
    slug: 'marquee',
  });
  await casino.asOwner(`insert into catalog.site_provider select site_id, 'MARQUEE' from sites.site`);
  return {
    url,
    get starts() {
      return starts;
    },
    async launch(player, gameCode) {
      const site = await casino.app.sites.byId(player.siteId);
      const choice = { providerCode: 'MARQUEE', gameCode, platform: 'desktop', language: 'EN' } as const;
      const launched = await launchForPlayer(casino.app, site, player.session, choice, requestFromTest);
      return new URLSearchParams(new URL(launched.url).hash.slice(1)).get('session') ?? '';
    },
    async post(path, request) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      return response.json();
    },
    transactions: faults.transactions,
    misbehave: (...list) => void faults.waiting.push(...list),
    behave: () => void faults.waiting.splice(0),
    async kill() {
      if (!isForked) throw new Error('Only a house in a process of its own can be killed.');
      await running.stop();
    },
    async restart() {
      running = await start();
      starts += 1;
    },
    async close() {
      await running.stop();
      await wallet.close();
    },
  };
}

/** Lets calls to the wallet fail as networks and servers do, and notes which transactions came. */
function breakCalls(wallet: FastifyInstance) {
  const waiting: WalletFault[] = [];
  const transactions = new Set<string>();
  const lost = new WeakSet<object>();
  wallet.addHook('onRequest', (request, reply, done) => {
    const fault = waiting.shift();
    if (fault === 'lost') lost.add(request);
    if (fault !== 'down') return done();
    reply.hijack();
    request.raw.destroy();
  });
  wallet.addHook('preHandler', (request, _reply, done) => {
    const body: unknown = Buffer.isBuffer(request.body) ? JSON.parse(request.body.toString()) : undefined;
    if (typeof body === 'object' && body !== null && 'transaction_uuid' in body)
      transactions.add(String(body.transaction_uuid));
    done();
  });
  wallet.addHook('onSend', (request, _reply, payload, done) => {
    if (lost.has(request)) request.raw.destroy();
    done(null, payload);
  });
  return { waiting, transactions };
}
