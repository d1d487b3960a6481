import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestFromTest } from '../../tests/casino-fixture.ts';
import { minute_ms, moveTime } from '../../tests/moved-time.ts';
import {
  betRequest,
  createProviderFixture,
  rollbackRequest,
  unit,
  winRequest,
  type Gambler,
  type ProviderFixture,
} from '../../tests/provider-fixture.ts';
import { listen } from '../kernel/listen.ts';
import { announcementChannel } from '../realtime/realtime.ts';
import { openGameSession } from '../rounds/game-session.ts';
import { launchForPlayer } from '../rounds/launch.ts';
import { changeOwnLimit, settleDueLimits } from './change-limit.ts';
import { newId } from '../kernel/ids.ts';
import { selfExclude } from './exclude.ts';
import { readLimit } from './read-limits.ts';
import { acknowledgeRealityCheck, readRealityCheck, setRealityCheck } from './reality-check.ts';

let house: ProviderFixture;
let casino: ProviderFixture['casino'];
let app: ProviderFixture['casino']['app'];

beforeAll(async () => {
  house = await createProviderFixture();
  ({ casino } = house);
  ({ app } = casino);
});
afterAll(() => house.close());

const place = { kind: 'session_time', window: '24h' } as const;
const limitTo = (player: Gambler, minutes: bigint | null) =>
  changeOwnLimit(app, player.session, place, minutes);
const bet = async (player: Gambler) => (await house.call(walletPaths.bet, betRequest(player, 1))).status;

/** Bet every half minute for some minutes. Returns the status of each bet. */
async function playFor(player: Gambler, minutes: number): Promise<string[]> {
  const statuses: string[] = [];
  for (let half = 0; half < minutes * 2; half += 1) {
    casino.clock.advance(minute_ms / 2);
    statuses.push(await bet(player));
  }
  return statuses;
}

async function launch(player: Gambler) {
  const site = await app.sites.byId(player.siteId);
  const choice = {
    providerCode: 'TESTHOUSE',
    gameCode: 'koi-pond',
    platform: 'desktop',
    language: 'EN',
  } as const;
  return launchForPlayer(app, site, player.session, choice, requestFromTest);
}

/** The same player in another game session. */
async function reopened(player: Gambler): Promise<Gambler> {
  const game = { providerCode: 'TESTHOUSE', gameCode: 'koi-pond', userId: player.user };
  return { ...player, ...(await openGameSession(app.db, casino.clock, player.session, game)) };
}

/** What is announced to players from now on, in `told`. */
function listenTo(told: string[]): ReturnType<typeof listen> {
  return listen({
    connectionString: casino.database.url,
    channels: { [announcementChannel]: (announcement) => told.push(announcement) },
    onReconnect: () => undefined,
    log: app.log,
  });
}

