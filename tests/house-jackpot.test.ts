import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playApi } from '../games/kinds/slot/play-api.ts';
import { readSitePot } from '../server/engagement/site-pot.ts';
import { newId } from '../server/kernel/ids.ts';
import { readProviderJackpots } from '../server/rounds/jackpot-report.ts';
import { readCommand, runCommand } from '../tools/operator/commands.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';
import { connectHouse, type ConnectedHouse } from './connected-house.ts';

/** The jackpot of the house as it is played on the platform, over HTTP, on one database. */
let casino: CasinoFixture;
let house: ConnectedHouse;

beforeAll(async () => {
  casino = await createCasinoFixture();
  // No time has to lie between two rounds here.
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  house = await connectHouse(casino);
});
afterAll(async () => {
  await house.close();
  await casino.close();
});

const game = 'golden-carabao';
const bet = 100_000n;
const jackpots = (name: string) =>
  runCommand({ ...casino.app, house: casino.house }, readCommand(['jackpots', name], 'ana'));

async function open(player: PlayerFixture) {
  const session = await house.launch(player, game);
  return async () => {
    const spin = { session, spin_id: randomUUID(), bet_minor: bet.toString() };
    const answer = playApi.spin.answer.parse(await house.post(playApi.spin.path, spin));
    if (!answer.ok) throw new Error(`${answer.error}: ${answer.detail}`);
    return answer.round;
  };
}

test('the pot grows, is won and paid, and the ledger has all of it to the last unit', async () => {
  const player = await casino.newPlayer({ balance: 100_000_000n });
  const spin = await open(player);
  await spin();
  const before = await readSitePot(casino.app, { siteId: player.siteId, currency: 'PHP' });
  expect(before).toMatchObject({ game_code: game, number: 1, amount: '20000.008', must_pay_by: '180000.00' });

  await casino.asOwner(`update house.jackpot set must_pay_by = amount + 800 where currency = 'PHP'`);
  const real = (await casino.app.ledger.balance(player))?.real ?? 0n;
  const won = await spin();
  expect(BigInt(won.jackpot?.won_minor ?? 0)).toBe(2_000_001_000n);
  expect((await casino.app.ledger.balance(player))?.real).toBe(real - bet + BigInt(won.win_minor));
  expect(await jackpots('list')).toEqual([
    expect.stringMatching(
      /^golden-carabao PHP {2}pot 2 holds 20000\.00, .* 2 entries contributed 0\.02 .* paid 20000\.01$/,
    ),
  ]);
  expect((await casino.app.ledger.trialBalance()).balanced).toBe(true);
});

test('the platform reads the pots, their rules and their wins over the protocol, for the console', async () => {
  const { reports, silent } = await readProviderJackpots(casino.app);
  expect(silent).toEqual([]);
  const report = reports.find(({ providerCode }) => providerCode === 'MARQUEE');
  expect(report?.faults).toEqual([]);
  expect(report?.pots.find(({ currency }) => currency === 'PHP')).toMatchObject({
    id: game,
    number: 2,
    seed: '2000000000',
    entries: '2',
    contributed: '2000',
    paid: '2000001000',
    contribution_percent: '1',
    saved_percent: '20',
  });
  expect(report?.wins).toMatchObject([{ id: game, currency: 'PHP', number: 1, paid: '2000001000' }]);
  const { rows } = await casino.house.query('SELECT public_id FROM house.round WHERE public_id = $1', [
    report?.wins[0]?.round,
  ]);
  expect(rows).toHaveLength(1);
  // A pot that was changed by hand is found, because the house reads every entry.
  await casino.asOwner(`update house.jackpot set amount = amount + 1 where currency = 'PHP'`);
  const checked = await readProviderJackpots(casino.app, { check: true });
  expect(checked.reports.flatMap(({ faults }) => faults)).toContainEqual(
    expect.stringContaining('golden-carabao PHP holds'),
  );
  await casino.asOwner(`update house.jackpot set amount = amount - 1 where currency = 'PHP'`);
});

test('what the house has in its pots is what the ledger has booked, also with bonus money and rollbacks between', async () => {
  const gambler = await casino.newPlayer({ balance: 300_000n });
  await casino.app.ledger.post({
    source: 'test',
    externalId: newId(),
    kind: 'bonus_grant',
    siteId: gambler.siteId,
    playerId: gambler.playerId,
    currency: 'PHP',
    amount: 1_000_000n,
  });
  const [first, second] = [await open(gambler), await open(await casino.newPlayer({ balance: 10_000_000n }))];
  for (let round = 0; round < 4; round += 1) await Promise.all([first(), second()]);
  // A bet is tried three times, and its rollback once.
  house.misbehave('down', 'down', 'down', 'down');
  await expect(second()).rejects.toThrow('operator_unavailable');
  house.behave();
  await second();
  await expect
    .poll(async () => (await jackpots('reconcile')).filter((line) => line.startsWith('DIFFERENCE')))
    .toEqual([]);
  const lines = await jackpots('reconcile');
  expect(lines).toContainEqual(expect.stringMatching(/^same {8}PHP seeds/));
  expect(lines).toContainEqual(expect.stringMatching(/^same {8}PHP payouts/));
  expect((await casino.app.ledger.trialBalance()).balanced).toBe(true);
});
