import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaderboardDetail } from '../../contract/api/leaderboard/detail.ts';
import { vipLadder } from '../../contract/api/vip/ladder.ts';
import { rewardsCheck } from '../../contract/operate/rewards/check.ts';
import { rewardsList } from '../../contract/operate/rewards/list.ts';
import { rewardsResults } from '../../contract/operate/rewards/results.ts';
import { rewardsSaveDraft } from '../../contract/operate/rewards/save_draft.ts';
import { rewardsStop } from '../../contract/operate/rewards/stop.ts';
import type { RewardChange } from '../../contract/operator-rewards.ts';
import { readBrand } from '../../server/sites/brand.ts';
import { importBrand } from '../../database/import-brand.ts';
import { publishDue } from '../../server/console/publish-due.ts';
import { openDatabase } from '../../server/kernel/database.ts';
import { parseMoney } from '../../server/kernel/money.ts';
import type { TestConsole, TestOperator } from '../operator-fixture.ts';
import type { Play } from '../play.ts';
import type { TestPlatform, TestPlayer } from '../platform.ts';
import { rounds, site, startRewards, type RewardsFixture } from './rewards-fixture.ts';

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

test('a leaderboard between fixed dates runs to its end once it has begun', async () => {
  const { value = [] } = await operate.call(rewardsList, site, owner);
  const code = value.find(({ kind }) => kind === 'leaderboard')?.code ?? '';
  const board = await loaded('leaderboard', code);
  const now = platform.clock.now().getTime();
  const cup: RewardChange = {
    ...board,
    code: 'harbour-cup',
    content: {
      ...board.content,
      period: 'range',
      starts_at: new Date(now - 3_600_000).toISOString(),
      ends_at: new Date(now + 7 * 86_400_000).toISOString(),
      prizes: [{ from: 1, to: 1, kind: 'cash', amount: '0.01', turnover: '1000.00' }],
    },
  };
  expect((await publish(cup, true)).statusMessage).toBe('OK');
  const input = { ...site, kind: 'leaderboard' as const, code: 'harbour-cup', reason: 'a wrong prize' };
  expect((await operate.call(rewardsStop, input, owner)).statusMessage).toBe('documentUnchanged');
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
  await publishDue(platform.marquee.app);
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
