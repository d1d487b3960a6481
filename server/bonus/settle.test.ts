import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBonusFixture, type BonusFixture } from '../../tests/bonus-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { units } from '../../tests/cashier-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { findBonus } from './bonus.ts';
import { claimPromotion } from './promotions/claim.ts';
import { settleBonuses } from './settle.ts';
import { sweepBonuses } from './sweep.ts';

let fixture: BonusFixture;
let casino: BonusFixture['casino'];
/** 100 units that are staked twice. */
let gift: string;

beforeAll(async () => {
  fixture = await createBonusFixture();
  casino = fixture.casino;
  gift = await fixture.addPromotion({ kind: 'no_deposit', amount: '100' }, { wagering_multiple: '2' });
});
afterAll(() => fixture.close());

const claim = (player: PlayerFixture, promotion: string) =>
  claimPromotion(casino.app, player.session, promotion);

async function statusOf(player: PlayerFixture, id: string): Promise<string | undefined> {
  return (await findBonus(casino.app.db, player, id))?.status;
}

/** A round that pays its stake back. */
async function playEven(player: PlayerFixture, amount_units: number): Promise<void> {
  const bet = newId();
  await fixture.bet(player, units(amount_units), bet);
  await fixture.win(player, units(amount_units), bet);
}

test('a bonus is complete with the last unit that its requirement asks, and not before', async () => {
  const player = await casino.newPlayer();
  const id = await claim(player, gift);
  await playEven(player, 100);
  await playEven(player, 99);
  await fixture.counted(player);
  await sweepBonuses(casino.app);
  expect(await statusOf(player, id)).toBe('active');
  await playEven(player, 1);
  await fixture.counted(player);
  await sweepBonuses(casino.app);
  expect(await statusOf(player, id)).toBe('completed');
});

test('what was staked in time counts, even if it is read after the time is over', async () => {
  const player = await casino.newPlayer();
  const id = await claim(player, gift);
  await playEven(player, 100);
  await playEven(player, 100);
  casino.clock.advance(8 * 86_400_000);
  await settleBonuses(casino.app, player);
  expect(await statusOf(player, id)).toBe('active');
  await fixture.counted(player);
  await sweepBonuses(casino.app);
  expect(await statusOf(player, id)).toBe('completed');
});

test('a bonus whose last money is in an open round is not spent before the round has ended', async () => {
  const player = await casino.newPlayer();
  const id = await claim(player, gift);
  const { siteId, playerId, currency } = player;
  const round = { siteId, playerId, currency, source: 'TESTHOUSE', round: newId(), game: 'slot' } as const;
  const bet = newId();
  await casino.app.ledger.post({ ...round, externalId: bet, kind: 'bet', amount: units(100) });
  await fixture.counted(player);
  await sweepBonuses(casino.app);
  expect(await statusOf(player, id)).toBe('active');
  await casino.app.ledger.post({
    ...round,
    externalId: newId(),
    kind: 'win',
    amount: 0n,
    reference: bet,
    meta: { round_closed: true },
  });
  await fixture.counted(player);
  await sweepBonuses(casino.app);
  expect(await statusOf(player, id)).toBe('spent');
});

test('free spins that are not played yet keep a bonus without money', async () => {
  const spins = await fixture.addPromotion(
    { kind: 'free_spins', count: 2, spin_value: '1', provider_code: 'TESTHOUSE', game_code: 'slot' },
    {},
  );
  const player = await casino.newPlayer();
  const id = await claim(player, spins);
  const grant = (used: number) =>
    casino.asOwner(
      `update rounds.free_round_grant set used = $2, status = 'granted' where reward_uuid = $1`,
      [id, used],
    );
  await grant(1);
  await sweepBonuses(casino.app);
  expect(await statusOf(player, id)).toBe('active');
  await grant(2);
  await sweepBonuses(casino.app);
  expect(await statusOf(player, id)).toBe('spent');
});
