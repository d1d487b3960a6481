import { afterAll, beforeAll, expect, test } from 'vitest';
import { miniGameBet } from '../../contract/api/mini_game/mini_game_bet.ts';
import { miniGameList } from '../../contract/api/mini_game/mini_game_list.ts';
import { miniGameReward } from '../../contract/api/mini_game/mini_game_reward.ts';
import { missionClaim } from '../../contract/api/mission/claim.ts';
import { missionList } from '../../contract/api/mission/list.ts';
import { rewardsHistory } from '../../contract/operate/rewards/history.ts';
import { rewardsList } from '../../contract/operate/rewards/list.ts';
import { rewardsRestore } from '../../contract/operate/rewards/restore.ts';
import { rewardsStop } from '../../contract/operate/rewards/stop.ts';
import type { RewardChange } from '../../contract/operator-rewards.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import type { TestConsole, TestOperator } from '../operator-fixture.ts';
import type { Play } from '../play.ts';
import type { TestPlatform, TestPlayer } from '../platform.ts';
import { rounds, site, startRewards, type RewardsFixture } from './rewards-fixture.ts';

/** Missions and minigames that are changed while players are in the middle of them. */

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let play: Play;
let loaded: RewardsFixture['loaded'];
let publish: RewardsFixture['publish'];
beforeAll(async () => {
  ({ platform, operate, owner, play, loaded, publish } = await startRewards());
});
afterAll(() => platform.close());

async function missionOf(player: TestPlayer) {
  await play.counted();
  const { value } = await platform.call(missionList, player);
  return value?.find(({ mission_id }) => mission_id === 'rounds');
}

test('a mission that somebody has begun keeps its terms; whoever begins later has the new ones', async () => {
  expect((await publish(rounds, true)).statusMessage).toBe('OK');
  expect((await publish(rounds, true)).statusMessage).toBe('rewardExists');
  const [early, late] = [await play.newPlayer('early.bird'), await play.newPlayer('late.bird')];
  await play.post(early, { kind: 'bet', amount: minorPerUnit * 100n });
  expect(await missionOf(early)).toMatchObject({ progress: '1', target: '2' });

  const { content } = rounds;
  const harder: RewardChange = {
    ...rounds,
    content: {
      ...content,
      words: { ...content.words, title: { EN: 'Three rounds', PHP: '', CN: '' } },
      target: '3',
      minimum_stake: '200.00',
      reward: { kind: 'cash', amount: '0.09' },
    },
  };
  expect((await publish(harder)).statusMessage).toBe('OK');
  expect(await missionOf(early)).toMatchObject({
    title: 'Two rounds',
    progress: '1',
    target: '2',
    reward: { amount: '0.05' },
  });
  expect(await missionOf(late)).toMatchObject({
    title: 'Three rounds',
    target: '3',
    reward: { amount: '0.09' },
  });
  // 100.00 still counts for who began under it, and is too small for who begins now.
  await play.post(early, { kind: 'bet', amount: minorPerUnit * 100n });
  await play.post(late, { kind: 'bet', amount: minorPerUnit * 100n });
  expect(await missionOf(early)).toMatchObject({ progress: '2', state: 'claimable' });
  expect(await missionOf(late)).toMatchObject({ progress: '0', state: 'active' });
  for (let count = 0; count < 3; count += 1)
    await play.post(late, { kind: 'bet', amount: minorPerUnit * 200n });
  expect(await missionOf(late)).toMatchObject({ progress: '3', state: 'claimable' });

  // Back again: neither gets more or less than what they began under, and each once.
  expect((await publish(rounds)).statusMessage).toBe('OK');
  const claim = (player: TestPlayer) => platform.call(missionClaim, { ...player, mission_id: 'rounds' });
  expect(await claim(early)).toMatchObject({ statusMessage: 'OK', reward: { amount: '0.05' } });
  expect(await claim(late)).toMatchObject({ statusMessage: 'OK', reward: { amount: '0.09' } });
  expect((await claim(late)).statusMessage).toBe('rewardClaimed');

  expect(await publish({ ...rounds, content: { ...content, metric: 'wins' } })).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [{ field: 'change.content.metric', key: 'validation.fixed' }],
  });
  const { value } = await operate.call(rewardsList, site, owner);
  expect(value?.find(({ code }) => code === 'rounds')).toMatchObject({
    state: 'running',
    missing: ['PHP', 'CN'],
    given: { times: 2, players: 2, cash: '0.14' },
  });
});

test('a mission is stopped after its day, and a past change can be brought back', async () => {
  const player = await play.newPlayer('last.day');
  await play.post(player, { kind: 'bet', amount: minorPerUnit * 100n });
  const stop = () =>
    operate.call(rewardsStop, { ...site, kind: 'mission', code: 'rounds', reason: 'the last day' }, owner);
  expect((await stop()).statusMessage).toBe('OK');
  expect((await stop()).statusMessage).toBe('documentUnchanged');
  await play.post(player, { kind: 'bet', amount: minorPerUnit * 100n });
  expect(await missionOf(player)).toMatchObject({ progress: '2', state: 'claimable' });
  const { value: changes = [] } = await operate.call(
    rewardsHistory,
    { ...site, kind: 'mission', code: 'rounds' },
    owner,
  );
  expect(changes.map(({ operator_name }) => operator_name)).toContain('Name of owner@example.com');
  const [stopped] = changes;
  await operate.stepUp(owner);
  const restored = await operate.call(
    rewardsRestore,
    { ...site, revision_id: stopped?.revision_id ?? '' },
    owner,
  );
  expect(restored.statusMessage).toBe('OK');
  expect((await loaded('mission', 'rounds')).content.ends_at).toBeNull();
});

