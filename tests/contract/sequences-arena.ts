import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Agent, request } from 'node:http';
import { sandboxSecretName } from '../../server/cashier/cashier.ts';
import { upsertGames } from '../../server/catalog/upsert-games.ts';
import { newId } from '../../server/kernel/ids.ts';
import { createKeys } from '../../server/kernel/keys.ts';
import { testMasterKey } from '../test-keys.ts';
import { requireSession, openSession } from '../../server/players/session.ts';
import { grantProof } from '../../server/players/step-up.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { sendToInbox } from '../../server/inbox/send.ts';
import { connectProvider } from '../../server/rounds/connections.ts';
import { openGameSession } from '../../server/rounds/game-session.ts';
import { userIdOf } from '../../server/rounds/provider-player.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import { startGatewayBooks, type GatewayBooks } from './sequences-gateway.ts';

export const provider = { code: 'TESTHOUSE', slug: 'test-house', game: 'koi-pond' } as const;
const minor = 100_000n;
/** What every player begins with, by the ledger: money that is no deposit, and tokens. */
export const opening = { real: 500n * minor, token: 20n * minor };

/** A transaction that the provider sent, and whether it was told that it stands. */
export interface ProviderTransaction {
  readonly id: string;
  readonly round: string;
  readonly amount: bigint;
  readonly kind: 'bet' | 'win';
  accepted: boolean;
  /** A rollback is on its way: from now on the transaction may be refused or taken back at any moment. */
  rollbackSent: boolean;
  rolledBack: boolean;
}

/** What is known of a player outside the platform: what he holds, and what he was told. */
export interface Contestant {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly accountId: string;
  readonly currency: string;
  readonly user: string;
  bankAccountId: string;
  readonly transactions: ProviderTransaction[];
  /** The gateway's ids of his payments. */
  readonly payments: string[];
  /** His bank transfers, and whether an operator was told that they are credited. */
  readonly transfers: Map<string, { readonly total: string; isCredited: boolean }>;
  readonly withdrawals: string[];
  readonly inbox: string[];
  /** The bonuses that his claims of promotions became. */
  readonly bonuses: Set<string>;
  /** Rewards that answers told of, by what was claimed: each at most once. */
  readonly claimed: Map<string, { kind: string; amount: string }>;
  /** Plays that were begun and paid with tokens. */
  readonly plays: Map<string, { cost: string }>;
  /** Until when he may not play, or has no account any more: what he begins meanwhile has to be refused. */
  shutUntil: Date | undefined;
  isClosed: boolean;
}

/** A place where many players act at once: a platform, a gateway and a provider with books of their own. */
export interface Arena {
  readonly platform: TestPlatform;
  readonly gateway: GatewayBooks;
  readonly secret: string;
  readonly key: KeyObject;
  readonly missions: readonly string[];
  readonly promotions: readonly string[];
  /** Everybody who ever took part. */
  readonly all: Contestant[];
  newContestant(): Promise<Contestant>;
  /** A session of his own for a sequence, and a token with which its games are played. */
  signIn(contestant: Contestant): Promise<{ auth: string; stepUpProof: string; gameToken: string }>;
  /** Put two rewards into an inbox. */
  sendRewards(contestant: Contestant): Promise<void>;
  /** POST to the platform: the HTTP status and the body as it came. */
  post(
    path: string,
    body: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; text: string }>;
  close(): Promise<void>;
}

