import { generateKeyPairSync } from 'node:crypto';
import fastify from 'fastify';
import type { DrawOptions } from '../games/server/draws/start.ts';
import { createHouseProvider } from '../games/server/provider.ts';
import { createLog } from '../server/kernel/log.ts';
import { connectProvider } from '../server/rounds/connections.ts';
import { mountHub88 } from '../server/rounds/hub88/routes.ts';
import { launchForPlayer } from '../server/rounds/launch.ts';
import { syncGames } from '../server/rounds/sync-games.ts';
import { requestFromTest, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';

/** What the house's seeds and chains are sealed with. */
export const connectedSecret = 'of the tests';

/** The house provider as it is, connected to a platform over HTTP, on one database. */
export type ConnectedHouse = {
  readonly url: string;
  /** Opens a game for a player, and gives the key of the game's session. */
  launch: (player: PlayerFixture, gameCode: string) => Promise<string>;
  /** A call of a game client. */
  post: (path: string, request: object) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Starts the house, connects it as `MARQUEE`, and offers its games on every site. Draws run only if they are given. */
export async function connectHouse(
  casino: CasinoFixture,
  { now = () => new Date(), draws }: { now?: () => Date; draws?: DrawOptions } = {},
): Promise<ConnectedHouse> {
  const wallet = fastify();
  await mountHub88(wallet, casino.app);
  const operatorUrl = await wallet.listen({ port: 0, host: '127.0.0.1' });
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const operator = await casino.app.rounds.keyPair('operator');
  const house = await createHouseProvider({
    databaseUrl: casino.database.gamesUrl,
    publicUrl: 'http://games.test',
    operatorWalletUrl: `${operatorUrl}/provider/marquee/hub88`,
    keys: {
      privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      operatorPublicKey: operator.publicPem,
      seedSecret: connectedSecret,
    },
    allowedFrameAncestors: async () => [],
    logger: createLog('silent'),
    rateLimits: false,
    certification: true,
    offersInstantGames: true,
    ...(draws ? { draws } : {}),
    now,
    timing: { queueInterval_ms: 50 },
  });
  const url = await house.listen({ port: 0, host: '127.0.0.1' });
  await connectProvider(casino.app.db, {
    providerCode: 'MARQUEE',
    slug: 'marquee',
    baseUrl: `${url}/hub`,
    operatorId: 'marquee',
    providerPublicPem: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
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
    async close() {
      await house.close();
      await wallet.close();
    },
  };
}
