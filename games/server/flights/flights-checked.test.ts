/** Flights as they are found later, on their page and by a verifier, and what the house may owe on those under way. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfFlight, flightPageSchema } from '../../kinds/crash/published/round-copy.ts';
import { recheckFlight } from '../../kinds/crash/recompute.ts';
import { sessionApi } from '../../kit/play-api/session.ts';
import { connectCrash } from '../testing/crash-client.ts';
import { startTestHouse } from '../testing/house.ts';

const game = 'crash-kite';
const bet = 100_000n;
const timing = {
  betting_ms: 60_000,
  answers_ms: 500,
  lastCashOuts_ms: 100,
  pause_ms: 200,
  beat_ms: 50,
  stale_ms: 10_000,
};
const verifier = fileURLToPath(new URL('../../../docs/verifier/verify.mjs', import.meta.url));

let house: Awaited<ReturnType<typeof startTestHouse>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-flights-'));
  // Two of the largest bets by hand are covered, and not three.
  house = await startTestHouse({ draws: { games: [game], timing }, exposureLimits: { EUR: 250_000_000n } });
}, 180_000);
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true });
});

async function enter(player: string, ...wanted: Parameters<typeof house.plantSeeds>[2][number][]) {
  house.operator.balances.set(player, 10_000_000n);
  await house.plantSeeds(player, game, wanted);
  const session = await house.launch(game, false, player);
  return { session, client: await connectCrash(house.url(), house.publicUrl, session) };
}

async function verify(rounds: unknown): Promise<string> {
  const file = join(folder, 'flights.json');
  await writeFile(file, JSON.stringify(rounds));
  return (await promisify(execFile)(process.execPath, [verifier, file, house.url()])).stdout;
}

async function pageOf(user: string, round: string) {
  const request = { operator_id: 'marquee', user, round };
  const { body } = await house.operator.ask(house.url(), '/game/round', request);
  const address = String(Object(body).url).replace('http://games.test', house.url());
  return flightPageSchema.parse(await (await fetch(address.replace('?', '.json?'))).json());
}

test('the page of a flight tells its end when it is over and its seed when that is revealed; both verifiers agree', async () => {
  const user = 'checked-1';
  const soon = { earliest: 104, latest: 112 };
  const { session, client } = await enter(user, soon, soon, { earliest: 300, latest: 9_000 });
  const ids: string[] = [];
  for (const target of [102, 400]) {
    const id = client.fly(String(bet), target);
    await client.flight(id, 'cashed_out', 'lost');
    ids.push(id);
  }
  const last = client.fly(String(bet), null);
  await client.flight(last, 'flying');
  const during = await pageOf(user, last);
  expect(during.flight).toMatchObject({ state: 'flying', ended_on: null });
  expect(during.round).toMatchObject({ state: 'in_play', win_minor: '0' });
  // A seed that would tell the end is not revealed.
  const rotate = () => house.post(sessionApi.rotateSeed.path, { session, client_seed: 'another' });
  expect(await rotate()).toMatchObject({ ok: false, error: 'round_in_play' });
  client.land(last);
  await client.hear(
    'flight',
    ({ flight, balance_minor }) => flight.bet_id === last && !!balance_minor && flight.state === 'cashed_out',
  );
  ids.push(last);
  expect(copyOfFlight(await pageOf(user, last))).toBeUndefined();
  expect(await rotate()).toMatchObject({ ok: true });
  const copies = (await Promise.all(ids.map((id) => pageOf(user, id)))).flatMap(
    (page) => copyOfFlight(page) ?? [],
  );
  expect(copies.map(({ nonce, cashed_out_on }) => [nonce, cashed_out_on !== null])).toEqual([
    [0, true],
    [1, false],
    [2, true],
  ]);
  for (const copy of copies) expect(await recheckFlight(copy)).toEqual({ seed: true, end: true, win: true });
  expect(await verify(copies)).toContain('3 rounds are exactly as the seeds say');
  // One flight in a hundred ends where another does; three of them do not.
  const others = copies.map((copy) => ({ ...copy, nonce: copy.nonce + 3 }));
  await expect(verify(others)).rejects.toThrow('NOT AS THE SEEDS SAY');
  await client.close();
}, 180_000);

test('what flights may come to owe is reserved before a bet is sent, and let go with the flight', async () => {
  const far = { earliest: 300, latest: 100_000 };
  const [a, b] = [await enter('owed-1', far), await enter('owed-2', far, far)];
  const first = a.client.fly(String(bet), null);
  await a.client.flight(first, 'flying');
  const second = b.client.fly(String(2n * bet), null);
  const { error } = await b.client.refusal(second);
  expect(error).toBe('stake_above_house_limit');
  expect(house.operator.balances.get('owed-2')).toBe(10_000_000n);
  a.client.land(first);
  await a.client.hear(
    'flight',
    ({ flight, balance_minor }) =>
      flight.bet_id === first && flight.state === 'cashed_out' && !!balance_minor,
  );
  const third = b.client.fly(String(2n * bet), null);
  await b.client.flight(third, 'flying');
  await Promise.all([a.client.close(), b.client.close()]);
}, 180_000);
