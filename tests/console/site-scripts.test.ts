import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAnalytics } from '../../contract/api/settings/get_analytics.ts';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { sitesSaveScripts } from '../../contract/operate/sites/save_scripts.ts';
import { sitesScripts } from '../../contract/operate/sites/scripts.ts';
import type { SiteScripts } from '../../contract/site-documents.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

/** Code that runs in the browsers of all players: what one operator could do with it, and what two can. */

let platform: TestPlatform;
let operate: TestConsole;
let asker: TestOperator;
let decider: TestOperator;
const site_code = 'aurum';
const measure: SiteScripts[number] = {
  section: 'HEAD',
  script: '<script async src="https://measure.example/tag.js"></script>',
  origins: ['https://*.measure.example'],
};
const count: SiteScripts[number] = { section: 'BODY', script: 'count()', origins: [] };

beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  asker = await operate.newOperator('asker@example.com', [{ role: 'manager', siteId }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'manager', siteId }]);
});
afterAll(() => platform.close());

async function ask(scripts: SiteScripts, by = asker) {
  await operate.stepUp(by);
  return operate.call(sitesSaveScripts, { site_code, scripts, reason: 'the contract was signed' }, by);
}
async function decide(approval_id = '', decision: 'approve' | 'refuse' = 'approve', by = decider) {
  await operate.stepUp(by);
  return operate.call(approvalsDecide, { approval_id, decision, reason: 'read it' }, by);
}
const known = async () => operate.call(sitesScripts, { site_code }, asker);
/** What pages run, and the origins that their policy allows. */
async function onPages() {
  const { value = [] } = await platform.call(getAnalytics, { domain_name: 'localhost' });
  const { scriptOrigins } = await platform.marquee.app.sites.byDomain('localhost');
  return { scripts: value.map(({ section, script }) => [section, script]), origins: scriptOrigins };
}
const nothing = { scripts: [], origins: [] };

test('nobody puts code on the pages alone, and once two agree pages run it and allow its addresses', async () => {
  const asked = await ask([measure, count]);
  expect(asked.statusCode).toBe(1);
  expect(await onPages()).toEqual(nothing);
  expect(await known()).toMatchObject({
    scripts: [],
    change: { state: 'asked', asked_by: asker.email, before: [], after: [measure, count] },
  });
  expect((await ask([count])).statusMessage).toBe('scriptChangeAsked');
  expect((await ask([count], decider)).statusMessage).toBe('scriptChangeAsked');
  expect((await decide(asked.approval_id, 'approve', asker)).statusMessage).toBe('approvalOwnRequest');
  expect(await onPages()).toEqual(nothing);
  expect(await decide(asked.approval_id)).toMatchObject({ outcome: 'done' });
  await expect.poll(onPages).toEqual({
    scripts: [
      ['HEAD', measure.script],
      ['BODY', 'count()'],
    ],
    origins: ['https://measure.example', 'https://*.measure.example'],
  });
  expect(await known()).toMatchObject({ scripts: [measure, count], change: null });
  expect((await ask([measure, count])).statusMessage).toBe('documentUnchanged');
  const { value = [] } = await operate.call(auditList, { site_code, call: 'sites/save_scripts' }, asker);
  expect(value).toMatchObject([
    { before: { scripts: [] }, after: { scripts: [measure, count], approval: 'asked' } },
  ]);
});

test('what was refused never runs, and another change can be asked for', async () => {
  const before = await onPages();
  const asked = await ask([]);
  expect(await decide(asked.approval_id, 'refuse')).toMatchObject({ outcome: 'refused' });
  expect(await onPages()).toEqual(before);
  const again = await ask([count]);
  expect(again.statusCode).toBe(1);
  expect(await decide(again.approval_id)).toMatchObject({ outcome: 'done' });
  await expect.poll(onPages).toEqual({ scripts: [['BODY', 'count()']], origins: [] });
});

test('a change is not approved over scripts that were changed meanwhile', async () => {
  const asked = await ask([measure]);
  await platform.owner.query(`update sites.analytics_script set script = 'other()'`);
  expect(await decide(asked.approval_id)).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ expected: expect.stringContaining('changed meanwhile') }],
  });
  await expect.poll(onPages).toEqual({ scripts: [['BODY', 'other()']], origins: [] });
  expect(await decide(asked.approval_id, 'refuse')).toMatchObject({ outcome: 'refused' });
});

test.each([
  [
    'a snippet of which nothing would run',
    { ...count, script: '<img src="https://x.example/1.gif">x' },
    'scripts.0.script',
  ],
  [
    'a script from an address without https',
    { ...count, script: '<script src="http://x.example/a.js"></script>' },
    'scripts.0.script',
  ],
  ['an origin with a path', { ...count, origins: ['https://measure.example/a'] }, 'scripts.0.origins.0'],
  ['an origin that would open the policy', { ...count, origins: ["'unsafe-inline'"] }, 'scripts.0.origins.0'],
  ['every origin', { ...count, origins: ['https://*'] }, 'scripts.0.origins.0'],
  ['no code', { ...count, script: ' ' }, 'scripts.0.script'],
])('%s is refused with its field', async (_name, entry: SiteScripts[number], field) => {
  const before = await known();
  expect(await ask([entry])).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [expect.objectContaining({ field })],
  });
  expect(await known()).toEqual(before);
});
