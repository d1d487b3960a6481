import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBonusFixture, type BonusFixture } from '../../../tests/bonus-fixture.ts';
import { units } from '../../../tests/cashier-fixture.ts';
import type { PlayerFixture } from '../../../tests/casino-fixture.ts';
import { day_ms, minute_ms, moveTime, moveToNextDay } from '../../../tests/moved-time.ts';
import { newId } from '../../kernel/ids.ts';
import { selfExclude } from '../../safety/exclude.ts';
import { cashbackOf, payCashback } from './cashback.ts';

let fixture: BonusFixture;
let casino: BonusFixture['casino'];
const owner = { query: (text: string) => casino.asOwner(text) };

beforeAll(async () => {
  fixture = await createBonusFixture();
  casino = fixture.casino;
  await fixture.addPromotion(
    { kind: 'cashback', period: 'day', percent: 5, minimum_payout: '1', paid_as: 'cash' },
    null,
  );
  await fixture.addPromotion(
    {
      kind: 'cashback',
      period: 'day',
      percent: 10,
      minimum_payout: '1',
      maximum_payout: '4',
      paid_as: 'bonus',
    },
    { wagering_multiple: '1' },
  );
});
afterAll(() => fixture.close());

async function lose(stake: number, payout: number): Promise<PlayerFixture> {
  const player = await casino.newPlayer({ balance: units(1000) });
  const bet = newId();
  await fixture.bet(player, units(stake), bet);
  await fixture.win(player, units(payout), bet);
  await fixture.counted(player);
  return player;
}

const walletOf = async (player: PlayerFixture) => {
  const wallet = await casino.app.ledger.balance(player);
  return [wallet?.real, wallet?.bonus];
};

test('cashback follows the net loss, within its bounds, and the better of two rates', () => {
  const offer = {
    kind: 'cashback',
    period: 'week',
    percent: 5,
    minimum_payout: '10',
    maximum_payout: '100',
    paid_as: 'cash',
  } as const;
  const lost = (netLoss: bigint) => ({ netLoss, stakes: units(2000) });
  expect(cashbackOf(offer, lost(units(1000)), 0)).toBe(units(50));
  expect(cashbackOf(offer, lost(units(1000)), 650)).toBe(units(65));
  expect(cashbackOf(offer, lost(units(199)), 0)).toBe(0n);
  expect(cashbackOf(offer, lost(units(9000)), 0)).toBe(units(100));
  expect(cashbackOf(offer, lost(-units(9000)), 900)).toBe(0n);
  // Whatever was lost, the payout is capped by the stakes.
  const capped = { ...offer, maximum_of_stakes: '0.75' };
  expect(cashbackOf(capped, lost(units(2000)), 1000)).toBe(units(15));
  expect(cashbackOf(capped, lost(units(200)), 0)).toBe(units(10));
});

test('the job pays each loss of the day before once, run twice or many at once; who won or takes a break gets nothing', async () => {
  const loser = await lose(100, 40);
  const winner = await lose(100, 140);
  const excluded = await lose(100, 0);
  await selfExclude(casino.app, excluded.session, null);
  expect(await payCashback(casino.app)).toBe(0);
  await moveToNextDay({ clock: casino.clock, owner }, 11 * minute_ms);
  const paid = await Promise.all([payCashback(casino.app), payCashback(casino.app), payCashback(casino.app)]);
  expect(paid.reduce((sum, one) => sum + one)).toBe(2);
  expect(await payCashback(casino.app)).toBe(0);
  // 60 lost: 5 % is 3 in cash, and 10 % is capped at 4 as a bonus.
  expect(await walletOf(loser)).toEqual([units(943), units(4)]);
  expect(await walletOf(winner)).toEqual([units(1040), 0n]);
  expect(await walletOf(excluded)).toEqual([units(900), 0n]);
  const bonuses = await casino.app.db
    .selectFrom('rewards.bonus')
    .select(['kind', 'status', 'required'])
    .where('player_id', '=', loser.playerId)
    .execute();
  expect(bonuses).toEqual([{ kind: 'cashback', status: 'active', required: units(4) }]);
});

test('a period is not paid before all that was posted in it is counted', async () => {
  const { app } = casino;
  const loser = await casino.newPlayer({ balance: units(1000) });
  const { siteId, playerId, currency } = await casino.newPlayer();
  // What is counted already would be paid alone.
  const counted = newId();
  await fixture.bet(loser, units(100), counted);
  await fixture.win(loser, 0n, counted);
  await fixture.counted(loser);
  // Nothing is read past a transaction that is still open.
  const open = await app.db.startTransaction().execute();
  const deposit = { siteId, playerId, currency, source: 'cashier', kind: 'deposit', amount: 1n } as const;
  await app.ledger.postIn(open, { ...deposit, externalId: newId() });
  try {
    const bet = newId();
    await fixture.bet(loser, units(50), bet);
    await fixture.win(loser, 0n, bet);
    await moveTime({ clock: casino.clock, owner }, day_ms);
    expect(await payCashback(app)).toBe(0);
  } finally {
    await open.commit().execute();
  }
  await fixture.counted(loser);
  // One of each promotion.
  expect(await payCashback(app)).toBe(2);
});
