import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startFreeBetProvider } from '../../tests/free-bet-provider.ts';
import {
  betRequest,
  createProviderFixture,
  unit,
  winRequest,
  type Gambler,
  type ProviderFixture,
} from '../../tests/provider-fixture.ts';
import { newId } from '../kernel/ids.ts';
import {
  cancelFreeRounds,
  freeRoundsOf,
  grantFreeRounds,
  planFreeRounds,
  sendPendingFreeRounds,
} from './free-rounds.ts';

let fixture: ProviderFixture;
let casino: ProviderFixture['casino'];
let provider: Awaited<ReturnType<typeof startFreeBetProvider>>;

beforeAll(async () => {
  fixture = await createProviderFixture();
  casino = fixture.casino;
  provider = await startFreeBetProvider(fixture);
});
afterEach(() => provider.answer('always'));
afterAll(async () => {
  await provider.close();
  await fixture.close();
});

const minute_ms = 60_000;

async function newGrant(winAs: 'cash' | 'bonus' = 'bonus') {
  const player = await fixture.newGambler();
  const grant = {
    siteId: player.siteId,
    playerId: player.playerId,
    provider: 'TESTHOUSE',
    gameCode: 'koi-pond',
    rounds: 2,
    bet: BigInt(10 * unit),
    rewardUuid: newId(),
    expiresAt: new Date(casino.clock.now().getTime() + 86_400_000),
    winAs,
  };
  return { player, grant };
}

const rewardsOf = (player: Gambler) => provider.given.filter((bet) => bet.user === player.user);
const statusOf = async (rewardUuid: string) => {
  const row = await casino.app.db
    .selectFrom('rounds.free_round_grant')
    .select('status')
    .where('reward_uuid', '=', rewardUuid)
    .executeTakeFirst();
  return row?.status;
};
const freeBet = (player: Gambler, rewardId: string) => ({
  ...betRequest(player),
  is_free: true,
  reward_uuid: rewardId,
});
const freeWin = (player: Gambler, bet: ReturnType<typeof freeBet>, amount_units: number) => ({
  ...winRequest(player, bet, amount_units),
  is_free: true,
  reward_uuid: bet.reward_uuid,
});

test('a grant whose answer was lost is cancelled at the provider too, and its rounds win no cash', async () => {
  const { player, grant } = await newGrant();
  provider.answer('too_late');
  expect(await grantFreeRounds(casino.app, grant)).toBe('pending');
  provider.answer('never');
  expect(await cancelFreeRounds(casino.app, grant.rewardUuid)).toBe(false);
  // To the player and the bonus they are cancelled at once.
  expect(await freeRoundsOf(casino.app.db, grant.rewardUuid)).toMatchObject({ status: 'cancelled' });

  const [reward] = rewardsOf(player);
  expect(reward).toMatchObject({ cancelled: false });
  const played = freeBet(player, reward?.reward_uuid ?? '');
  expect((await fixture.call(walletPaths.bet, played)).status).toBe('RS_ERROR_LIMIT_REACHED');
  await fixture.call(walletPaths.win, freeWin(player, played, 500));
  expect(await casino.app.ledger.balance(player)).toMatchObject({ real: BigInt(1000 * unit), bonus: 0n });

  provider.answer('always');
  casino.clock.advance(minute_ms);
  await sendPendingFreeRounds(casino.app);
  expect(rewardsOf(player)).toMatchObject([{ cancelled: true }]);
  expect(await statusOf(grant.rewardUuid)).toBe('cancelled');
  // Cancelled at the provider, it is asked about it no more.
  const { length } = provider.asked;
  await sendPendingFreeRounds(casino.app);
  expect(provider.asked).toHaveLength(length);
});

test('a cancel that gets no answer is owed until the provider answers', async () => {
  const { player, grant } = await newGrant();
  expect(await grantFreeRounds(casino.app, grant)).toBe('granted');
  provider.answer('never');
  expect(await cancelFreeRounds(casino.app, grant.rewardUuid)).toBe(false);
  await sendPendingFreeRounds(casino.app);
  const [reward] = rewardsOf(player);
  expect(reward).toMatchObject({ cancelled: false });
  const late = await fixture.call(walletPaths.bet, freeBet(player, reward?.reward_uuid ?? ''));
  expect(late.status).toBe('RS_ERROR_LIMIT_REACHED');
  provider.answer('always');
  await sendPendingFreeRounds(casino.app);
  expect(rewardsOf(player)).toMatchObject([{ cancelled: true }]);
});

test('a grant that was never sent is cancelled without a call', async () => {
  const { grant } = await newGrant();
  const { length } = provider.asked;
  await planFreeRounds(casino.app, casino.app.db, grant);
  expect(await cancelFreeRounds(casino.app, grant.rewardUuid)).toBe(true);
  await sendPendingFreeRounds(casino.app);
  expect(provider.asked).toHaveLength(length);
  expect(await statusOf(grant.rewardUuid)).toBe('cancelled');
});

test('a grant that did not reach the provider is cancelled once it can no longer arrive', async () => {
  const { player, grant } = await newGrant();
  provider.answer('never');
  expect(await grantFreeRounds(casino.app, grant)).toBe('pending');
  provider.answer('always');
  // The request may still be on its way, so that nothing being there yet proves nothing.
  expect(await cancelFreeRounds(casino.app, grant.rewardUuid)).toBe(false);
  casino.clock.advance(15 * minute_ms);
  await sendPendingFreeRounds(casino.app);
  expect(await statusOf(grant.rewardUuid)).toBe('cancelled');
  expect(rewardsOf(player)).toEqual([]);
});

