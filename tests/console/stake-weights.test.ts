import { afterAll, beforeAll, expect, test } from 'vitest';
import { stakeWeights } from '../../contract/api/promotion/stake_weights.ts';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { rewardsSaveStakeWeights } from '../../contract/operate/rewards/save_stake_weights.ts';
import { rewardsStakeWeights } from '../../contract/operate/rewards/stake_weights.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import { startPlay } from '../play.ts';

let platform: TestPlatform;
let operate: TestConsole;
let asker: TestOperator;
let decider: TestOperator;
let siteId: number;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  ({ siteId } = await startPlay(platform));
  operate = createTestConsole(platform);
  asker = await operate.newOperator('asker@example.com', [{ role: 'marketing', siteId }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'manager', siteId }]);
});
afterAll(() => platform.close());

const site_code = 'aurum';
async function ask(weights: Readonly<Record<string, number>>, by = asker) {
  await operate.stepUp(by);
  const list = Object.entries(weights).map(([category, percent]) => ({ category, percent }));
  return operate.call(rewardsSaveStakeWeights, { site_code, weights: list, reason: 'the games changed' }, by);
}
async function decide(approval_id = '', decision: 'approve' | 'refuse' = 'approve', by = decider) {
  await operate.stepUp(by);
  return operate.call(approvalsDecide, { approval_id, decision, reason: 'counted again' }, by);
}
const known = () => operate.call(rewardsStakeWeights, { site_code }, decider);
const percentOf = async (category: string) =>
  (await known()).value?.find((weight) => weight.category === category);
/** What the site tells its players of a category; undefined if it counts whole. */
async function told(category: string) {
  const { value = [] } = await platform.call(stakeWeights, { domain_name: 'localhost' });
  return value.find((weight) => weight.category === category)?.percent;
}

test('stakes count otherwise once a second operator agrees, and players are told at once', async () => {
  expect(await percentOf('crash')).toEqual({ category: 'crash', percent: 20, usual: 20 });
  const asked = await ask({ crash: 10, fishing: 50 });
  expect(asked.statusCode).toBe(1);
  expect([await told('crash'), await told('fishing')]).toEqual(['20', undefined]);
  expect((await known()).change).toMatchObject({
    approval_id: asked.approval_id,
    state: 'asked',
    asked_by: asker.email,
    before: expect.arrayContaining([{ category: 'crash', percent: 20 }]),
    after: expect.arrayContaining([{ category: 'crash', percent: 10 }]),
  });
  expect((await ask({ crash: 5 })).statusMessage).toBe('commandRefused');
  // Who asked for marketing decides nothing, and the manager who decides is another one.
  expect((await decide(asked.approval_id, 'approve', asker)).statusMessage).toBe('operatorNotPermitted');
  expect(await decide(asked.approval_id)).toMatchObject({ outcome: 'done' });
  expect([await told('crash'), await told('fishing')]).toEqual(['10', '50']);
  expect(await percentOf('fishing')).toEqual({ category: 'fishing', percent: 50, usual: 100 });
  // The usual weight that is written out is no change.
  expect((await ask({ crash: 10, fishing: 50, hash_game: 20 })).statusMessage).toBe('documentUnchanged');
  const { value = [] } = await operate.call(
    auditList,
    { site_code, call: 'rewards/save_stake_weights' },
    decider,
  );
  expect(value).toMatchObject([{ before: {}, after: { crash: 10, fishing: 50, approval: 'asked' } }]);

  const own = await ask({}, decider);
  expect((await decide(own.approval_id, 'approve', decider)).statusMessage).toBe('approvalOwnRequest');
  expect(await decide(own.approval_id, 'refuse', await newManager())).toMatchObject({ state: 'refused' });
  expect(await told('crash')).toBe('10');
});

test('a weight by which players could gain is not asked for, and not made if rewards have changed', async () => {
  // Of the games that are there it is known that they keep enough.
  await platform.owner.query('update catalog.game set rtp_percent = 96');
  const waits = await ask({ casino: 100 });
  expect(waits.statusCode).toBe(1);
  // A game of which nobody knows what it keeps: it counts whole once its category does.
  await platform.owner.query(
    `insert into catalog.site_provider (site_id, provider_code) values ($1, 'TESTHOUSE') on conflict do nothing`,
    [siteId],
  );
  await platform.owner.query(
    `insert into catalog.game (provider_code, game_code, game_name, game_type, category, rtp_percent, game_image, game_image_2x, released_at)
     values ('TESTHOUSE', 'wheel', 'Wheel', 'LIVE', 'casino', null, '', '', now())`,
  );
  expect(await decide(waits.approval_id)).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ expected: expect.stringContaining('could gain') }],
  });
  expect(await told('casino')).toBe('5');
  await decide(waits.approval_id, 'refuse');
  expect((await ask({ casino: 100 })).statusMessage).toBe('rewardsTooDear');
  expect(await ask({ casino: 4 })).toMatchObject({ statusCode: 1 });
});

test('what is no weight names its field, and nobody asks without the right or on a foreign site', async () => {
  expect(await ask({ crash: 101 })).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [{ field: 'weights.0.percent' }],
  });
  expect(await ask({ hot: 10 })).toMatchObject({ statusDetail: [{ field: 'weights.0.category' }] });
  const support = await operate.newOperator('support@example.com', [{ role: 'support', siteId }]);
  expect((await ask({ crash: 1 }, support)).statusMessage).toBe('operatorNotPermitted');
  const { siteId: other } = await platform.marquee.app.sites.byDomain('tropico.localhost');
  const foreign = await operate.newOperator('foreign@example.com', [{ role: 'marketing', siteId: other }]);
  expect((await ask({ crash: 1 }, foreign)).statusMessage).toBe('siteNotFound');
});

function newManager() {
  return operate.newOperator('manager@example.com', [{ role: 'manager', siteId }]);
}
