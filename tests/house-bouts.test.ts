import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectLive } from '../games/server/testing/live-client.ts';
import { newId } from '../server/kernel/ids.ts';
import { readProviderJackpots } from '../server/rounds/jackpot-report.ts';
import { readCommand, runCommand } from '../tools/operator/commands.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';
import { connectHouse, type ConnectedHouse } from './connected-house.ts';

/** Bouts as they are played on the platform, against its ledger. */
let casino: CasinoFixture;
let house: ConnectedHouse;
const game = 'sabong-arena';

beforeAll(async () => {
  casino = await createCasinoFixture();
  // No time has to lie between two rounds here.
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  house = await connectHouse(casino, {
    draws: {
      games: [game],
      liveTiming: {
        betting_ms: 5_000,
        answers_ms: 1_000,
        drawing_ms: 300,
        pause_ms: 200,
        beat_ms: 50,
        stale_ms: 120_000,
        announces_ms: 200,
      },
    },
  });
  // A chain is a million hashes: until it is published there is no bout.
  await vi.waitFor(
    async () => {
      const { rowCount } = await casino.house.query('SELECT FROM house.draw');
      expect(rowCount).toBeGreaterThan(0);
    },
    { timeout: 200_000, interval: 500 },
  );
}, 300_000);
afterAll(async () => {
  await house.close();
  await casino.close();
});

const jackpots = (name: string) =>
  runCommand({ ...casino.app, house: casino.house }, readCommand(['jackpots', name], 'ana'));

const enter = async (player: PlayerFixture) =>
  connectLive(house.url, 'http://games.test', await house.launch(player, game));

test('stakes are prizes, rake and what is carried, returned bouts too: the house and the ledger have the same to the last unit', async () => {
  const deposit = 10_000_000_000n;
  const [ada, ben, bonus] = await Promise.all([
    casino.newPlayer({ balance: deposit }),
    casino.newPlayer({ balance: deposit }),
    casino.newPlayer({ balance: 0n }),
  ]);
  await casino.app.ledger.post({
    source: 'test',
    externalId: newId(),
    kind: 'bonus_grant',
    siteId: bonus.siteId,
    playerId: bonus.playerId,
    currency: 'PHP',
    amount: 1_000_000_000n,
  });
  const [adas, bens, bonuses] = await Promise.all([enter(ada), enter(ben), enter(bonus)]);
  const line = BigInt(adas.snapshot.stakes.step_minor);
  expect(line).toBe(100_000n);
  const draw = await adas.nextOpen();
  // Nobody is on the other side: everything is returned, whoever wins.
  await adas.answer(adas.bet(draw, (70n * line).toString(), { meron: 1 }));
  // Bonus money has no part in the pool.
  const refused = await bonuses.refusal(bonuses.bet(draw, line.toString(), { wala: 1 }));
  expect(refused.error).toBe('real_money_needed');
  await adas.draw('open', draw + 1);
  // Shared out among 70 lines, or among 31.
  await Promise.all([
    adas.answer(adas.bet(draw + 1, (70n * line).toString(), { meron: 1 })),
    bens.answer(bens.bet(draw + 1, (62n * line).toString(), { wala: 1, draw: 1 })),
  ]);
  const shares = (): Promise<{ rows: { number: number; staked: string; rake: string; draws: boolean }[] }> =>
    casino.house.query(
      `SELECT d.number, s.staked, s.rake, d.outcome->>'result' = 'draw' AS draws
       FROM house.lottery_share s JOIN house.draw d USING (draw_id) ORDER BY d.number`,
    );
  await expect.poll(async () => (await shares()).rows.length, { timeout: 90_000 }).toBe(2);
  const [first, second] = (await shares()).rows;
  expect(first).toMatchObject({ number: draw, staked: (70n * line).toString(), rake: '0' });
  // A drawn bout returns meron and wala, and the draw, whose pool holds less than its stakes.
  expect(second).toMatchObject({
    staked: (132n * line).toString(),
    rake: second?.draws ? '0' : ((132n * line) / 20n).toString(),
  });
  await expect
    .poll(async () => (await jackpots('reconcile')).filter((each) => !each.startsWith('same')), {
      timeout: 30_000,
    })
    .toEqual(['The pots are what their entries say, and the ledger has booked the same.']);
  const { rows } = await casino.house.query(
    `SELECT sum(bet)::text AS staked, sum(win)::text AS paid,
       (SELECT sum(rake)::text FROM house.lottery_share) AS rake,
       (SELECT house.sum_of(carried)::text FROM house.lottery_pool) AS carried
     FROM house.draw_bet WHERE state IN ('won', 'lost')`,
  );
  const [books] = rows;
  expect(BigInt(books.staked)).toBe(BigInt(books.paid) + BigInt(books.rake) + BigInt(books.carried));
  const left = async (): Promise<bigint> => {
    const balances = await Promise.all([ada, ben].map((player) => casino.app.ledger.balance(player)));
    return balances.reduce((sum, balance) => sum + (balance?.real ?? 0n), 0n);
  };
  await expect.poll(left, { timeout: 20_000 }).toBe(2n * deposit - BigInt(books.staked) + BigInt(books.paid));
  expect(await casino.app.ledger.balance(bonus)).toMatchObject({ real: 0n, bonus: 1_000_000_000n });
  expect((await casino.app.ledger.trialBalance()).balanced).toBe(true);

  const { reports } = await readProviderJackpots(casino.app, { check: true });
  const report = reports.find(({ providerCode }) => providerCode === 'MARQUEE');
  expect(report?.faults).toEqual([]);
  expect(report?.pots.find(({ id }) => id === game)).toMatchObject({
    currency: 'PHP',
    must_pay_by: null,
    amount: books.carried,
    contribution_percent: '95',
    entries: '3',
  });
}, 240_000);
