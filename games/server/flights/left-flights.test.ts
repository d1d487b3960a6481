/** Flights whose process dies before they have taken off: their bets come back at once, and their players are told. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectCrash } from '../testing/crash-client.ts';
import { holdTakeOff } from '../testing/held-take-off.ts';
import { startTestHouse } from '../testing/house.ts';
import type { Ends } from '../testing/planted-seeds.ts';

const game = 'crash-rocket';
const start = 10_000_000n;
const bet = 100_000n;
const far: Ends = { earliest: 400, latest: 100_000 };
const timing = {
  betting_ms: 60_000,
  answers_ms: 500,
  lastCashOuts_ms: 100,
  pause_ms: 200,
  beat_ms: 50,
  stale_ms: 10_000,
};
/** So soon after the death of the process a player knows what has become of their bet. */
const told_ms = 5_000;

let house: Awaited<ReturnType<typeof startTestHouse>>;
beforeAll(async () => {
  house = await startTestHouse({ draws: { games: [game], timing } });
}, 180_000);
afterAll(() => house.close());

/** A player whose bet goes to a process of its own, and a second process that they can be connected to. */
async function newPlayer(player: string) {
  await house.restartAsChild();
  house.operator.balances.set(player, start);
  await house.plantSeeds(player, game, [far, far]);
  const session = await house.launch(game, false, player);
  const other = await house.startAnother();
  return {
    other,
    client: await connectCrash(house.url(), house.publicUrl, session),
    connectToOther: () => connectCrash(other.url, house.publicUrl, session),
    balance: () => house.operator.balances.get(player),
  };
}
type Player = Awaited<ReturnType<typeof newPlayer>>;

/** The process of the bet has died: its player, who sees it on its way, is told that it is void, has it back, and can bet. */
async function expectGivenBack(
  { balance, other }: Player,
  tab: Awaited<ReturnType<Player['connectToOther']>>,
  id: string,
): Promise<void> {
  expect(tab.snapshot.flights).toMatchObject([{ bet_id: id, state: 'asked' }]);
  const isOf = ({ flight }: { flight: { bet_id: string } }) => flight.bet_id === id;
  await tab.hear('flight', (told) => isOf(told) && told.flight.state === 'void', told_ms);
  await tab.hear('flight', (told) => isOf(told) && told.balance_minor === String(start), told_ms);
  expect(balance()).toBe(start);
  const next = tab.fly(String(bet), null);
  await tab.flight(next, 'flying');
  expect(balance()).toBe(start - bet);
  tab.land(next);
  await tab.flight(next, 'cashed_out');
  await tab.close();
  await other.stop();
}

test('killed after the bet was taken and before the take-off: the bet comes back at once', async () => {
  const player = await newPlayer('left-at-take-off');
  const held = await holdTakeOff(house.database.ownerUrl);
  const id = player.client.fly(String(bet), null);
  await held.reached();
  expect(player.balance()).toBe(start - bet);
  const tab = await player.connectToOther();
  await house.kill();
  await held.release();
  await expectGivenBack(player, tab, id);
}, 300_000);

test('killed while the bet is on its way: who is connected elsewhere is told that it is void', async () => {
  const player = await newPlayer('left-at-bet');
  const release = house.operator.hold(walletPaths.bet);
  const id = player.client.fly(String(bet), null);
  await expect
    .poll(() => house.operator.calls.some(({ body }) => body['round'] === id), { timeout: 60_000 })
    .toBe(true);
  const tab = await player.connectToOther();
  await house.kill();
  release();
  await expectGivenBack(player, tab, id);
}, 300_000);

test('a bet that is taken too late is given back: its player may have gone', async () => {
  await house.restart();
  const player = 'taken-too-late';
  house.operator.balances.set(player, start);
  const client = await connectCrash(house.url(), house.publicUrl, await house.launch(game, false, player));
  const release = house.operator.hold(walletPaths.bet);
  const id = client.fly(String(bet), null);
  await expect
    .poll(() => house.operator.calls.some(({ body }) => body['round'] === id), { timeout: 60_000 })
    .toBe(true);
  house.moveClock(10_500);
  release();
  expect((await client.refusal(id)).error).toBe('round_cancelled');
  await expect.poll(() => house.operator.balances.get(player)).toBe(start);
  await client.close();
}, 180_000);
