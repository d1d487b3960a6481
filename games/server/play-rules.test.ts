/** What a jurisdiction forbids is refused by the server, whatever a client sends. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { describe, expect, test } from 'vitest';
import { playApi } from '../kinds/slot/play-api.ts';
import { rulesFor } from './jurisdictions.ts';
import { houseOfFile } from './testing/house-of-file.ts';

const house = await houseOfFile();
const bet = '100000';

type Law = { jurisdiction?: string; game_rules?: object };
const launch = (law: Law, game = 'koi-pond', currency = 'EUR') =>
  house.launch(game, false, house.user, currency, law);
const betsTaken = () => house.operator.calls.filter(({ path }) => path === walletPaths.bet).length;

/** A player whose turn is over: no other test's rounds are near. */
const rest = () => house.moveClock(3_600_000);

test.each([
  ['GB', 2500],
  ['DE', 5000],
  ['SE', 3000],
  ['a jurisdiction nobody knows', 2500],
])('%s: a round within %i ms of the last is refused, also in another session', async (name, cycle_ms) => {
  rest();
  const law = name.length > 3 ? {} : { jurisdiction: name };
  const session = await launch(law);
  await house.open(session);
  const first = await house.spin(session, bet);
  expect(first).toMatchObject({ ok: true });
  const taken = betsTaken();
  house.moveClock(cycle_ms - 600);
  expect(await house.spin(session, bet)).toMatchObject({ ok: false, error: 'too_soon' });
  const second = await launch(law);
  await house.open(second);
  expect(await house.spin(second, bet)).toMatchObject({ ok: false, error: 'too_soon' });
  expect(betsTaken()).toBe(taken);
  house.moveClock(700);
  expect(await house.spin(second, bet)).toMatchObject({ ok: true });
});

test('a spin refused as too soon is played under the same id once the time has passed', async () => {
  rest();
  const session = await launch({ jurisdiction: 'GB' });
  await house.open(session);
  const answer = await house.spin(session, bet);
  if (!answer.ok) throw new Error(answer.detail);
  expect(answer.next_round_in_ms).toBe(2500);
  const spinId = randomUUID();
  expect(await house.spin(session, bet, spinId)).toMatchObject({ error: 'too_soon' });
  house.moveClock(answer.next_round_in_ms);
  expect(await house.spin(session, bet, spinId)).toMatchObject({ ok: true });
});

test('rounds sent at once are one round', async () => {
  rest();
  const session = await launch({ jurisdiction: 'GB' });
  await house.open(session);
  const answers = await Promise.all(Array.from({ length: 6 }, () => house.spin(session, bet)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
});

test('one game at a time: the game opened last is played, and the other says so', async () => {
  rest();
  const first = await launch({ jurisdiction: 'GB' });
  await house.open(first);
  const second = await launch({ jurisdiction: 'GB' }, 'golden-pharaoh');
  await house.open(second);
  expect(await house.spin(first, bet)).toMatchObject({ ok: false, error: 'another_game_open' });
  expect(await house.spin(second, bet)).toMatchObject({ ok: true });
  rest();
  await house.open(first);
  expect(await house.spin(first, bet)).toMatchObject({ ok: true });
});

test('a spin that says it is automatic is refused where autoplay is forbidden', async () => {
  rest();
  const send = async (session: string) =>
    house.post(playApi.spin.path, { session, spin_id: randomUUID(), bet_minor: bet, is_automatic: true });
  const taken = betsTaken();
  const session = await launch({ jurisdiction: 'GB' });
  expect(await send(session)).toMatchObject({ ok: false, error: 'autoplay_forbidden' });
  expect(betsTaken()).toBe(taken);
  expect(await send(await launch({ jurisdiction: 'MT' }))).toMatchObject({ ok: true });
});

test('in Germany no bet above one euro is offered, and none is taken', async () => {
  rest();
  const session = await launch({ jurisdiction: 'DE' });
  const opened = await house.open(session);
  if (!opened.ok) throw new Error(opened.detail);
  expect(opened.bet_ladder_minor.at(-1)).toBe('100000');
  expect(opened.play_rules).toEqual({
    min_cycle_ms: 5000,
    fast_play: false,
    quick_stop: false,
    autoplay: false,
    parallel_games: false,
  });
  expect(await house.spin(session, '200000')).toMatchObject({ ok: false, error: 'bet_not_allowed' });
});

test('a site’s own rules hold, and loosen nothing', async () => {
  rest();
  const asked = { autoplay: false, max_bet: 50_000, min_cycle_ms: 1000 };
  const opened = await house.open(await launch({ jurisdiction: 'MT', game_rules: asked }));
  if (!opened.ok) throw new Error(opened.detail);
  expect(opened.play_rules).toMatchObject({ autoplay: false, min_cycle_ms: 1000, fast_play: true });
  expect(opened.bet_ladder_minor.at(-1)).toBe('50000');
  const looser = { autoplay: true, min_cycle_ms: 0, quick_stop: true };
  const british = await house.open(await launch({ jurisdiction: 'GB', game_rules: looser }));
  if (!british.ok) throw new Error(british.detail);
  expect(british.play_rules).toMatchObject({ autoplay: false, min_cycle_ms: 2500, quick_stop: false });
});

test('where nothing is forbidden, two games are played at once without a wait', async () => {
  const sessions = [await launch({ jurisdiction: 'MT' }), await launch({ jurisdiction: 'PH' }, 'ocean-king')];
  for (const session of [...sessions, ...sessions]) {
    expect(await house.spin(session, '200000')).toMatchObject({ ok: true, next_round_in_ms: 0 });
  }
});

describe('the stricter of two highest bets holds', () => {
  test.each([
    [undefined, '500000'],
    [200_000, '200000'],
    [900_000, '500000'],
  ])('asked for %s in pounds', (max_bet, expected) => {
    const { max_bet_minor } = rulesFor('GB', max_bet === undefined ? undefined : { max_bet }, 'GBP');
    expect(max_bet_minor['GBP']).toBe(expected);
  });
});
