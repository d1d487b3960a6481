/** Flights: begun at once, decided by the seeds and the server's clock, paid once, and told no sooner than they end. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payoutAt } from '../../kinds/crash/rules.ts';
import { connectCrash } from '../testing/crash-client.ts';
import { startTestHouse } from '../testing/house.ts';
import type { Ends } from '../testing/planted-seeds.ts';

const game = 'crash-rocket';
const start = 10_000_000n;
const bet = 100_000n;
/** After two to four seconds: time enough to do something. */
const soon: Ends = { earliest: 115, latest: 130 };
const far: Ends = { earliest: 400, latest: 100_000 };
const timing = {
  betting_ms: 60_000,
  answers_ms: 500,
  lastCashOuts_ms: 100,
  pause_ms: 200,
  beat_ms: 50,
  stale_ms: 10_000,
};

let house: Awaited<ReturnType<typeof startTestHouse>>;
let players = 0;
beforeAll(async () => {
  house = await startTestHouse({ draws: { games: [game], timing } });
}, 180_000);
afterAll(() => house.close());

/** A player of the test's own whose first flights end where it wants. */
async function newPlayer(...wanted: Ends[]) {
  players += 1;
  const player = `flyer-${players}`;
  house.operator.balances.set(player, start);
  const ends = await house.plantSeeds(player, game, wanted);
  const session = await house.launch(game, false, player);
  const connect = (key = session) => connectCrash(house.url(), house.publicUrl, key);
  return {
    player,
    session,
    connect,
    client: await connect(),
    ends,
    end: ends[0] ?? 0,
    balance: () => house.operator.balances.get(player),
  };
}
const winsOf = (id: string) =>
  [...house.operator.entries.values()].filter(({ kind, round }) => kind === 'win' && round === id);

test('a flight begins with its bet, is cashed out by a press, and is paid what its arrival was worth', async () => {
  const { client, balance, end } = await newPlayer(far);
  const id = client.fly(String(bet), null);
  const begun = await client.flight(id, 'flying');
  expect(begun).toMatchObject({ balance_minor: String(start - bet), fairness: { nonce: 1 } });
  expect(begun.flight).toMatchObject({ nonce: 0, ended_on: null, win_minor: null });
  await expect.poll(() => client.heard.filter(({ type }) => type === 'flight').length).toBeGreaterThan(3);
  client.land(id);
  const { flight } = await client.flight(id, 'cashed_out');
  const at = flight.cashed_out_on ?? 0;
  expect(at).toBeGreaterThan(100);
  expect(flight).toMatchObject({ ended_on: end, win_minor: payoutAt(bet, at).toString() });
  await expect.poll(balance).toBe(start - bet + payoutAt(bet, at));
  await client.hear('flight', ({ balance_minor }) => balance_minor === String(balance()));
  await client.close();
});

test('one whose target is reached is paid it, and the next begins at once; one that ends before is lost', async () => {
  const { client, balance, ends } = await newPlayer(soon, soon);
  const first = client.fly(String(bet), 110);
  expect((await client.flight(first, 'cashed_out')).flight).toMatchObject({
    cashed_out_on: 110,
    ended_on: ends[0],
  });
  const second = client.fly(String(bet), (ends[1] ?? 0) + 1);
  const { flight, now } = await client.flight(second, 'ended');
  expect(flight).toMatchObject({ ended_on: ends[1], cashed_out_on: null });
  expect(now).toBeGreaterThanOrEqual(flight.began_at ?? Infinity);
  // The next bet does not wait for the operator to hear of this one.
  const third = client.fly(String(bet), null);
  expect((await client.flight(second, 'lost')).flight).toMatchObject({ win_minor: '0' });
  await client.flight(third, 'flying', 'ended', 'lost');
  expect(winsOf(first)).toMatchObject([{ amount: payoutAt(bet, 110) }]);
  expect(winsOf(second)).toMatchObject([{ amount: 0n }]);
  expect(balance()).toBe(start - 3n * bet + payoutAt(bet, 110));
  await client.close();
});

