/** A fishing room against a real operator: what is staked, what is told and when, and what is refused. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roundsApi } from '../../kit/play-api/rounds.ts';
import { fishing, seenSchema } from '../../kinds/instant/fishing.ts';
import { sessionApi } from '../../kit/play-api/session.ts';
import { connectFish, type FishClient } from '../testing/fish-client.ts';
import { startTestHouse } from '../testing/house.ts';

const { code } = fishing;
const unit = 20_000n;
const start = 100_000_000n;

let house: Awaited<ReturnType<typeof startTestHouse>>;
const clients: FishClient[] = [];
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  // Each test has a sea of its own: whoever sat in one before has left, and a stranger's room is not this one's.
  for (const client of clients.splice(0)) await client.close();
});

let players = 0;
const newPlayer = (): string => {
  players += 1;
  const player = `fisher-${players}`;
  house.operator.balances.set(player, start);
  return player;
};
async function sit(player = newPlayer(), law: { jurisdiction?: string } = { jurisdiction: 'MT' }) {
  const session = await house.launch(code, false, player, 'EUR', law);
  const client = await connectFish(house.url(), house.publicUrl, session);
  clients.push(client);
  return { ...client, player, session };
}
/** The first shot at a shrimp catches, or does not. */
const plant = (player: string, isCatch: boolean) =>
  house.plantRound(player, code, (random) => random.below(200) < 97 === isCatch);

test('a packet is one bet and one win; what it pays is its catch, to the last unit', async () => {
  const ada = await sit();
  const [a, b] = ada.swimming();
  if (!a || !b) throw new Error('no fish');
  house.operator.calls.length = 0;
  const id = ada.shoot([[a.id], [b.id], [a.id], [b.id]]);
  const { round, returned, balance_minor } = await ada.answer(id);
  if (!round?.course) throw new Error('no round');
  const units = seenSchema
    .parse(round.course.seen)
    .paid.flat()
    .reduce((sum, each) => sum + each, 0);
  expect(round).toMatchObject({ round_id: id, state: 'settled', bet_minor: String(4n * unit) });
  expect(BigInt(round.win_minor)).toBe(BigInt(units) * unit);
  expect(returned).toBe(0);
  const balance = start - 4n * unit + BigInt(units) * unit;
  expect(balance_minor).toBe(String(balance));
  expect(house.operator.balances.get(ada.player)).toBe(balance);
  const money = house.operator.calls.filter(
    ({ path }) => path === walletPaths.bet || path === walletPaths.win,
  );
  expect(money.map(({ path }) => path)).toEqual([walletPaths.bet, walletPaths.win]);
});

test('nothing of a catch leaves the server before the operator has taken the bet', async () => {
  const player = newPlayer();
  await plant(player, true);
  const ada = await sit(player);
  const ben = await sit();
  expect(ben.snapshot.room.seed).toBe(ada.snapshot.room.seed);
  const shrimp = await ada.find('shrimp');
  const release = house.operator.hold(walletPaths.bet);
  const id = ada.shoot([[shrimp]]);
  // Everybody sees the shot. Nobody hears of a catch, and a shot at the same fish waits.
  await ben.hear('shots', ({ shots }) => shots[0]?.[0] === shrimp);
  const late = ben.shoot([[shrimp]]);
  ben.send({ type: 'ping', sent: 1 });
  await ben.hear('pong');
  for (const { texts } of [ada, ben])
    expect(texts.join().match(/"type":"(caught|answer|refused)"/g) ?? []).toEqual([]);
  release();
  expect(await ben.hear('caught')).toMatchObject({
    seat: ada.snapshot.seat,
    caught: [{ id: shrimp, prize: 2 }],
  });
  expect((await ada.answer(id)).round?.win_minor).toBe(String(2n * unit));
  // The fish is gone: the shot is given back, and nothing was staked.
  expect(await ben.answer(late)).toMatchObject({ round: null, returned: 1 });
  expect(house.operator.balances.get(ben.player)).toBe(start);
});

