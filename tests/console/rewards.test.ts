import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaderboardDetail } from '../../contract/api/leaderboard/detail.ts';
import { miniGameBet } from '../../contract/api/mini_game/mini_game_bet.ts';
import { miniGameList } from '../../contract/api/mini_game/mini_game_list.ts';
import { miniGameReward } from '../../contract/api/mini_game/mini_game_reward.ts';
import { missionClaim } from '../../contract/api/mission/claim.ts';
import { missionList } from '../../contract/api/mission/list.ts';
import { vipLadder } from '../../contract/api/vip/ladder.ts';
import { rewardsCheck } from '../../contract/operate/rewards/check.ts';
import { rewardsGet } from '../../contract/operate/rewards/get.ts';
import { rewardsHistory } from '../../contract/operate/rewards/history.ts';
import { rewardsList } from '../../contract/operate/rewards/list.ts';
import { rewardsPublish } from '../../contract/operate/rewards/publish.ts';
import { rewardsRestore } from '../../contract/operate/rewards/restore.ts';
import { rewardsResults } from '../../contract/operate/rewards/results.ts';
import { rewardsSaveDraft } from '../../contract/operate/rewards/save_draft.ts';
import { rewardsStop } from '../../contract/operate/rewards/stop.ts';
import type { RewardChange } from '../../contract/operator-rewards.ts';
import { readBrand } from '../../server/sites/brand.ts';
import { importBrand } from '../../database/import-brand.ts';
import { publishDue } from '../../server/console/publish-due.ts';
import { openDatabase } from '../../server/kernel/database.ts';
import { minorPerUnit, parseMoney } from '../../server/kernel/money.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlay, type Play } from '../play.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../platform.ts';

const site = { site_code: 'aurum' };

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let play: Play;
beforeAll(async () => {
  platform = await startPlatform();
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  play = await startPlay(platform);
  await platform.owner.query("update catalog.game set rtp_percent = 96 where provider_code = 'TESTHOUSE'");
  await platform.owner.query(
    `insert into catalog.site_provider (site_id, provider_code) values ($1, 'TESTHOUSE')`,
    [play.siteId],
  );
});
afterAll(() => platform.close());

type Of<Kind extends RewardChange['kind']> = Extract<RewardChange, { kind: Kind }>;

async function loaded<Kind extends RewardChange['kind']>(kind: Kind, code: string): Promise<Of<Kind>> {
  const { published } = await operate.call(rewardsGet, { ...site, kind, code }, owner);
  const isOfKind = (change: RewardChange): change is Of<Kind> => change.kind === kind;
  if (!published || !isOfKind(published)) throw new Error(`There is no ${kind} ${code}`);
  return published;
}

async function publish(change: RewardChange, is_new = false) {
  await operate.stepUp(owner);
  return operate.call(rewardsPublish, { ...site, is_new, change }, owner);
}

const idOf = async ({ account_id }: TestPlayer): Promise<string> => {
  const { rows } = await platform.owner.query<{ id: string }>(
    'select player_id::text as id from players.player where account_id = $1',
    [account_id],
  );
  return rows[0]?.id ?? '';
};

test('levels are changed, and a level on which players stand cannot be removed', async () => {
  const ladder = await loaded('vip', 'ladder');
  const { levels } = ladder.content;
  const [first, second, ...others] = levels;
  if (!first || !second) throw new Error('The ladder has no levels');
  const renamed: RewardChange = {
    ...ladder,
    content: {
      levels: [
        first,
        { ...second, vip_name: { EN: 'Harbour', PHP: '', CN: '港湾' }, cashback_percent: '6.25' },
        ...others,
      ],
    },
  };
  expect(await publish(renamed)).toMatchObject({ statusMessage: 'OK' });
  const player = await play.newPlayer('level.player');
  const seen = async (language: 'EN' | 'PHP' | 'CN') =>
    (await platform.call(vipLadder, { ...player, language })).value?.[1];
  expect(await seen('EN')).toMatchObject({ vip_name: 'Harbour', cashback_percent: '6.25' });
  expect(await seen('PHP')).toMatchObject({ vip_name: 'Harbour' });
  expect(await seen('CN')).toMatchObject({ vip_name: '港湾' });
  expect((await publish(renamed)).statusMessage).toBe('documentUnchanged');

  await platform.owner.query(
    `insert into rewards.vip_standing (site_id, player_id, currency, level, level_since, cycle_start)
     values ($1, $2, 'PHP', $3, current_date, current_date)
     on conflict (site_id, player_id) do update set level = excluded.level`,
    [play.siteId, await idOf(player), levels.length - 1],
  );
  const shorter: RewardChange = {
    ...renamed,
    content: { levels: renamed.content.levels.slice(0, -1) },
  };
  expect((await publish(shorter)).statusMessage).toBe('levelHeld');
  expect((await loaded('vip', 'ladder')).content.levels).toHaveLength(levels.length);
  await platform.owner.query('update rewards.vip_standing set level = 0 where site_id = $1', [play.siteId]);
  expect((await publish(shorter)).statusMessage).toBe('OK');

  const wrong: RewardChange = {
    ...renamed,
    content: {
      levels: [
        first,
        { ...second, turnover: '10.00' },
        ...others.map((one) => ({ ...one, turnover: '5.00' })),
      ],
    },
  };
  expect(await publish(wrong)).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [{ field: 'change.content.levels.2.turnover', expected: 'at least 10.00' }],
  });
});

