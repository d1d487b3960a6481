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
} from '../../tests/provider-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { planVoid, voidRound } from './void-round.ts';

let provider: ProviderFixture;
let casino: ProviderFixture['casino'];
beforeAll(async () => {
  provider = await createProviderFixture();
  casino = provider.casino;
});
afterAll(() => provider.close());

const hour_ms = 60 * 60_000;
const units = (count: number) => BigInt(count * unit);
const realOf = async (player: Gambler) => (await casino.app.ledger.balance(player))?.real;
const roundOf = (player: Gambler, roundId: string) => ({ ...player, providerCode: 'TESTHOUSE', roundId });
const nothing = () => Promise.resolve();
const isSound = async () => {
  const { faults, balanced } = await casino.app.ledger.trialBalance();
  expect([faults, balanced]).toEqual([[], true]);
};

/** A round of two stakes of 10 with a win of 25. */
async function playedRound() {
  const player = await provider.newGambler();
  const bet = betRequest(player);
  await provider.call(walletPaths.bet, bet);
  const raise = betRequest(player, 10, bet.round);
  await provider.call(walletPaths.bet, raise);
  const win = winRequest(player, bet);
  await provider.call(walletPaths.win, win);
  expect(await realOf(player)).toBe(units(1005));
  return { player, bet, raise, win, round: roundOf(player, bet.round) };
}

test('a void gives every stake back and takes every win, once, whoever asks again', async () => {
  const { player, bet, win, round } = await playedRound();
  const before = await planVoid(casino.app, round);
  expect(before).toMatchObject({ objection: null, returns: units(20), takes: units(25) });
  let records = 0;
  await voidRound(casino.app, round, async (trx) => {
    expect(trx.isTransaction).toBe(true);
    records += 1;
  });
  expect([await realOf(player), records]).toEqual([units(1000), 1]);
  await expect(voidRound(casino.app, round, nothing)).rejects.toMatchObject({ objection: 'nothing_stands' });

  // The provider's own messages move nothing afterwards.
  expect(await provider.call(walletPaths.rollback, rollbackRequest(player, bet))).toMatchObject({
    status: 'RS_OK',
    balance: 1000 * unit,
  });
  const again = await provider.call(walletPaths.win, { ...win, request_uuid: newId() });
  expect(again.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  const late = await provider.call(walletPaths.win, winRequest(player, bet, 900));
  expect(late.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  expect(await realOf(player)).toBe(units(1000));
  await isSound();
});

test('two voids at once, and a rollback of the provider meanwhile, give everything back once', async () => {
  const { player, bet, round } = await playedRound();
  const done = await Promise.allSettled([
    voidRound(casino.app, round, nothing),
    voidRound(casino.app, round, nothing),
    provider.call(walletPaths.rollback, rollbackRequest(player, bet)),
    voidRound(casino.app, round, nothing),
  ]);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await realOf(player)).toBe(units(1000));
  await isSound();
});

test('what was rolled back already stays so, and the rest goes back', async () => {
  const { player, raise, round } = await playedRound();
  await provider.call(walletPaths.rollback, rollbackRequest(player, raise));
  expect(await realOf(player)).toBe(units(1015));
  expect(await planVoid(casino.app, round)).toMatchObject({ returns: units(10), takes: units(25) });
  await voidRound(casino.app, round, nothing);
  expect(await realOf(player)).toBe(units(1000));
});

test('a record that fails leaves the money where it was', async () => {
  const { player, round } = await playedRound();
  const failing = voidRound(casino.app, round, () => Promise.reject(new Error('the audit is away')));
  await expect(failing).rejects.toThrow('the audit is away');
  expect(await realOf(player)).toBe(units(1005));
  expect((await planVoid(casino.app, round)).objection).toBeNull();
});

test('a round in play waits for its provider, or an hour', async () => {
  const player = await provider.newGambler();
  const bet = betRequest(player);
  await provider.call(walletPaths.bet, bet);
  const round = roundOf(player, bet.round);
  casino.clock.advance(Date.now() - casino.clock.now().getTime() + hour_ms / 2);
  await expect(voidRound(casino.app, round, nothing)).rejects.toMatchObject({ objection: 'in_play' });
  casino.clock.advance(hour_ms / 2 + 60_000);
  await voidRound(casino.app, round, nothing);
  expect(await realOf(player)).toBe(units(1000));
});

test('a win that the player has lost since is not taken back in part', async () => {
  const player = await provider.newGambler(10);
  const bet = betRequest(player);
  await provider.call(walletPaths.bet, bet);
  await provider.call(walletPaths.win, winRequest(player, bet));
  await provider.call(walletPaths.bet, betRequest(player, 20));
  const round = roundOf(player, bet.round);
  await expect(voidRound(casino.app, round, nothing)).rejects.toMatchObject({ objection: 'spent' });
  expect(await realOf(player)).toBe(units(5));
  expect((await planVoid(casino.app, round)).standing).toHaveLength(2);
});