test('what is heard before the end holds no end, and no seed', async () => {
  const { client, end } = await newPlayer(soon);
  const id = client.fly(String(bet), null);
  await client.flight(id, 'ended', 'lost');
  const at = client.heard.findIndex(
    (message) => message.type === 'flight' && message.flight.ended_on !== null,
  );
  const before = client.heard.slice(0, at);
  expect(before.filter(({ type }) => type === 'flight').length).toBeGreaterThan(3);
  const { serverSeed } = await house.seedsOf(id);
  const told = before.flatMap((message) => (message.type === 'flight' ? [message.flight] : []));
  expect(told.flatMap((flight) => Object.values(flight)).map(String)).not.toContain(String(end));
  expect(JSON.stringify(before)).not.toContain(serverSeed.toString('hex'));
  await client.close();
});

test('cheating is refused by name and changes nothing: late, foreign, changed, beside another, before and after', async () => {
  const { client, end, balance, connect } = await newPlayer(soon, far);
  const other = await newPlayer(far);
  const refused = async (
    from: typeof client,
    id: string,
    error: string,
    to: 'solo_bet' | 'solo_cash_out',
  ) => {
    await from.hear('refused', (told) => told.bet_id === id && told.error === error && told.to === to);
  };
  client.land(randomUUID());
  const id = client.fly(String(bet), null);
  await client.flight(id, 'flying');
  // The same again is the same flight; with another stake or target it is none.
  client.fly(String(bet), null, id);
  client.fly(String(2n * bet), null, id);
  await refused(client, id, 'bad_request', 'solo_bet');
  // A second tab goes on with the flight that there is.
  const tab = await connect();
  expect(tab.snapshot.flights).toMatchObject([{ bet_id: id, state: 'flying', ended_on: null }]);
  const beside = tab.fly(String(bet), null);
  await refused(tab, beside, 'round_in_play', 'solo_bet');
  other.client.land(id);
  await refused(other.client, id, 'round_unknown', 'solo_cash_out');
  await client.flight(id, 'ended');
  const after = balance();
  client.land(id);
  await refused(client, id, 'too_late', 'solo_cash_out');
  await client.flight(id, 'lost');
  tab.land(id);
  await refused(tab, id, 'too_late', 'solo_cash_out');
  client.fly(String(bet), null, id);
  expect((await client.flight(id, 'lost')).flight.ended_on).toBe(end);
  // A bet in a draw is no flight, and a flight no bet in a draw.
  client.cashOut(id);
  await client.hear('refused', (told) => told.bet_id === id && told.to === 'cash_out');
  const drawn = client.bet(String(bet), 101);
  await client.answer(drawn);
  client.land(drawn);
  await refused(client, drawn, 'round_unknown', 'solo_cash_out');
  expect(after).toBe(start - bet);
  expect(balance()).toBe(start - 2n * bet);
  expect(winsOf(id)).toMatchObject([{ amount: 0n }]);
  // Twice at once, from two tabs: it is paid once.
  const paid = client.fly(String(bet), null);
  await tab.flight(paid, 'flying');
  tab.land(paid);
  client.land(paid);
  await client.flight(paid, 'cashed_out');
  client.land(paid);
  await expect.poll(() => winsOf(paid).length).toBe(1);
  const flown = (await tab.flight(paid, 'cashed_out')).flight;
  expect(balance()).toBe(start - 3n * bet + BigInt(flown.win_minor ?? '0'));
  expect(house.operator.calls.filter(({ body }) => body['round'] === paid).length).toBe(2);
  await Promise.all([client.close(), tab.close(), other.client.close()]);
});

test('a flight begun in one process is told at once on a device that another one has, and goes on there', async () => {
  const { session, client, balance } = await newPlayer(far, soon);
  const other = await house.startAnother();
  const tab = await connectCrash(other.url, house.publicUrl, session);
  const id = client.fly(String(bet), null);
  const begun = await tab.flight(id, 'flying');
  expect(begun).toMatchObject({ balance_minor: String(start - bet), fairness: { nonce: 1 } });
  // It is followed there from now on.
  const told = () => tab.heard.filter(({ type }) => type === 'flight').length;
  await expect.poll(told).toBeGreaterThan(3);
  tab.land(id);
  const { flight } = await tab.flight(id, 'cashed_out');
  expect((await client.flight(id, 'cashed_out')).flight).toMatchObject({ win_minor: flight.win_minor });
  await expect.poll(balance).toBe(start - bet + BigInt(flight.win_minor ?? '0'));
  // One that ends by itself is told by both, and decided once.
  const lost = tab.fly(String(bet), null);
  await client.flight(lost, 'flying');
  await Promise.all([client, tab].map((device) => device.flight(lost, 'lost')));
  expect(winsOf(lost)).toMatchObject([{ amount: 0n }]);
  await Promise.all([client.close(), tab.close()]);
  await other.stop();
});

