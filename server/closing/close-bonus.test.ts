import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBonusFixture, type BonusFixture } from '../../tests/bonus-fixture.ts';
import { units } from '../../tests/cashier-fixture.ts';
import { findBonus } from '../bonus/bonus.ts';
import { claimPromotion } from '../bonus/promotions/claim.ts';
import { closeAccount } from './close-account.ts';

let fixture: BonusFixture;

beforeAll(async () => {
  fixture = await createBonusFixture();
});
afterAll(() => fixture.close());

test('an open bonus is given up with the account only when the player has said so, and ends with it', async () => {
  const { app } = fixture.casino;
  const gift = await fixture.addPromotion(
    { kind: 'no_deposit', amount: '100' },
    { max_bet: '50', max_win: '150', funds_order: 'bonus_first' },
  );
  const player = await fixture.casino.newPlayer();
  const bonusId = await claimPromotion(app, player.session, gift);
  await expect(closeAccount(app, player.session, { forfeitsBonus: false })).rejects.toMatchObject({
    refusal: 'bonusNotForfeited',
    detail: '100.00',
  });
  expect(await app.ledger.balance(player)).toMatchObject({ bonus: units(100) });
  expect(await closeAccount(app, player.session, { forfeitsBonus: true })).toBeNull();
  expect(await app.ledger.balance(player)).toMatchObject({ real: 0n, bonus: 0n });
  expect(await findBonus(app.db, player, bonusId)).toMatchObject({
    status: 'forfeited',
    forfeited: units(100),
  });
});