test('a packet sent twice counts once, in another tab too; its id with other shots is refused', async () => {
  const ada = await sit();
  const [a, b] = ada.swimming();
  if (!a || !b) throw new Error('no fish');
  const id = ada.shoot([[a.id]]);
  ada.shoot([[a.id]], { bet_id: id });
  const first = await ada.answer(id);
  const tab = await connectFish(house.url(), house.publicUrl, ada.session);
  clients.push(tab);
  await ada.hear('moved');
  tab.shoot([[a.id]], { bet_id: id });
  expect((await tab.answer(id)).round).toEqual(first.round);
  tab.shoot([[b.id]], { bet_id: id });
  expect(await tab.refusal(id)).toMatchObject({ error: 'bad_request' });
  const { rounds } = roundsApi;
  const history = rounds.answer.parse(await house.post(rounds.path, { session: ada.session, cursor: null }));
  expect(history.ok && history.rounds.map(({ round_id }) => round_id)).toEqual([id]);
  // The first tab plays no more.
  const other = ada.shoot([[b.id]]);
  expect(await ada.refusal(other)).toMatchObject({ error: 'another_game_open' });
});

test('what a player may not do is refused, and nothing is taken', async () => {
  const ada = await sit();
  const shrimp = await ada.find('shrimp');
  const tried = [
    ['bet_not_allowed', ada.shoot([[shrimp]], { unit_minor: '20001' })],
    ['action_not_allowed', ada.shoot([[shrimp]], { weapon: 'harpoon' })],
    ['action_not_allowed', ada.shoot([[shrimp + 5_000]])],
    ['bad_request', ada.shoot([[shrimp, shrimp + 1]])],
    [
      'bet_not_allowed',
      ada.shoot(
        Array.from({ length: 8 }, () => [shrimp]),
        { unit_minor: '2000000' },
      ),
    ],
  ] as const;
  for (const [error, id] of tried) expect(await ada.refusal(id)).toMatchObject({ error });
  // Of two at once one is played: whoever is refused has not used up a weapon of somebody else's.
  const ben = await sit();
  const [own] = ben.swimming();
  const first = ben.shoot([[own?.id ?? 0]]);
  const second = ben.shoot([[own?.id ?? 0]]);
  const told = [await ben.outcome(first), await ben.outcome(second)];
  expect(told.map(({ type }) => type).toSorted()).toEqual(['answer', 'refused']);
  const { begin } = roundsApi;
  const wager = fishing.usual.wager;
  const asked = { session: ada.session, round_id: randomUUID(), bet_minor: '20000', wager };
  expect(await house.post(begin.path, asked)).toMatchObject({ ok: false, error: 'bad_request' });
  await house.post(sessionApi.close.path, { session: ada.session });
  const [fish] = ada.swimming();
  const closed = ada.shoot([[fish?.id ?? 0]]);
  expect(await ada.refusal(closed)).toMatchObject({ error: 'session_closed' });
});

test('where rounds have to lie apart a packet is one shot', async () => {
  const ada = await sit(newPlayer(), { jurisdiction: 'GB' });
  expect(ada.snapshot.min_cycle_ms).toBe(2_500);
  const [a] = ada.swimming();
  const shot = [a?.id ?? 0];
  const two = ada.shoot([shot, shot]);
  expect(await ada.refusal(two)).toMatchObject({ error: 'bet_not_allowed' });
  await ada.answer(ada.shoot([shot]));
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  const [b] = ada.swimming();
  expect(await ada.refusal(ada.shoot([[b?.id ?? 0]]))).toMatchObject({ error: 'too_soon' });
});

test('a bet that the operator does not take catches nothing', async () => {
  const player = newPlayer();
  await plant(player, true);
  const ada = await sit(player);
  const ben = await sit();
  const shrimp = await ada.find('shrimp');
  house.operator.misbehave(walletPaths.bet, 'RS_ERROR_LIMIT_REACHED');
  expect(await ada.refusal(ada.shoot([[shrimp]]))).toMatchObject({ error: 'limit_reached' });
  expect(house.operator.balances.get(player)).toBe(start);
  const answer = await ben.answer(ben.shoot([[shrimp]]));
  expect(answer.returned).toBe(0);
  expect(ben.texts.join()).not.toContain(`"seat":${ada.snapshot.seat},"caught"`);
});

test('four sit in a room, a fifth in another; demo play has rooms of its own', async () => {
  const seated = [];
  for (let each = 0; each < 5; each += 1) seated.push(await sit());
  const seeds = seated.map(({ snapshot }) => snapshot.room.seed);
  expect(new Set(seeds).size).toBe(2);
  const session = await house.launch(code, true);
  const demo = await connectFish(house.url(), house.publicUrl, session);
  clients.push(demo);
  expect(seeds).not.toContain(demo.snapshot.room.seed);
  const [fish] = demo.swimming();
  const { round } = await demo.answer(demo.shoot([[fish?.id ?? 0]]));
  expect(round?.state).toBe('settled');
});
