import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  betRequest,
  createProviderFixture,
  rollbackRequest,
  unit,
  winRequest,
  type Gambler,
  type ProviderFixture,
} from '../../../tests/provider-fixture.ts';
import { newId } from '../../kernel/ids.ts';

let provider: ProviderFixture;

beforeAll(async () => {
  provider = await createProviderFixture();
});
afterAll(() => provider.close());

const call: ProviderFixture['call'] = (path, body) => provider.call(path, body);
const contribution = unit / 10;
const betOf = (player: Gambler, share = contribution) => ({
  ...betRequest(player),
  meta: { jackpot: { id: 'golden-carabao', contribution: share } },
});
const winOf = (player: Gambler, bet: ReturnType<typeof betRequest>, pot: { win: number; seed: number }) => ({
  ...winRequest(player, bet, 500),
  meta: { jackpot: { id: 'golden-carabao', ...pot } },
});

/** What the accounts of jackpots hold, and whether the whole ledger balances. */
async function books() {
  const { lines, balanced } = await provider.casino.app.ledger.trialBalance();
  const of = (name: string) =>
    lines
      .filter(({ account }) => account === name)
      .reduce((sum, { credit, debit }) => sum + credit - debit, 0n);
  return { jackpot: of('jackpot'), seeds: of('jackpot_seeds'), gaming: of('gaming'), balanced };
}

/** What a piece of work changes in the accounts of jackpots. */
async function changeOf(work: () => Promise<void>) {
  const before = await books();
  await work();
  const after = await books();
  return {
    jackpot: after.jackpot - before.jackpot,
    seeds: after.seeds - before.seeds,
    gaming: after.gaming - before.gaming,
    balanced: after.balanced,
  };
}

test('a contribution is booked with its stake, once, and the answer says so', async () => {
  const player = await provider.newGambler();
  const bet = betOf(player);
  const change = await changeOf(async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await call(walletPaths.bet, { ...bet, request_uuid: newId() })).toMatchObject({
        status: 'RS_OK',
        balance: 990 * unit,
        jackpot_contribution: contribution,
      });
    }
  });
  expect(change).toEqual({
    jackpot: 10_000n,
    seeds: 0n,
    gaming: BigInt(10 * unit) - 10_000n,
    balanced: true,
  });
  expect(await call(walletPaths.bet, betOfAgain(bet, contribution + 1))).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
  });
});
const betOfAgain = (bet: ReturnType<typeof betOf>, share: number) => ({
  ...bet,
  meta: { jackpot: { id: 'golden-carabao', contribution: share } },
});

test('what a pot pays is in the win, and comes out of the jackpot; a seed goes into it', async () => {
  const player = await provider.newGambler();
  const bet = betOf(player);
  await call(walletPaths.bet, bet);
  const win = winOf(player, bet, { win: 400 * unit, seed: 50 * unit });
  const change = await changeOf(async () => {
    await call(walletPaths.win, win);
    expect(await call(walletPaths.win, win)).toMatchObject({ status: 'RS_OK', balance: 1490 * unit });
  });
  expect(change).toEqual({
    jackpot: BigInt(-350 * unit),
    seeds: BigInt(-50 * unit),
    gaming: BigInt(-100 * unit),
    balanced: true,
  });
});

test('a bet that is rolled back takes its contribution back, whichever comes first and however often', async () => {
  const player = await provider.newGambler();
  const bet = betOf(player);
  const late = betOf(player);
  const change = await changeOf(async () => {
    await call(walletPaths.bet, bet);
    for (let time = 0; time < 3; time += 1) await call(walletPaths.rollback, rollbackRequest(player, bet));
    expect((await call(walletPaths.bet, bet)).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    await call(walletPaths.rollback, rollbackRequest(player, late));
    expect((await call(walletPaths.bet, late)).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  });
  expect(change).toEqual({ jackpot: 0n, seeds: 0n, gaming: 0n, balanced: true });
});

test('a win that is rolled back puts back what the pot has paid', async () => {
  const player = await provider.newGambler();
  const bet = betOf(player);
  await call(walletPaths.bet, bet);
  const change = await changeOf(async () => {
    const win = winOf(player, bet, { win: 400 * unit, seed: 0 });
    await call(walletPaths.win, win);
    await call(walletPaths.rollback, rollbackRequest(player, win));
  });
  expect(change).toEqual({ jackpot: 0n, seeds: 0n, gaming: 0n, balanced: true });
});

test('a stake with bonus money in it contributes nothing, also when it is repeated after more money came', async () => {
  const player = await provider.newGambler(4);
  const { app } = provider.casino;
  const grant = { siteId: player.siteId, playerId: player.playerId, currency: player.currency };
  await app.ledger.post({
    ...grant,
    source: 'test',
    externalId: newId(),
    kind: 'bonus_grant',
    amount: BigInt(50 * unit),
  });
  const bet = betOf(player);
  const change = await changeOf(async () => {
    expect(await call(walletPaths.bet, bet)).toMatchObject({ status: 'RS_OK', balance: 44 * unit });
    await app.ledger.post({
      ...grant,
      source: 'test',
      externalId: newId(),
      kind: 'adjustment_credit',
      amount: BigInt(100 * unit),
    });
    const again = await call(walletPaths.bet, bet);
    expect(again).toMatchObject({ status: 'RS_OK' });
    expect(again.jackpot_contribution).toBeUndefined();
  });
  expect(change).toMatchObject({ jackpot: 0n, balanced: true });
});

test('too little money, a free bet and a share above the stake book nothing', async () => {
  const player = await provider.newGambler(5);
  const change = await changeOf(async () => {
    expect((await call(walletPaths.bet, betOf(player))).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
    const free = { ...betOf(player), is_free: true, reward_uuid: newId() };
    expect((await call(walletPaths.bet, free)).jackpot_contribution).toBeUndefined();
    expect((await call(walletPaths.bet, betOf(player, 11 * unit))).status).toBe('RS_ERROR_WRONG_TYPES');
  });
  expect(change).toEqual({ jackpot: 0n, seeds: 0n, gaming: 0n, balanced: true });
});
