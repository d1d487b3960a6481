import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import fastify from 'fastify';
import { signatureHeader, walletAnswerSchema, type WalletAnswer } from '@marquee/contract/providers/hub88.ts';
import { upsertGames } from '../server/catalog/upsert-games.ts';
import { newId } from '../server/kernel/ids.ts';
import { connectProvider } from '../server/rounds/connections.ts';
import { openGameSession } from '../server/rounds/game-session.ts';
import { mountHub88 } from '../server/rounds/hub88/routes.ts';
import { signBody } from '../server/rounds/hub88/signature.ts';
import { userIdOf } from '../server/rounds/provider-player.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';

/** Minor units in a unit, as the provider protocol's integers count. */
export const unit = 100_000;

/** A player with a game open: what a provider knows of him. */
export interface Gambler extends PlayerFixture {
  readonly user: string;
  readonly token: string;
}

/** A casino whose wallet is served over HTTP, and a provider that is connected to it. */
export interface ProviderFixture {
  readonly casino: CasinoFixture;
  newGambler(balance_units?: number): Promise<Gambler>;
  /** POST raw bytes; signed with the provider's key unless a signature is given. */
  post(path: string, body: string, signature?: string, slug?: string): Promise<Response>;
  /** A signed call, which is to be answered with HTTP 200. */
  call(path: string, body: object): Promise<WalletAnswer>;
  readonly privateKey: KeyObject;
  /** The address before `/user/info` and the others. */
  readonly walletUrl: string;
  close(): Promise<void>;
}

/** The provider TESTHOUSE has a game, `koi-pond`, and another that is closed, `closed-game`. */
export async function createProviderFixture(): Promise<ProviderFixture> {
  const casino = await createCasinoFixture();
  const { app } = casino;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const game = {
    gameType: 'SLOTS',
    category: 'slot_game',
    image: '/a.webp',
    image2x: '/a2.webp',
    rtpPercent: '96.1234',
    volatility: 'low' as const,
    releasedAt: new Date('2026-01-01'),
  };
  await upsertGames(
    app.db,
    { providerCode: 'TESTHOUSE', providerName: 'Test House', slug: 'test-house', opensIn: 'frame' },
    [
      { ...game, gameCode: 'koi-pond', gameName: 'Koi Pond' },
      { ...game, gameCode: 'closed-game', gameName: 'Closed Game' },
    ],
  );
  await casino.asOwner(`update catalog.game set status = 'inactive' where game_code = 'closed-game'`);
  await connectProvider(app.db, {
    providerCode: 'TESTHOUSE',
    slug: 'test-house',
    baseUrl: 'http://127.0.0.1:9/hub',
    operatorId: 'marquee',
    providerPublicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    operatorKeyName: 'operator',
  });
  const server = fastify();
  await mountHub88(server, app);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });

  const post: ProviderFixture['post'] = (path, body, signature, slug = 'test-house') =>
    fetch(`${origin}/provider/${slug}/hub88${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signature ?? signBody(body, privateKey),
      },
      body,
    });

  return {
    casino,
    post,
    privateKey,
    walletUrl: `${origin}/provider/test-house/hub88`,
    newGambler: async (balance_units = 1000) => {
      const player = await casino.newPlayer({ balance: BigInt(balance_units * unit) });
      const user = await userIdOf(app.db, player, 'TESTHOUSE', casino.clock.now());
      const opened = { providerCode: 'TESTHOUSE', gameCode: 'koi-pond', userId: user };
      const { token } = await openGameSession(app.db, casino.clock, player.session, opened);
      return { ...player, user, token };
    },
    call: async (path, body) => {
      const response = await post(path, JSON.stringify(body));
      if (response.status !== 200) throw new Error(`${path} was answered with HTTP ${response.status}`);
      return walletAnswerSchema.parse(await response.json());
    },
    close: async () => {
      await server.close();
      await casino.close();
    },
  };
}

export function balanceRequest(player: Gambler) {
  return { user: player.user, token: player.token, game_code: 'koi-pond', request_uuid: newId() };
}

export function betRequest(player: Gambler, amount_units = 10, round = newId()) {
  return {
    ...balanceRequest(player),
    transaction_uuid: newId(),
    supplier_transaction_id: newId(),
    supplier_user: player.user,
    round,
    round_closed: false,
    amount: Math.round(amount_units * unit),
    currency: player.currency,
    is_free: false,
  };
}

export function winRequest(player: Gambler, bet: ReturnType<typeof betRequest>, amount_units = 25) {
  return {
    ...betRequest(player, amount_units, bet.round),
    round_closed: true,
    reference_transaction_uuid: bet.transaction_uuid,
  };
}

export function rollbackRequest(player: Gambler, of: { round: string; transaction_uuid: string }) {
  return {
    ...balanceRequest(player),
    transaction_uuid: newId(),
    supplier_transaction_id: newId(),
    round: of.round,
    round_closed: true,
    reference_transaction_uuid: of.transaction_uuid,
  };
}
