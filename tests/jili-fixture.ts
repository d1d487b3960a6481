import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  jiliGamesPaths,
  jiliWalletAnswerSchema,
  jiliWalletPaths,
  type JiliWalletAnswer,
} from '@marquee/contract/providers/jili.ts';
import { newId } from '../server/kernel/ids.ts';
import { openGameSession } from '../server/rounds/game-session.ts';
import { requestKey } from '../server/rounds/jili/key.ts';
import { mountJili } from '../server/rounds/jili/routes.ts';
import { connectJili } from '../server/rounds/jili/secrets.ts';
import { userIdOf } from '../server/rounds/provider-player.ts';
import { syncGames } from '../server/rounds/sync-games.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';
import { testMasterKey } from './test-keys.ts';

const agent = { id: 'abcd_PHP', key: 'be8e08f95357d215921f91c6a533f74d3194de52' };
const minorPerUnit = 100_000n;

/** A player with a game of JILI's open. */
export interface JiliGambler extends PlayerFixture {
  readonly user: string;
  readonly token: string;
}

/** A casino whose wallet is served by JILI's form, and a stand-in that speaks it from the other side, both over HTTP. */
export interface JiliFixture {
  readonly casino: CasinoFixture;
  /** The address before `/auth` and the others, and the credentials of the calls to it. */
  readonly wallet: { readonly walletUrl: string; readonly username: string; readonly password: string };
  /** What the stand-in was asked to give. */
  readonly freeSpins: ReadonlyMap<string, URLSearchParams>;
  newGambler(balance_units?: number): Promise<JiliGambler>;
  /** POST raw text to a wallet path; with the provider's credentials unless others are given. */
  post(path: string, body: string, authorization?: string): Promise<Response>;
  /** A call that is to be answered with HTTP 200. Numbers of more digits than JavaScript's are given as `big`. */
  call(path: string, body: object): Promise<JiliWalletAnswer>;
  close(): Promise<void>;
}

/** An integer for a body, written as it is. */
export function big(digits: string): string {
  return `big:${digits}`;
}

function textOf(body: object): string {
  return JSON.stringify(body).replaceAll(/"big:(\d+)"/g, '$1');
}

export async function createJiliFixture(): Promise<JiliFixture> {
  const casino = await createCasinoFixture();
  const { app } = casino;
  const freeSpins = new Map<string, URLSearchParams>();
  const walletServer = fastify();
  await mountJili(walletServer, app);
  const walletUrl = `${await walletServer.listen({ port: 0, host: '127.0.0.1' })}/provider/jili/jili`;

  let authorization = '';
  const post: JiliFixture['post'] = (path, body, header = authorization) =>
    fetch(walletUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(header && { authorization: header }) },
      body,
    });
  const call: JiliFixture['call'] = async (path, body) => {
    const response = await post(path, textOf(body));
    if (response.status !== 200) throw new Error(`${path} was answered with HTTP ${response.status}`);
    return jiliWalletAnswerSchema.parse(await response.json());
  };

  const provider = await standIn(casino, freeSpins, call);
  const { username, password } = await connectJili(
    { db: casino.ownerDb, masterKey: testMasterKey },
    {
      providerCode: 'JILI',
      slug: 'jili',
      baseUrl: await provider.listen({ port: 0, host: '127.0.0.1' }),
      agentId: agent.id,
      agentKey: agent.key,
      keyName: 'jili',
    },
  );
  authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  app.rounds.connections.forget();
  await syncGames(app, { providerCode: 'JILI', providerName: 'JILI', slug: 'jili' });
  await casino.asOwner(`insert into catalog.site_provider select site_id, 'JILI' from sites.site`);

  return {
    casino,
    wallet: { walletUrl, username, password },
    freeSpins,
    post,
    call,
    newGambler: async (balance_units = 1000) => {
      const player = await casino.newPlayer({ balance: BigInt(balance_units) * minorPerUnit });
      const user = await userIdOf(app.db, player, 'JILI', casino.clock.now());
      const opened = { providerCode: 'JILI', gameCode: '49', userId: user };
      const { token } = await openGameSession(app.db, casino.clock, player.session, opened);
      return { ...player, user, token };
    },
    close: async () => {
      await provider.close();
      await walletServer.close();
      await casino.close();
    },
  };
}