test('play ends when its time is over: the bet is LIMIT_REACHED, the game has ended, no other is launched', async () => {
  const player = await house.newGambler();
  const told: string[] = [];
  const listener = await listenTo(told);
  await limitTo(player, 10n);
  expect(await bet(player)).toBe('RS_OK');
  const statuses = await playFor(player, 9.5);
  expect(new Set(statuses)).toEqual(new Set(['RS_OK']));
  casino.clock.advance(minute_ms / 2);
  const late = betRequest(player, 1);
  expect(await house.call(walletPaths.bet, late)).toMatchObject({
    status: 'RS_ERROR_LIMIT_REACHED',
    balance: 980 * unit,
  });
  expect(await house.call(walletPaths.bet, late)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  const stopped = '{"type":"play_stopped","reason":"time_limit"}';
  await expect.poll(() => told.join(' '), { timeout: 60_000 }).toContain(stopped);
  await listener.close();
  expect(await readLimit(app, player.session, place)).toMatchObject({
    limit: { minutes: 10 },
    used: { minutes: 10 },
    remaining: { minutes: 0 },
  });
  await expect(launch(player)).rejects.toMatchObject({ refusal: 'playTimeReached' });

  // A day later there is time again. The ended game stays ended, but another one can be opened.
  casino.clock.advance(24 * 60 * minute_ms);
  const tomorrow = { ...player, session: { ...player.session, expiresAt: new Date(8.64e15) } };
  expect(['RS_ERROR_LIMIT_REACHED', 'RS_ERROR_TOKEN_EXPIRED']).toContain(await bet(player));
  expect(await bet(await reopened(tomorrow))).toBe('RS_OK');
});

test('what was staked before the end is paid and taken back after it, and no posted bet is told to be refused', async () => {
  const player = await house.newGambler();
  await limitTo(player, 5n);
  const [won, undone] = [betRequest(player, 1), betRequest(player, 1)];
  await house.call(walletPaths.bet, won);
  await house.call(walletPaths.bet, undone);
  casino.clock.advance(4.9 * minute_ms);
  expect(await bet(player)).toBe('RS_OK');
  casino.clock.advance(minute_ms);
  // The first to come after the end is one that was posted before it.
  expect(await house.call(walletPaths.bet, undone)).toMatchObject({ status: 'RS_OK' });
  expect(await bet(player)).toBe('RS_ERROR_LIMIT_REACHED');
  // A bet that is sent again gets its original answer, even after the limit.
  expect(await house.call(walletPaths.bet, won)).toMatchObject({ status: 'RS_OK' });
  expect(await house.call(walletPaths.win, winRequest(player, won, 5))).toMatchObject({ status: 'RS_OK' });
  expect(await house.call(walletPaths.rollback, rollbackRequest(player, undone))).toMatchObject({
    status: 'RS_OK',
  });
});

test('pauses are not time played', async () => {
  const player = await house.newGambler();
  await limitTo(player, 10n);
  for (let round = 0; round < 6; round += 1) {
    expect(await bet(player)).toBe('RS_OK');
    expect(new Set(await playFor(player, 1))).toEqual(new Set(['RS_OK']));
    casino.clock.advance(30 * minute_ms);
  }
  expect(await readLimit(app, player.session, place)).toMatchObject({
    used: { minutes: 6 },
    remaining: { minutes: 4 },
  });
});

test('a limit on time is stricter at once and looser a day later, with nothing run meanwhile', async () => {
  const player = await house.newGambler();
  await limitTo(player, 60n);
  await bet(player);
  await playFor(player, 3);
  await limitTo(player, 2n);
  expect(await bet(player)).toBe('RS_ERROR_LIMIT_REACHED');
  await limitTo(player, null);
  await expect(launch(player)).rejects.toMatchObject({ refusal: 'playTimeReached' });
  casino.clock.advance(24 * 60 * minute_ms);
  expect(await readLimit(app, player.session, place)).toMatchObject({
    limit: null,
    own: null,
    pending: null,
  });
  expect(await settleDueLimits(app)).toBe(1);
  expect(await settleDueLimits(app)).toBe(0);
  expect(await readLimit(app, player.session, place)).toMatchObject({ limit: null });
});

test('the time of a player without limits counts as well, and is known when he sets one', async () => {
  const player = await house.newGambler();
  expect(await bet(player)).toBe('RS_OK');
  await playFor(player, 4);
  await app.playClock.settled();
  casino.clock.advance(30 * minute_ms);
  await playFor(player, 1);
  await app.playClock.settled();
  expect(await readLimit(app, player.session, place)).toMatchObject({ used: { minutes: 4 } });
  await limitTo(player, 4n);
  expect(await bet(player)).toBe('RS_ERROR_LIMIT_REACHED');
});

test('a site that sets a limit on time holds back who plays without one of his own', async () => {
  const player = await house.newGambler();
  await bet(player);
  await playFor(player, 3);
  await casino.asOwner(
    `insert into safety.site_time_limit (site_id, limit_window, minutes) values (${player.siteId}, '24h', 2)`,
  );
  try {
    casino.clock.advance(minute_ms / 2);
    await bet(player);
    await app.playClock.settled();
    casino.clock.advance(minute_ms / 2);
    expect(await bet(player)).toBe('RS_ERROR_LIMIT_REACHED');
  } finally {
    await casino.asOwner('delete from safety.site_time_limit');
    app.playClock.forget();
  }
});

test('bets of several tabs at once do not count their time twice', async () => {
  const player = await house.newGambler();
  await limitTo(player, 10n);
  const other = await reopened(player);
  await Promise.all([bet(player), bet(other)]);
  for (let half = 0; half < 6; half += 1) {
    casino.clock.advance(minute_ms / 2);
    expect(await Promise.all([bet(player), bet(other), bet(player)])).toEqual(['RS_OK', 'RS_OK', 'RS_OK']);
  }
  expect(await readLimit(app, player.session, place)).toMatchObject({ used: { minutes: 3 } });
});

test('the reality check comes after so much time played, holds launches back, and is acknowledged', async () => {
  // The postings must be later than the start of the session.
  await moveTime({ clock: casino.clock, owner: { query: (text) => casino.asOwner(text) } }, 0);
  const player = await house.newGambler();
  const { session } = player;
  const told: string[] = [];
  const listener = await listenTo(told);
  await setRealityCheck(app, session, 15);
  await bet(player);
  await playFor(player, 14);
  expect(await readRealityCheck(app, session)).toMatchObject({ is_due: false, next_due_in_seconds: 60 });
  await playFor(player, 1);
  const toldOf = (text: string) => expect.poll(() => told.join(' '), { timeout: 60_000 }).toContain(text);
  await toldOf('{"type":"reality_check","played_seconds":900}');
  expect(await readRealityCheck(app, session)).toMatchObject({
    interval_minutes: 15,
    is_due: true,
    next_due_in_seconds: 0,
    played_seconds: 900,
    stakes: '31.00',
    wins: '0.00',
    net_position: '-31.00',
  });
  await expect(launch(player)).rejects.toMatchObject({ refusal: 'realityCheckDue' });
  await acknowledgeRealityCheck(app, session, 'continue');
  expect(await readRealityCheck(app, session)).toMatchObject({ is_due: false, next_due_in_seconds: 900 });
  // The test site has no games, so `gameNotFound` means that the safety rules let the launch through.
  await expect(launch(player)).rejects.toMatchObject({ refusal: 'gameNotFound' });
  expect(await bet(player)).toBe('RS_OK');
  await acknowledgeRealityCheck(app, session, 'stop');
  await toldOf('{"type":"play_stopped","reason":"stopped"}');
  expect(await bet(player)).toBe('RS_ERROR_TOKEN_EXPIRED');
  await listener.close();
});

test('who excludes himself is disabled in every game at once, and is paid what he has won', async () => {
  const player = await house.newGambler();
  const other = await reopened(player);
  const won = betRequest(player, 1);
  await house.call(walletPaths.bet, won);
  const asked = { user: player.user, request_uuid: newId() };
  expect(await house.call(walletPaths.userInfo, asked)).toMatchObject({ status: 'RS_OK' });
  await selfExclude(app, player.session, 6);
  // So that he is let into no game, and into no chat of one.
  expect(await house.call(walletPaths.userInfo, asked)).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
  expect(await bet(player)).toBe('RS_ERROR_USER_DISABLED');
  expect(await bet(other)).toBe('RS_ERROR_USER_DISABLED');
  expect(await house.call(walletPaths.win, winRequest(player, won, 7))).toMatchObject({
    status: 'RS_OK',
    balance: 1006 * unit,
  });
  await expect(launch(player)).rejects.toMatchObject({ refusal: 'selfExcluded' });
});
