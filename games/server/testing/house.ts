/** A running house provider with its own database and operator, and a client's calls to it. */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { freePort } from '../../../tests/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/postgres.ts';
import { playApi } from '../../kinds/slot/play-api.ts';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { roundsApi } from '../../kit/play-api/rounds.ts';
import { createHouseProvider } from '../provider.ts';
import type { ChildSettings } from './child.ts';
import { type ForkedProvider, forkProvider } from './fork.ts';
import { openLine } from './line.ts';
import { pem, startTestOperator } from './operator.ts';
import { type Ends, findSeeds, type FoundSeeds, plantFoundSeeds, plantSeeds } from './planted-seeds.ts';
import { readRoundSeeds } from './round-seeds.ts';

const user = 'player-1';
const seedSecret = 'of the tests';

/**
 * @param options `rateLimits` switches on what tests, which all come from one address, do without; `exposureLimits` are what
 * the house may owe.
 */
export async function startTestHouse({
  rateLimits = false,
  exposureLimits,
  allowedFrameAncestors = ['http://localhost:3000'],
  offersInstantGames = true,
  offersTableGames = true,
  offersUnmeasured = true,
  draws,
  prepare,
  queueInterval_ms = 20,
  isPublic = false,
  hasLine = false,
  hasWalletLine = false,
  database: given,
}: {
  rateLimits?: boolean;
  exposureLimits?: Readonly<Record<string, bigint>>;
  allowedFrameAncestors?: string[];
  offersInstantGames?: boolean;
  offersTableGames?: boolean;
  /** Whether tumbling slots can be played before their return has been measured. */
  offersUnmeasured?: boolean;
  /** Runs draws, in these games and so fast; none are run unless given. */
  draws?: ChildSettings['draws'];
  /** Changes the database before a provider uses it. */
  prepare?: (ownerUrl: string, seedSecret: string) => Promise<void>;
  queueInterval_ms?: number;
  /** Whether its public address is where it listens, as a page's WebSocket needs it; it stays so through restarts. */
  isPublic?: boolean;
  /** Whether browsers come to it over a line that a test can cut; for a public house. */
  hasLine?: boolean;
  /** Whether it reaches the operator's wallet over a line that a test can cut. */
  hasWalletLine?: boolean;
  /** A database of the test's own, which is dropped with the house. */
  database?: TestDatabase | undefined;
} = {}) {
  const database = given ?? (await createTestDatabase());
  await prepare?.(database.ownerUrl, seedSecret);
  const operator = await startTestOperator();
  const publicPort = isPublic ? await freePort() : 0;
  const port = hasLine ? await freePort() : publicPort;
  const line = hasLine ? await openLine({ port: publicPort, to: port }) : null;
  const walletPort = Number(new URL(operator.url).port);
  const walletLine = hasWalletLine ? await openLine({ port: await freePort(), to: walletPort }) : null;
  const settings: ChildSettings = {
    databaseUrl: database.gamesUrl,
    publicUrl: isPublic ? `http://127.0.0.1:${publicPort}` : 'http://games.test',
    operatorWalletUrl: walletLine?.url ?? operator.url,
    keys: {
      privateKey: pem.providerPrivate,
      operatorPublicKey: pem.operatorPublic,
      seedSecret,
    },
    allowedFrameAncestors,
    rateLimits,
    draws,
    timing: { walletTimeout_ms: 20_000, walletRetryPause_ms: 5, queueInterval_ms },
  };
  /** `isOff`: as an operator who has switched the games of draws off. */
  const start = async ({ isOff = false } = {}) => {
    const provider = await createHouseProvider({
      ...settings,
      draws: isOff ? undefined : settings.draws,
      allowedFrameAncestors: async () => settings.allowedFrameAncestors,
      exposureLimits,
      now: () => new Date(stoppedAt_ms ?? Date.now()),
      certification: true,
      offersInstantGames,
      offersTableGames,
      offersUnmeasured,
      logger: pino({ level: 'silent' }),
    });
    return { url: await provider.listen({ port, host: '127.0.0.1' }), stop: provider.close };
  };
  const forked = new Set<ForkedProvider>();
  const fork = async (changes: Partial<ChildSettings>): Promise<ForkedProvider> => {
    const limits = Object.entries(exposureLimits ?? {}).map(([code, limit]) => [code, limit.toString()]);
    const provider = await forkProvider({
      ...settings,
      exposureLimits: Object.fromEntries(limits),
      ...changes,
    });
    forked.add(provider);
    return provider;
  };
  let stoppedAt_ms: number | null = null;
  let running = await start();
  operator.balances.set(user, 100_00000n);

  const launch = async (
    gameCode: string,
    isDemo = false,
    player = user,
    currency = 'EUR',
    law: { jurisdiction?: string; game_rules?: object; lang?: string; sub_partner_id?: string } = {
      jurisdiction: 'MT',
    },
  ) => {
    const answer = await operator.ask(running.url, '/game/url', {
      operator_id: 'marquee',
      ...(isDemo ? {} : { user: player, token: `token-${randomUUID()}` }),
      game_code: gameCode,
      platform: 'GPL_DESKTOP',
      lang: 'en',
      currency: isDemo ? 'XXX' : currency,
      country: 'MT',
      ip: '127.0.0.1',
      lobby_url: 'http://localhost:3000/slots',
      deposit_url: 'http://localhost:3000/deposit',
      sub_partner_id: 'aurum',
      ...law,
    });
    const { url } = Object(answer.body);
    return new URLSearchParams(new URL(String(url)).hash.slice(1)).get('session') ?? '';
  };
  const post = async (path: string, request: object, url = running.url): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    return response.json();
  };
  return {
    user,
    /** Stops the provider's clock and moves it on. */
    moveClock: (by_ms: number) => {
      stoppedAt_ms = (stoppedAt_ms ?? Date.now()) + by_ms;
    },
    operator,
    database,
    publicUrl: settings.publicUrl,
    line,
    walletLine,
    url: () => running.url,
    launch,
    post,
    open: async (session: string) => playApi.open.answer.parse(await post(playApi.open.path, { session })),
    /** One spin; a spin_id given twice is the same spin. */
    spin: async (session: string, bet_minor: string, spin_id: string = randomUUID(), url = running.url) =>
      playApi.spin.answer.parse(await post(playApi.spin.path, { session, spin_id, bet_minor }, url)),
    enter: async (session: string) =>
      roundsApi.enter.answer.parse(await post(roundsApi.enter.path, { session })),
    /** Begins a round; a round_id given twice is the same round. */
    begin: async (
      session: string,
      bet_minor: string,
      wager: object,
      round_id: string = randomUUID(),
      url = running.url,
    ) =>
      roundsApi.begin.answer.parse(
        await post(roundsApi.begin.path, { session, round_id, bet_minor, wager }, url),
      ),
    /** Does something in a round; an action_id given twice is the same action. */
    act: async (
      session: string,
      round_id: string,
      step: number,
      action: object,
      action_id: string = randomUUID(),
      url = running.url,
    ) =>
      roundsApi.act.answer.parse(
        await post(roundsApi.act.path, { session, round_id, step, action, action_id }, url),
      ),
    /** What a player's seeds are to be before they play; see `plantSeeds`. */
    plantSeeds: (player: string, gameCode: string, wanted: readonly Ends[]) =>
      plantSeeds({ ownerUrl: database.ownerUrl, seedSecret }, player, gameCode, wanted),
    /** Seeds for a game of any kind; see `findSeeds`. */
    plantFoundSeeds: (player: string, gameCode: string, found: FoundSeeds) =>
      plantFoundSeeds({ ownerUrl: database.ownerUrl, seedSecret }, player, gameCode, found),
    /** What a player's first round is to be drawn from. */
    plantRound: (player: string, gameCode: string, isWanted: (numbers: RandomSource) => boolean) =>
      plantFoundSeeds({ ownerUrl: database.ownerUrl, seedSecret }, player, gameCode, findSeeds([isWanted])),
    seedsOf: (publicId: string) => readRoundSeeds({ gamesUrl: database.gamesUrl, seedSecret }, publicId),
    /** A second provider on the same database. */
    startAnother: start,
    /** The same in a process of its own, which may run other draws. */
    forkAnother: (changes: Pick<ChildSettings, 'draws'> = {}) => fork(changes),
    /** Replaces the provider by one in a process of its own, which `kill` ends without a warning. */
    restartAsChild: async () => {
      await running.stop();
      const { url, kill } = await fork({ port });
      running = { url, stop: kill };
    },
    /** Ends the provider, without a warning if it is a process of its own. */
    kill: async () => {
      await running.stop();
      running = { ...running, stop: async () => undefined };
    },
    /** Closes the provider and starts another on the same database. */
    restart: async (options: { isOff?: boolean } = {}) => {
      await running.stop();
      running = await start(options);
    },
    close: async () => {
      await line?.close();
      await running.stop();
      await Promise.all([...forked].map(({ kill }) => kill()));
      await walletLine?.close();
      await operator.close();
      await database.drop();
    },
  };
}