export async function openArena(): Promise<Arena> {
  const gateway = await startGatewayBooks(() => platform.clock.now());
  const platform = await startPlatform({ GATEWAY_URL: gateway.url });
  const { app } = platform.marquee;
  // Between two batches connections rest for longer than a server keeps them.
  platform.marquee.server.server.keepAliveTimeout = 0;
  const secret = await createKeys(app.db, testMasterKey).read(sandboxSecretName);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await connectTestHouse(platform, publicKey);
  const missions = await addMissions(platform);
  const promotions = await addPromotions(platform);
  // More withdrawals than the demo brand allows, so that operators have something to decide about.
  await platform.owner.query(
    `update sites.site set withdrawals_per_day = 12, turnover_multiple = 0.05, withdrawal_minimum = 10 * ${minor}`,
  );
  const site = await app.sites.byDomain('localhost');
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const all: Contestant[] = [];

  const post: Arena['post'] = (path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: platform.marquee.port,
          path,
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

  return {
    platform,
    gateway,
    secret,
    key: privateKey,
    missions,
    promotions,
    all,
    post,
    newContestant: async () => {
      const number = String(all.length + 1).padStart(6, '0');
      const accountId = `contestant.${number}`;
      const wallet = await seedPlayer(
        app,
        site,
        {
          accountId,
          fullName: 'Maria Santos',
          birthDate: '1990-05-17',
          phone: `+639180${number}`,
          email: `${accountId}@example.test`,
          language: 'EN',
        },
        opening.real,
      );
      await app.ledger.post({
        ...wallet,
        source: 'demo',
        externalId: `tokens:${accountId}`,
        kind: 'token_grant',
        amount: opening.token,
      });
      const referrer = all[all.length % 7];
      if (referrer) {
        await platform.owner.query(
          'update players.player set referrer_player_id = $1 where site_id = $2 and player_id = $3',
          [referrer.playerId, wallet.siteId, wallet.playerId],
        );
      }
      const contestant: Contestant = {
        ...wallet,
        accountId,
        user: await userIdOf(app.db, wallet, provider.code, app.clock.now()),
        bankAccountId: '',
        transactions: [],
        payments: [],
        transfers: new Map(),
        withdrawals: [],
        inbox: [],
        bonuses: new Set(),
        claimed: new Map(),
        plays: new Map(),
        shutUntil: undefined,
        isClosed: false,
      };
      all.push(contestant);
      return contestant;
    },
    signIn: async (contestant) => {
      const auth = await openSession(app, contestant, { ip: '127.0.0.1', userAgent: 'sequences' });
      const session = await requireSession(app, contestant.accountId, auth, { host: 'localhost' });
      const opened = { providerCode: provider.code, gameCode: provider.game, userId: contestant.user };
      const { token } = await openGameSession(app.db, app.clock, session, opened);
      return { auth, stepUpProof: await grantProof(app, session), gameToken: token };
    },
    sendRewards: async (contestant) => {
      const words = { EN: 'A gift', PHP: 'Regalo', CN: '礼物' };
      const rewards = [
        { kind: 'cash', amount: 3n * minor + 33_333n },
        { kind: all.length % 2 === 0 ? 'bonus' : 'token', amount: 2n * minor },
      ] as const;
      await app.db.transaction().execute(async (trx) => {
        for (const reward of rewards) {
          await sendToInbox(app, trx, {
            ...contestant,
            key: `gift:${newId()}`,
            category: 'reward',
            text: { title: words, body: words },
            reward,
          });
        }
      });
      const { rows } = await platform.owner.query<{ inbox_id: string }>(
        `select inbox_id from rewards.inbox_message where site_id = $1 and player_id = $2 order by created_at, inbox_id`,
        [contestant.siteId, contestant.playerId],
      );
      contestant.inbox.splice(0, contestant.inbox.length, ...rows.map(({ inbox_id }) => inbox_id));
    },
    close: async () => {
      agent.destroy();
      await platform.close();
      await gateway.close();
    },
  };
}

async function connectTestHouse({ marquee }: TestPlatform, publicKey: KeyObject): Promise<void> {
  const { app } = marquee;
  await upsertGames(
    app.db,
    { providerCode: provider.code, providerName: 'Test House', slug: provider.slug, opensIn: 'frame' },
    [
      {
        gameCode: provider.game,
        gameName: 'Koi Pond',
        gameType: 'SLOTS',
        category: 'slot_game',
        image: '/a.webp',
        image2x: '/a2.webp',
        rtpPercent: '96.1234',
        volatility: 'low',
        releasedAt: new Date('2026-01-01'),
      },
    ],
  );
  await app.db
    .insertInto('catalog.site_provider')
    .columns(['site_id', 'provider_code'])
    .expression((query) =>
      query
        .selectFrom('sites.site')
        .select((of) => ['site_id', of.val<string>(provider.code).as('provider_code')]),
    )
    .execute();
  await connectProvider(app.db, {
    providerCode: provider.code,
    slug: provider.slug,
    baseUrl: 'http://127.0.0.1:9/hub',
    operatorId: 'marquee',
    providerPublicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    operatorKeyName: 'operator',
  });
}

/** Missions that a few steps complete, of each kind of reward. */
async function addMissions({ owner }: TestPlatform): Promise<readonly string[]> {
  const { rows } = await owner.query<{ mission_code: string }>(
    `insert into rewards.mission (site_id, mission_code, position, title, description, period, metric, target, reward_kind,
       reward_amount)
     select site_id, code, 99, '{"EN":"Few steps"}', '{"EN":"Few steps"}', period, metric, target, kind, amount
     from sites.domain, (values
       ('few-bets', 'daily', 'bets', 2, 'cash', 150000), ('few-wins', 'daily', 'wins', 1, 'token', 200000),
       ('few-deposits', 'weekly', 'deposits', 1, 'bonus', 500000), ('little-turnover', 'daily', 'turnover', 5000000, 'cash', 77777),
       ('account-there', 'once', 'bank_accounts', 1, 'cash', 1100000)) m(code, period, metric, target, kind, amount)
     where domain_name = 'localhost' returning mission_code`,
  );
  return rows.map(({ mission_code }) => mission_code);
}

/** Promotions that a few steps bring to their end, beside those of the demo brand; the ids of all that are there. */
async function addPromotions({ owner }: TestPlatform): Promise<readonly string[]> {
  const terms = {
    wagering_multiple: '1',
    wagering_base: 'bonus',
    game_weights: { slot_game: 100, other: 100 },
    excluded_games: [],
    max_bet: null,
    max_win: '150.00',
    max_win_multiple: null,
    valid_days: 2,
    funds_order: 'bonus_first',
  };
  const offers = {
    'day-gift': { kind: 'no_deposit', claim_period: 'day', amount: '20.00' },
    'day-match': {
      kind: 'reload',
      claim_period: 'day',
      percent: 25,
      maximum_bonus: '100.00',
      minimum_deposit: '100.00',
      wait_days: 1,
    },
  };
  for (const [code, offer] of Object.entries(offers)) {
    await owner.query(
      `insert into rewards.promotion (site_id, promotion_id, promotion_code, kind, position, words, offer, bonus_terms)
       select site_id, $1, $2, $3, 99, p.words, $4, $5
       from rewards.promotion p join sites.domain d using (site_id) where d.domain_name = 'localhost' limit 1`,
      [newId(), code, offer.kind, JSON.stringify(offer), JSON.stringify(terms)],
    );
  }
  const { rows } = await owner.query<{ promotion_id: string }>(
    `select promotion_id from rewards.promotion join sites.domain using (site_id)
     where domain_name = 'localhost' order by promotion_code`,
  );
  return rows.map(({ promotion_id }) => promotion_id);
}
