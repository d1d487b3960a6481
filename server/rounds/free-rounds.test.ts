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
import { freeRoundsOf, planFreeRounds, sendPendingFreeRounds } from './free-rounds.ts';
import { listRounds } from './round-history.ts';

let provider: ProviderFixture;
let casino: ProviderFixture['casino'];

beforeAll(async () => {
  provider = await createProviderFixture();
  casino = provider.casino;
});
afterAll(() => provider.close());

/** A player with granted free rounds at a bet of 10, and the provider's id of them. */
async function withFreeRounds(winAs: 'cash' | 'bonus', rounds = 2) {
  const player = await provider.newGambler();
  const [rewardUuid, rewardId] = [newId(), newId()];
  await planFreeRounds(casino.app, casino.app.db, {
    siteId: player.siteId,
    playerId: player.playerId,
    provider: 'TESTHOUSE',
    gameCode: 'koi-pond',
    rounds,
    bet: BigInt(10 * unit),
    rewardUuid,
    expiresAt: new Date(casino.clock.now().getTime() + 86_400_000),
    winAs,
  });
  await casino.asOwner(
    `update rounds.free_round_grant set status = 'granted', provider_reward_id = $2 where reward_uuid = $1`,
    [rewardUuid, rewardId],
  );
  const free = { is_free: true, reward_uuid: rewardId };
  return {
    player,
    rewardUuid,
    bet: (amount_units = 10) => ({ ...betRequest(player, amount_units), ...free }),
    win: (bet: ReturnType<typeof betRequest>, amount_units: number) => ({
      ...winRequest(player, bet, amount_units),
      ...free,
    }),
  };
}

const balanceOf = async (player: Gambler) => {
  const balance = await casino.app.ledger.balance(player);
  return [balance?.real, balance?.bonus].map((amount) => Number(amount) / unit);
};
const progress = (rewardUuid: string) => freeRoundsOf(casino.app.db, rewardUuid);

test('free rounds take nothing; what they win is bonus money, once, and is in the balance at once', async () => {
  const { player, rewardUuid, bet, win } = await withFreeRounds('bonus');
  const first = bet();
  expect(await provider.call(walletPaths.bet, first)).toMatchObject({
    status: 'RS_OK',
    balance: 1000 * unit,
  });
  const won = win(first, 7);
  expect(await provider.call(walletPaths.win, won)).toMatchObject({ status: 'RS_OK', balance: 1007 * unit });
  for (const again of await Promise.all([won, won, won].map((one) => provider.call(walletPaths.win, one)))) {
    expect(again).toMatchObject({ status: 'RS_OK', balance: 1007 * unit });
  }
  await provider.call(walletPaths.bet, first);
  expect(await balanceOf(player)).toEqual([1000, 7]);
  expect(await progress(rewardUuid)).toMatchObject({ used: 1, won: BigInt(7 * unit) });
  expect(await provider.call(walletPaths.win, { ...won, amount: 8 * unit })).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
  });
  await casino.untilProjected(player);
  const history = { gameCode: '', from: undefined, to: undefined, page: 1, pageSize: 10 };
  expect((await listRounds(casino.app.db, player.session, history)).bets).toMatchObject([
    { stake: '0.00', payout: '7.00' },
  ]);
});

test('what free rounds win as cash is real money', async () => {
  const { player, rewardUuid, bet, win } = await withFreeRounds('cash');
  const first = bet();
  await provider.call(walletPaths.bet, first);
  expect(await provider.call(walletPaths.win, win(first, 7))).toMatchObject({ balance: 1007 * unit });
  expect(await balanceOf(player)).toEqual([1007, 0]);
  expect(await progress(rewardUuid)).toMatchObject({ used: 1, won: BigInt(7 * unit) });
});