test('odds are a version: a play keeps those it was drawn by, and nobody plays by others than they were shown', async () => {
  const player = await play.newPlayer('odds.player');
  const playerId = await play.playerId(player);
  await platform.marquee.app.ledger.post({
    siteId: play.siteId,
    playerId,
    currency: 'PHP',
    source: 'TEST',
    externalId: 'tokens for odds',
    kind: 'token_grant',
    amount: 100n * minorPerUnit,
  });
  const auth = { account_id: player.account_id, auth: player.auth };
  const game_id = 'scratch-card';
  const shown = async () =>
    (await platform.call(miniGameList, auth)).value?.find((game) => game.game_id === game_id);
  const before = await shown();
  const begun = await platform.call(miniGameBet, { ...auth, game_id, odds_version: before?.odds_version });
  expect(begun.statusMessage).toBe('OK');

  const game = await loaded('minigame', game_id);
  const prizes = [
    { kind: 'token' as const, amount: '1.00', weight: 333 },
    { kind: 'none' as const, amount: '0.00', weight: 667 },
  ];
  const changed: RewardChange = { ...game, content: { ...game.content, prizes, plays_per_day: 3 } };
  expect((await publish(changed)).statusMessage).toBe('OK');
  const after = await shown();
  expect(after?.odds_version).toBe((before?.odds_version ?? 0) + 1);
  expect(after?.prizes.map(({ probability, weight }) => [probability, weight])).toEqual([
    ['33.3', 333],
    ['66.7', 667],
  ]);
  expect(after?.plays_left).toBe(2);

  const taken = await platform.call(miniGameReward, { ...auth, game_id });
  expect(taken.prizes).toEqual(before?.prizes);
  const drawn = taken.prizes?.find(({ prize_id }) => prize_id === taken.prize?.prize_id);
  expect(taken.prize).toEqual(drawn);

  const stale = await platform.call(miniGameBet, { ...auth, game_id, odds_version: before?.odds_version });
  expect(stale.statusMessage).toBe('miniGameOddsChanged');
  for (let count = 0; count < 2; count += 1) {
    const { statusMessage } = await platform.call(miniGameBet, {
      ...auth,
      game_id,
      odds_version: after?.odds_version,
    });
    expect(statusMessage).toBe('OK');
    const result = await platform.call(miniGameReward, { ...auth, game_id });
    expect(result.prize?.prize_id).toBe((result.draw ?? 0) < 333 ? 1 : 2);
  }
  const used = await platform.call(miniGameBet, { ...auth, game_id });
  expect(used.statusMessage).toBe('miniGamePlaysUsed');

  // The same odds once more are no new version.
  const { content } = changed;
  expect((await publish({ ...changed, content: { ...content, token_cost: '4.00' } })).statusMessage).toBe(
    'OK',
  );
  expect((await shown())?.odds_version).toBe(after?.odds_version);

  const dice = await loaded('minigame', 'pearl-dice');
  const crooked: RewardChange = { ...dice, content: { ...dice.content, prizes } };
  expect(await publish(crooked)).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [{ field: 'change.content.prizes', key: 'validation.dice' }],
  });
  const rich: RewardChange = {
    ...game,
    content: {
      ...game.content,
      prizes: [{ kind: 'cash', amount: '900.00', weight: 1 }, ...prizes.slice(1, 2)],
    },
  };
  expect((await publish(rich)).statusMessage).toBe('rewardsTooDear');
  expect((await shown())?.odds_version).toBe(after?.odds_version);
});

test('a minigame that is switched off begins no play, and pays the one that waits', async () => {
  const player = await play.newPlayer('off.player');
  await platform.marquee.app.ledger.post({
    siteId: play.siteId,
    playerId: await play.playerId(player),
    currency: 'PHP',
    source: 'TEST',
    externalId: 'tokens for chests',
    kind: 'token_grant',
    amount: 100n * minorPerUnit,
  });
  const auth = { account_id: player.account_id, auth: player.auth };
  const game_id = 'three-chests';
  expect((await platform.call(miniGameBet, { ...auth, game_id })).statusMessage).toBe('OK');
  const stopped = await operate.call(
    rewardsStop,
    { ...site, kind: 'minigame', code: game_id, reason: 'a rest' },
    owner,
  );
  expect(stopped.statusMessage).toBe('OK');
  expect((await platform.call(miniGameReward, { ...auth, game_id })).statusMessage).toBe('OK');
  expect((await platform.call(miniGameBet, { ...auth, game_id })).statusMessage).toBe('miniGameNotFound');
});