test('a player who has been switched off comes back to a flight, ends it, and begins no other', async () => {
  const { client, balance, connect } = await newPlayer(far, far);
  const id = client.fly(String(bet), null);
  await client.flight(id, 'flying');
  await client.close();
  house.operator.misbehave(walletPaths.userInfo, 'RS_ERROR_USER_DISABLED');
  house.operator.misbehave(walletPaths.userBalance, 'RS_ERROR_INVALID_TOKEN');
  const again = await connect();
  house.operator.behave();
  expect(again.snapshot).toMatchObject({
    balance_minor: String(start - bet),
    flights: [{ state: 'flying' }],
  });
  again.land(id);
  const { flight } = await again.flight(id, 'cashed_out');
  await expect.poll(balance).toBe(start - bet + BigInt(flight.win_minor ?? '0'));
  house.operator.misbehave(walletPaths.bet, 'RS_ERROR_USER_DISABLED');
  const next = again.fly(String(bet), null);
  expect((await again.refusal(next)).error).toBe('player_disabled');
  await again.close();
});

test('killed in the middle: a target that was reached meanwhile is paid, an end that was passed is lost, and a flight goes on', async () => {
  const [reached, passed, goesOn] = [await newPlayer(far), await newPlayer(soon), await newPlayer(far)];
  await Promise.all([reached, passed, goesOn].map(({ client }) => client.close()));
  await house.restartAsChild();
  const begin = async ({ connect }: typeof reached, target: number | null) => {
    const client = await connect();
    const id = client.fly(String(bet), target);
    const { flight } = await client.flight(id, 'flying');
    return { client, id, began_ms: flight.began_at ?? 0 };
  };
  const flights = [await begin(reached, 112), await begin(passed, 200), await begin(goesOn, null)];
  const [wins, loses, flies] = flights;
  await house.kill();
  // Long enough for both.
  await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan((loses?.began_ms ?? 0) + 5_000);
  await house.restart();
  await expect.poll(reached.balance, { timeout: 60_000 }).toBe(start - bet + payoutAt(bet, 112));
  await expect.poll(() => winsOf(loses?.id ?? ''), { timeout: 60_000 }).toMatchObject([{ amount: 0n }]);
  expect(passed.balance()).toBe(start - bet);
  expect(winsOf(wins?.id ?? '')).toHaveLength(1);
  const late = await passed.connect();
  expect(late.snapshot.flights).toMatchObject([{ state: 'lost', ended_on: passed.end }]);
  late.land(loses?.id ?? '');
  await late.hear('refused', ({ error }) => error === 'too_late');
  const again = await goesOn.connect();
  expect(again.snapshot.flights).toMatchObject([
    { bet_id: flies?.id, state: 'flying', began_at: flies?.began_ms },
  ]);
  again.land(flies?.id ?? '');
  const { flight } = await again.flight(flies?.id ?? '', 'cashed_out');
  // By the time since it began, the server's absence included.
  expect(flight.cashed_out_on).toBeGreaterThan(134);
  await expect.poll(goesOn.balance).toBe(start - bet + BigInt(flight.win_minor ?? '0'));
  await Promise.all([late.close(), again.close()]);
}, 180_000);

test('killed while the bet is on its way: it is taken back, and the flight never was', async () => {
  const flyer = await newPlayer(far);
  await flyer.client.close();
  await house.restartAsChild();
  const client = await flyer.connect();
  const release = house.operator.hold(walletPaths.bet);
  const id = client.fly(String(bet), 101);
  await expect
    .poll(() =>
      house.operator.calls.some(({ path, body }) => path === walletPaths.bet && body['round'] === id),
    )
    .toBe(true);
  await house.restart();
  release();
  await expect.poll(() => house.operator.rolledBack.size, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect.poll(flyer.balance, { timeout: 60_000 }).toBe(start);
  const again = await flyer.connect();
  expect(again.snapshot.flights).toMatchObject([{ bet_id: id, state: 'void' }]);
  await again.close();
}, 180_000);