test('more rounds, another bet, another game, or rounds that are over or cancelled are refused and leave nothing', async () => {
  const { player, rewardUuid, bet } = await withFreeRounds('bonus', 1);
  for (const [request, status] of [
    [bet(20), 'RS_ERROR_WRONG_TYPES'],
    [{ ...bet(), game_code: 'closed-game' }, 'RS_ERROR_INVALID_GAME'],
    [bet(), 'RS_OK'],
    [bet(), 'RS_ERROR_LIMIT_REACHED'],
  ] as const) {
    expect((await provider.call(walletPaths.bet, request)).status).toBe(status);
  }
  expect(await progress(rewardUuid)).toMatchObject({ used: 1, rounds: 1 });
  const other = await withFreeRounds('bonus');
  await casino.asOwner(
    `update rounds.free_round_grant set status = 'cancelled', cancelled_at = now() where reward_uuid = $1`,
    [other.rewardUuid],
  );
  const refused = other.bet();
  expect((await provider.call(walletPaths.bet, refused)).status).toBe('RS_ERROR_LIMIT_REACHED');
  // The refused bet was not recorded, so its win has no bet.
  expect((await provider.call(walletPaths.win, other.win(refused, 5))).status).toBe(
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  );
  expect(await balanceOf(player)).toEqual([1000, 0]);
});

test('the win of a free bet is bonus money even if it does not say that it is free', async () => {
  for (const claim of [{ is_free: false, reward_uuid: null }, { reward_uuid: newId() }]) {
    const { player, rewardUuid, bet, win } = await withFreeRounds('bonus');
    const first = bet();
    await provider.call(walletPaths.bet, first);
    const silent = { ...win(first, 7), ...claim };
    expect(await provider.call(walletPaths.win, silent)).toMatchObject({
      status: 'RS_OK',
      balance: 1007 * unit,
    });
    await provider.call(walletPaths.win, silent);
    expect(await balanceOf(player)).toEqual([1000, 7]);
    expect(await progress(rewardUuid)).toMatchObject({ used: 1, won: BigInt(7 * unit) });
  }
});

test('at once, no more free rounds are taken than were given', async () => {
  const { rewardUuid, bet } = await withFreeRounds('bonus', 3);
  const answers = await Promise.all(Array.from({ length: 12 }, () => provider.call(walletPaths.bet, bet())));
  expect(answers.filter((answer) => answer.status === 'RS_OK')).toHaveLength(3);
  expect(await progress(rewardUuid)).toMatchObject({ used: 3 });
});

test('a rollback gives the free round back, and takes the bonus money of its win; one that came first keeps it out', async () => {
  const { player, rewardUuid, bet, win } = await withFreeRounds('bonus');
  const first = bet();
  await provider.call(walletPaths.bet, first);
  const won = win(first, 7);
  await provider.call(walletPaths.win, won);
  expect(await provider.call(walletPaths.rollback, rollbackRequest(player, won))).toMatchObject({
    status: 'RS_OK',
    balance: 1000 * unit,
  });
  await provider.call(walletPaths.rollback, rollbackRequest(player, won));
  await provider.call(walletPaths.rollback, rollbackRequest(player, first));
  expect(await progress(rewardUuid)).toMatchObject({ used: 0, won: 0n });
  const late = bet();
  await provider.call(walletPaths.rollback, rollbackRequest(player, late));
  expect((await provider.call(walletPaths.bet, late)).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await progress(rewardUuid)).toMatchObject({ used: 0 });
  expect(await balanceOf(player)).toEqual([1000, 0]);
  expect(await casino.app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
});

test('a grant that cannot reach its provider waits, and is refused when its time is over', async () => {
  const player = await provider.newGambler();
  const rewardUuid = newId();
  const grant = {
    siteId: player.siteId,
    playerId: player.playerId,
    provider: 'TESTHOUSE',
    gameCode: 'koi-pond',
    rounds: 2,
    bet: BigInt(10 * unit),
    rewardUuid,
    expiresAt: new Date(casino.clock.now().getTime() + 60_000),
  };
  await planFreeRounds(casino.app, casino.app.db, grant);
  await planFreeRounds(casino.app, casino.app.db, grant);
  await sendPendingFreeRounds(casino.app);
  expect(await progress(rewardUuid)).toMatchObject({ status: 'pending' });
  casino.clock.advance(60_001);
  await sendPendingFreeRounds(casino.app);
  expect(await progress(rewardUuid)).toMatchObject({ status: 'refused' });
});
