import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectLive } from '../games/server/testing/live-client.ts';
import { readProviderJackpots } from '../server/rounds/jackpot-report.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';
import { connectHouse, type ConnectedHouse } from './connected-house.ts';

/** Bingo as it is played on the platform, against its ledger. */
let casino: CasinoFixture;
let house: ConnectedHouse;
const game = 'bingo-90';
const start = 10_000_000_000n;

beforeAll(async () => {
  casino = await createCasinoFixture();
  // No time has to lie between two rounds here.
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  house = await connectHouse(casino, {
    draws: {
      games: [game],
      liveTiming: {
        betting_ms: 8_000,
        answers_ms: 1_000,
        drawing_ms: 300,
        pause_ms: 200,
        beat_ms: 50,
        ball_ms: 20,
        stale_ms: 120_000,
        schedule: { every_ms: 8_000, offset_ms: 0, sells: 3, announces_ms: 200 },
      },
    },
  });
}, 180_000);
afterAll(async () => {
  await house.close();
  await casino.close();
});

const enter = async (player: PlayerFixture) =>
  connectLive(house.url, 'http://games.test', await house.launch(player, game));
const realOf = async (player: PlayerFixture) => (await casino.app.ledger.balance(player))?.real;

test('a round is paid from what was staked, and one player alone is given back all: the ledger has the same to the last unit', async () => {
  const [ada, ben] = await Promise.all([
    casino.newPlayer({ balance: start }),
    casino.newPlayer({ balance: start }),
  ]);
  // A chain of a million links is computed first.
  await expect
    .poll(async () => (await casino.house.query(`SELECT FROM house.draw WHERE state = 'open'`)).rowCount, {
      timeout: 150_000,
    })
    .toBeGreaterThan(0);
  const [adas, bens] = await Promise.all([enter(ada), enter(ben)]);
  const draw = await adas.nextOpen();
  const card = BigInt(adas.snapshot.stakes.step_minor);
  const cost = (cards: number): string => (BigInt(cards) * card).toString();
  // Both in this round; in the next one only one of them.
  const together = [adas.bet(draw, cost(24), { cards: 24 }), bens.bet(draw, cost(7), { cards: 7 })];
  const alone = adas.bet(draw + 1, cost(6), { cards: 6 });
  await Promise.all([adas.answer(together[0] ?? ''), bens.answer(together[1] ?? ''), adas.answer(alone)]);
  const states = async (): Promise<{ number: number; state: string; round_state: string }[]> =>
    (
      await casino.house.query(
        `SELECT d.number, b.state, r.state AS round_state FROM house.draw_bet b JOIN house.draw d USING (draw_id)
         JOIN house.round r USING (public_id) ORDER BY d.number, b.bet`,
      )
    ).rows;
  const done = expect.stringMatching(/^(won|lost)$/);
  await expect.poll(states, { timeout: 90_000 }).toEqual([
    { number: draw, state: done, round_state: 'settled' },
    { number: draw, state: done, round_state: 'settled' },
    { number: draw + 1, state: 'void', round_state: 'rolled_back' },
  ]);
  const { rows } = await casino.house.query(
    `SELECT sum(bet)::text AS staked, sum(win)::text AS paid,
       (SELECT sum(rake)::text FROM house.lottery_share) AS rake,
       (SELECT sum(house.sum_of(carried))::text FROM house.lottery_pool) AS carried
     FROM house.draw_bet WHERE state IN ('won', 'lost')`,
  );
  const [books] = rows;
  expect(BigInt(books.staked)).toBe(31n * card);
  expect(BigInt(books.rake)).toBe((31n * card) / 5n);
  expect(BigInt(books.staked)).toBe(BigInt(books.paid) + BigInt(books.rake) + BigInt(books.carried));
  const left = async () => ((await realOf(ada)) ?? 0n) + ((await realOf(ben)) ?? 0n);
  await expect.poll(left, { timeout: 30_000 }).toBe(2n * start - BigInt(books.staked) + BigInt(books.paid));
  expect((await casino.app.ledger.trialBalance()).balanced).toBe(true);
  const { reports } = await readProviderJackpots(casino.app, { check: true });
  const report = reports.find(({ providerCode }) => providerCode === 'MARQUEE');
  expect(report?.faults).toEqual([]);
  expect(report?.pots.find(({ id }) => id === game)).toMatchObject({
    amount: books.carried,
    contribution_percent: '80',
  });
  await Promise.all([adas.close(), bens.close()]);
}, 400_000);