test('an answer to the grant that comes after its cancel does not revive it', async () => {
  const { player, grant } = await newGrant();
  const sending = grantFreeRounds(casino.app, grant);
  await expect.poll(() => statusOf(grant.rewardUuid)).toBeDefined();
  await cancelFreeRounds(casino.app, grant.rewardUuid);
  await sending;
  casino.clock.advance(15 * minute_ms);
  await sendPendingFreeRounds(casino.app);
  expect(await statusOf(grant.rewardUuid)).toBe('cancelled');
  expect(rewardsOf(player).filter((reward) => !reward.cancelled)).toEqual([]);
});

test('what was played before the cancel pays by the terms of the grant', async () => {
  for (const [winAs, balance] of [
    ['bonus', { real: BigInt(1000 * unit), bonus: BigInt(7 * unit) }],
    ['cash', { real: BigInt(1007 * unit), bonus: 0n }],
  ] as const) {
    const { player, grant } = await newGrant(winAs);
    await grantFreeRounds(casino.app, grant);
    const rewardId = rewardsOf(player)[0]?.reward_uuid ?? '';
    const played = freeBet(player, rewardId);
    expect((await fixture.call(walletPaths.bet, played)).status).toBe('RS_OK');
    expect(await cancelFreeRounds(casino.app, grant.rewardUuid)).toBe(true);
    expect((await fixture.call(walletPaths.bet, freeBet(player, rewardId))).status).toBe(
      'RS_ERROR_LIMIT_REACHED',
    );
    expect((await fixture.call(walletPaths.win, freeWin(player, played, 7))).status).toBe('RS_OK');
    expect(await casino.app.ledger.balance(player)).toMatchObject(balance);
  }
});

test('two processes that send one grant at once give it once', async () => {
  const { player, grant } = await newGrant();
  await Promise.all([
    grantFreeRounds(casino.app, grant),
    sendPendingFreeRounds(casino.app),
    grantFreeRounds(casino.app, grant),
  ]);
  expect(rewardsOf(player)).toHaveLength(1);
});

test('two grants of one moment are told apart, and each is paid by its own terms', async () => {
  const { player, grant } = await newGrant('bonus');
  const cash = { ...grant, rewardUuid: newId(), winAs: 'cash' as const };
  provider.answer('too_late');
  await grantFreeRounds(casino.app, grant);
  provider.answer('never');
  await grantFreeRounds(casino.app, cash);
  provider.answer('always');
  casino.clock.advance(minute_ms);
  // The one whose request did not arrive is sent first, and must not take the reward of the other.
  expect(await grantFreeRounds(casino.app, cash)).toBe('granted');
  expect(await grantFreeRounds(casino.app, grant)).toBe('granted');
  const [bonusReward, cashReward] = rewardsOf(player);
  expect(rewardsOf(player)).toHaveLength(2);
  for (const [reward, balance] of [
    [bonusReward, { real: BigInt(1000 * unit), bonus: BigInt(7 * unit) }],
    [cashReward, { real: BigInt(1007 * unit), bonus: BigInt(7 * unit) }],
  ] as const) {
    const played = freeBet(player, reward?.reward_uuid ?? '');
    expect((await fixture.call(walletPaths.bet, played)).status).toBe('RS_OK');
    await fixture.call(walletPaths.win, freeWin(player, played, 7));
    expect(await casino.app.ledger.balance(player)).toMatchObject(balance);
  }
});

test('grants of one player that are planned at once each have a start of their own', async () => {
  const { grant } = await newGrant();
  const many = Array.from({ length: 5 }, () => ({ ...grant, rewardUuid: newId() }));
  await Promise.all(many.map((one) => planFreeRounds(casino.app, casino.app.db, one)));
  const rows = await casino.app.db
    .selectFrom('rounds.free_round_grant')
    .select('starts_at')
    .where('player_id', '=', grant.playerId)
    .execute();
  expect(new Set(rows.map((row) => row.starts_at.getTime())).size).toBe(5);
});

test('a free bet that comes before the answer to its grant is asked about, and belongs to that grant alone', async () => {
  const { player, grant } = await newGrant('bonus');
  const cash = { ...grant, rewardUuid: newId(), winAs: 'cash' as const };
  provider.answer('too_late');
  await grantFreeRounds(casino.app, grant);
  provider.answer('never');
  await grantFreeRounds(casino.app, cash);
  const rewardId = rewardsOf(player)[0]?.reward_uuid ?? '';
  // Nobody can say whose it is, so it is not played.
  expect((await fixture.call(walletPaths.bet, freeBet(player, rewardId))).status).toBe(
    'RS_ERROR_LIMIT_REACHED',
  );
  provider.answer('always');
  expect((await fixture.call(walletPaths.bet, freeBet(player, newId()))).status).toBe(
    'RS_ERROR_LIMIT_REACHED',
  );
  const played = freeBet(player, rewardId);
  expect((await fixture.call(walletPaths.bet, played)).status).toBe('RS_OK');
  await fixture.call(walletPaths.win, freeWin(player, played, 7));
  expect(await casino.app.ledger.balance(player)).toMatchObject({
    real: BigInt(1000 * unit),
    bonus: BigInt(7 * unit),
  });
  expect(await freeRoundsOf(casino.app.db, cash.rewardUuid)).toMatchObject({ status: 'pending', used: 0 });
});