const rounds: RewardChange = {
  kind: 'mission',
  code: 'rounds',
  content: {
    position: 50,
    words: {
      title: { EN: 'Two rounds', PHP: '', CN: '' },
      description: { EN: 'Place two bets of at least 100.00.', PHP: '', CN: '' },
    },
    period: 'daily',
    metric: 'bets',
    target: '2',
    category: 'slot_game',
    provider_code: null,
    game_code: null,
    minimum_stake: '100.00',
    turnover: '0.00',
    reward: { kind: 'cash', amount: '0.05' },
    claim_hours: 24,
    starts_at: null,
    ends_at: null,
  },
};

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

test('a reward by which players could gain is not published, and the check says which', async () => {
  const free: RewardChange = {
    ...rounds,
    code: 'for-nothing',
    content: {
      ...rounds.content,
      metric: 'sign_in_days',
      target: '1',
      category: null,
      minimum_stake: '0.00',
    },
  };
  const { cost, said } = await operate.call(rewardsCheck, { ...site, change: free }, owner);
  expect(cost?.faults).toContainEqual({ name: 'mission for-nothing', percent: null });
  expect(said?.EN[0]).toBe('Each day: sign in on 1 day.');
  expect(said?.CN[0]).toBe('每天：登录 1 天。');
  expect(await publish(free, true)).toMatchObject({
    statusMessage: 'rewardsTooDear',
    statusDetail: expect.stringContaining('mission for-nothing'),
  });
  const { value } = await operate.call(rewardsList, site, owner);
  expect(value?.some(({ code }) => code === 'for-nothing')).toBe(false);
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

test('a leaderboard keeps the prizes of a period that was begun, and shows what it paid', async () => {
  const { value = [] } = await operate.call(rewardsList, site, owner);
  const code = value.find(({ kind, state }) => kind === 'leaderboard' && state === 'running')?.code ?? '';
  const board = await loaded('leaderboard', code);
  const { content } = board;
  const player = await play.newPlayer('ranked.player', '60000');
  await play.post(player, { kind: 'bet', amount: parseMoney('50000') });
  await play.counted();
  const shown = async () =>
    (await platform.call(leaderboardDetail, { ...player, leaderboard_id: code })).leaderboard?.prizes[0];
  const before = await shown();
  const [top, ...others] = content.prizes;
  if (!top) throw new Error('The leaderboard has no prizes');
  const cheaper: RewardChange = {
    ...board,
    content: { ...content, prizes: [{ ...top, amount: '1.00' }, ...others] },
  };
  expect((await publish(cheaper)).statusMessage).toBe('OK');
  if (content.metric === 'turnover') expect(await shown()).toEqual(before);
  expect(await publish({ ...board, content: { ...content, minimum_stake: '777.00' } })).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [{ key: 'validation.fixed' }],
  });
  const gap: RewardChange = {
    ...board,
    content: { ...content, prizes: [{ ...top, from: 2, to: 2 }] },
  };
  expect(await publish(gap)).toMatchObject({ statusDetail: [{ key: 'validation.ranks' }] });
  const results = await operate.call(rewardsResults, { ...site, code }, owner);
  expect(results.statusMessage).toBe('OK');
});

test('a draft with a time is published by the job, and a folder does not undo it', async () => {
  const referral = await loaded('referral', 'program');
  const wanted: RewardChange = {
    ...referral,
    content: { ...referral.content, minimum_claim: '123.00' },
  };
  const publish_at = new Date(platform.clock.now().getTime() + 60_000).toISOString();
  const saved = await operate.call(
    rewardsSaveDraft,
    { ...site, is_new: false, change: wanted, publish_at },
    owner,
  );
  expect(saved.statusMessage).toBe('OK');
  expect((await loaded('referral', 'program')).content.minimum_claim).not.toBe('123.00');
  platform.clock.advance(61_000);
  await publishDue(platform.marquee.app);
  expect((await loaded('referral', 'program')).content.minimum_claim).toBe('123.00');
  const { rows } = await platform.owner.query(
    `select call, reason from operators.audit_entry where subject_id = 'referral:program' order by entry_id desc limit 1`,
  );
  expect(rows).toEqual([{ call: 'rewards/publish', reason: 'scheduled' }]);

  const brand = await readBrand(fileURLToPath(new URL('../../brands', import.meta.url)), 'aurum');
  const changed = {
    ...brand,
    topics: { ...brand.topics, referral: { ...Object(brand.topics['referral']), minimum_claim: '1.00' } },
  };
  const { db } = openDatabase({ connectionString: platform.ownerUrl, maxConnections: 2 });
  const outcomes = await importBrand(db, changed, { now: platform.clock.now() });
  await db.destroy();
  expect(outcomes.get('referral')).toBe('conflict');
  expect((await loaded('referral', 'program')).content.minimum_claim).toBe('123.00');
});