/** The provider's own half: games, log-in (which asks the operator who the token is), details, free spins. */
async function standIn(
  casino: CasinoFixture,
  freeSpins: Map<string, URLSearchParams>,
  call: JiliFixture['call'],
): Promise<FastifyInstance> {
  const standInServer = fastify();
  standInServer.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const mount = (
    path: string,
    counted: readonly string[],
    serve: (form: URLSearchParams) => object | Promise<object>,
  ) => {
    const answer = async (request: FastifyRequest) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const parameters = counted.map((name): [string, string] => [name, form.get(name) ?? '']);
      const expected = requestKey(parameters, agent, casino.clock.now()).slice(6, -6);
      const isGenuine = form.get('AgentId') === agent.id && form.get('Key')?.slice(6, -6) === expected;
      return isGenuine ? serve(form) : { ErrorCode: 2, Message: 'Invalid Key' };
    };
    standInServer.post(path, (request, reply) => answer(request).then((told) => reply.send(told)));
  };
  const name = (english: string) => ({ 'en-US': english, 'zh-CN': english });
  mount(jiliGamesPaths.gameList, [], () => ({
    ErrorCode: 0,
    Message: 'success',
    Data: [
      { GameId: 49, name: name('Super Ace'), GameCategoryId: 1, JP: false, Freespin: true },
      { GameId: 1, name: name('Royal Fishing'), GameCategoryId: 5, JP: false, Freespin: false },
      { GameId: 94, name: name('Rummy'), GameCategoryId: 2, JP: false, Freespin: false },
      { GameId: 7, name: name('Lobby'), GameCategoryId: 3, JP: false, Freespin: false },
    ],
  }));
  mount(jiliGamesPaths.login, ['Token', 'GameId', 'Lang'], async (form) => {
    const answer = await call(jiliWalletPaths.auth, { reqId: newId(), token: form.get('Token') ?? '' });
    if (answer.errorCode !== 0) return { ErrorCode: 9, Message: 'api auth fail' };
    const query = new URLSearchParams({ account: answer.username ?? '', gameID: form.get('GameId') ?? '' });
    return { ErrorCode: 0, Message: 'success', Data: `https://jili.test/index.html?${query.toString()}` };
  });
  mount(jiliGamesPaths.gameDetailUrl, ['WagersId'], (form) => ({
    ErrorCode: 0,
    Message: 'success',
    Data: { Url: `https://jili.test/history?ri=${form.get('WagersId')}` },
  }));
  const freeSpinFields = [
    'Account',
    'Currency',
    'ReferenceId',
    'FreeSpinValidity',
    'NumberOfRounds',
    'GameIds',
  ];
  mount(jiliGamesPaths.createFreeSpin, freeSpinFields, (form) => {
    const reference = form.get('ReferenceId') ?? '';
    if (form.get('GameIds') !== '49') return { ErrorCode: 101, Message: 'Incorrect GamesIds' };
    if (freeSpins.has(reference)) return { ErrorCode: 102, Message: 'ReferenceId Exist' };
    freeSpins.set(reference, form);
    return { ErrorCode: 0, Message: 'success', CreateTime: 1 };
  });
  return standInServer;
}

let rounds = 17238050501001102000n;

/** An id as JILI makes them: longer than a JavaScript number. */
export function newRound(): string {
  rounds += 1n;
  return big(rounds.toString());
}

export function jiliBet(player: JiliGambler, betAmount: number, winloseAmount: number, round = newRound()) {
  return {
    reqId: newId(),
    token: player.token,
    currency: player.currency,
    game: 49,
    round,
    wagersTime: 1_592_559_162,
    betAmount,
    winloseAmount,
  };
}

export function jiliCancel(player: JiliGambler, bet: ReturnType<typeof jiliBet>) {
  return { ...bet, reqId: newId(), userId: player.user };
}

export function sessionStake(
  player: JiliGambler,
  sessionId: string,
  betAmount: number,
  preserve = 0,
  round = newRound(),
) {
  return { ...jiliBet(player, betAmount, 0, round), game: 94, sessionId, type: 1, turnover: 0, preserve };
}

export function sessionSettlement(
  player: JiliGambler,
  sessionId: string,
  winloseAmount: number,
  held: { betAmount: number; preserve: number } = { betAmount: 0, preserve: 0 },
) {
  const bet = jiliBet(player, held.betAmount, winloseAmount);
  return { ...bet, game: 94, sessionId, type: 2, userId: player.user, turnover: 0, preserve: held.preserve };
}

export function sessionCancel(player: JiliGambler, stake: ReturnType<typeof sessionStake>) {
  return { ...stake, reqId: newId(), userId: player.user };
}
