import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectLive } from '../games/server/testing/live-client.ts';
import { newId } from '../server/kernel/ids.ts';
import { readProviderJackpots } from '../server/rounds/jackpot-report.ts';
import { readCommand, runCommand } from '../tools/operator/commands.ts';
import { callOffDraw } from '../server/rounds/provider-draws.ts';
import { readSiteDraws } from '../server/engagement/site-draws.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';
import { connectHouse, type ConnectedHouse } from './connected-house.ts';

/** A lottery with pools as it is played on the platform, against its ledger. */
let casino: CasinoFixture;
let house: ConnectedHouse;
const game = 'lotto-6-42';

beforeAll(async () => {
  casino = await createCasinoFixture();
  // No time has to lie between two rounds here.
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  house = await connectHouse(casino, {
    draws: {
      games: [game, 'lotto-2d'],
      liveTiming: {
        betting_ms: 8_000,
        answers_ms: 1_000,
        drawing_ms: 300,
        pause_ms: 200,
        beat_ms: 50,
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

const jackpots = (name: string) =>
  runCommand({ ...casino.app, house: casino.house }, readCommand(['jackpots', name], 'ana'));

const enter = async (player: PlayerFixture, code = game) =>
  connectLive(house.url, 'http://games.test', await house.launch(player, code));

/** Twelve numbers from one on. */
const systemFrom = (first: number) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, index) => [String(first + index), 1]));

test('stakes are prizes, rake and what is carried: the house and the ledger have the same to the last unit', async () => {
  const [ada, ben, bonus] = await Promise.all([
    casino.newPlayer({ balance: 10_000_000_000n }),
    casino.newPlayer({ balance: 10_000_000_000n }),
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
  const draw = await adas.nextOpen();
  const line = BigInt(adas.snapshot.stakes.step_minor);
  const price = (924n * line).toString();
  // Some tickets are for the draw after: its books are open when this one is shared out.
  const taken = [1, 13, 25].map((first) => adas.bet(draw, price, systemFrom(first)));
  const ahead = bens.bet(draw + 1, price, systemFrom(31));
  const both = bens.bet(draw, price, systemFrom(1));
  await Promise.all([...taken.map((id) => adas.answer(id)), bens.answer(ahead), bens.answer(both)]);
  // Bonus money wins no pool: the ticket is given back. The draw that follows takes it, however late it is.
  const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [String(number), 1]));
  const refused = await bonuses.refusal(bonuses.bet(draw + 1, line.toString(), six));
  expect(refused.error).toBe('real_money_needed');

  const shares = (): Promise<{ rows: { number: number; staked: string }[] }> =>
    casino.house.query(
      `SELECT d.number, s.staked FROM house.lottery_share s JOIN house.draw d USING (draw_id) ORDER BY d.number`,
    );
  await expect
    .poll(async () => (await shares()).rows, { timeout: 90_000 })
    .toEqual([
      { number: draw, staked: (4n * 924n * line).toString() },
      { number: draw + 1, staked: (924n * line).toString() },
    ]);
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
  const balances = await Promise.all([ada, ben].map((player) => casino.app.ledger.balance(player)));
  const left = balances.reduce((sum, balance) => sum + (balance?.real ?? 0n), 0n);
  expect(left).toBe(20_000_000_000n - BigInt(books.staked) + BigInt(books.paid));
  expect(await casino.app.ledger.balance(bonus)).toMatchObject({ real: 0n, bonus: 1_000_000_000n });
  expect((await casino.app.ledger.trialBalance()).balanced).toBe(true);

  const { reports } = await readProviderJackpots(casino.app, { check: true });
  const report = reports.find(({ providerCode }) => providerCode === 'MARQUEE');
  expect(report?.faults).toEqual([]);
  expect(report?.pots.find(({ id }) => id === game)).toMatchObject({
    currency: 'PHP',
    must_pay_by: null,
    amount: books.carried,
    contribution_percent: '65',
    entries: '5',
  });
  expect(await jackpots('list')).toContainEqual(expect.stringMatching(/^lotto-6-42 PHP {2}pools hold /));
}, 240_000);

test('a draw that is called off gives every stake back to the last unit, in the ledger and in the pools', async () => {
  const [ada, ben] = await Promise.all([
    casino.newPlayer({ balance: 1_000_000_000n }),
    casino.newPlayer({ balance: 1_000_000_000n }),
  ]);
  const [adas, bens] = await Promise.all([enter(ada), enter(ben)]);
  const line = BigInt(adas.snapshot.stakes.step_minor);
  const draw = (await adas.nextOpen()) + 1;
  const seven = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [String(number), 1]));
  const tickets = [
    [adas, adas.bet(draw, (7n * line).toString(), seven)],
    [adas, adas.bet(draw, (924n * line).toString(), systemFrom(20))],
    [bens, bens.bet(draw, (7n * line).toString(), seven)],
  ] as const;
  await Promise.all(tickets.map(([client, id]) => client.answer(id)));
  // The card of the game tells to what its jackpot has grown.
  const site = await casino.app.sites.byId(casino.siteId);
  expect((await readSiteDraws(casino.app, site)).map(({ game_code }) => game_code)).toContain(game);
  const left = async (player: PlayerFixture) => (await casino.app.ledger.balance(player))?.real;
  expect(await left(ada)).toBe(1_000_000_000n - 931n * line);
  const key = { providerCode: 'MARQUEE', gameCode: game, chain: 1, draw };
  const by = { actor: 'ana@example.com', reason: 'The drum jammed.' };
  const given = [{ currency: 'PHP', tickets: 3, staked: (938n * line).toString() }];
  expect(await callOffDraw(casino.app, key, by)).toEqual(given);
  await expect
    .poll(() => Promise.all([ada, ben].map(left)), { timeout: 30_000 })
    .toEqual([1_000_000_000n, 1_000_000_000n]);
  expect(await callOffDraw(casino.app, key, by)).toEqual(given);
  await expect
    .poll(async () => (await jackpots('reconcile')).filter((each) => !each.startsWith('same')), {
      timeout: 30_000,
    })
    .toEqual(['The pots are what their entries say, and the ledger has booked the same.']);
  // It is over when its turn has come, and the one after it is held.
  const state = async (number: number) =>
    (
      await casino.house.query(
        `SELECT d.state FROM house.draw d JOIN house.chain c USING (chain_id) WHERE c.game_code = $1 AND d.number = $2`,
        [game, number],
      )
    ).rows[0]?.state;
  await expect.poll(() => state(draw + 1), { timeout: 90_000 }).toBe('settled');
  expect(await state(draw)).toBe('cancelled');
  expect(await Promise.all([ada, ben].map(left))).toEqual([1_000_000_000n, 1_000_000_000n]);
  expect((await casino.app.ledger.trialBalance()).balanced).toBe(true);
  expect(await callOffDraw(casino.app, { ...key, draw: draw + 1 }, by)).toBeNull();
}, 240_000);

test('a ticket outlives every session: it is drawn and paid hours after its player has left, and none can be bought without one', async () => {
  const player = await casino.newPlayer({ balance: 100_000_000n });
  const client = await enter(player, 'lotto-2d');
  const draw = await client.nextOpen();
  const unit = BigInt(client.snapshot.stakes.least_minor);
  // All hundred rows, in three tickets for the draw after: one of them wins.
  const rows = Array.from({ length: 100 }, (_, row) => String(row).padStart(2, '0'));
  const tickets = [rows.slice(0, 40), rows.slice(40, 80), rows.slice(80)].map((some) =>
    client.bet(
      draw + 1,
      (unit * BigInt(some.length)).toString(),
      Object.fromEntries(some.map((row) => [row, 1])),
    ),
  );
  await Promise.all(tickets.map((id) => client.answer(id)));
  expect((await casino.app.ledger.balance(player))?.real).toBe(100_000_000n - 100n * unit);
  // The platform's time goes on: whoever was signed in is no longer, and the game's session has expired.
  casino.clock.advance(13 * 3_600_000);
  const late = await client.refusal(client.bet(draw + 1, unit.toString(), { '00': 1 }));
  expect(late.error).toBe('session_expired');
  await client.close();
  await expect
    .poll(async () => (await casino.app.ledger.balance(player))?.real, { timeout: 60_000 })
    .toBe(100_000_000n - 5n * unit);
  expect((await casino.app.ledger.trialBalance()).balanced).toBe(true);
}, 240_000);
