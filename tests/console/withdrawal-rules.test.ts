import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { methodsSaveWithdrawalRules } from '../../contract/operate/methods/save_withdrawal_rules.ts';
import { methodsWithdrawalRules } from '../../contract/operate/methods/withdrawal_rules.ts';
import type { WithdrawalRules } from '../../contract/withdrawal-rules.ts';
import { readSiteSetting } from '../../server/cashier/site-setting.ts';
import { parseMoney } from '../../server/kernel/money.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let operate: TestConsole;
let asker: TestOperator;
let decider: TestOperator;
let siteId: number;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  ({ siteId } = await platform.marquee.app.sites.byDomain('localhost'));
  asker = await operate.newOperator('asker@example.com', [{ role: 'payments', siteId }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'payments', siteId }]);
});
afterAll(() => platform.close());

const site = { site_code: 'aurum' };
const read = (approval_id?: string) =>
  operate.call(
    methodsWithdrawalRules,
    { ...site, ...(approval_id !== undefined && { approval_id }) },
    decider,
  );

async function rulesNow(): Promise<WithdrawalRules> {
  const { rules } = await read();
  if (!rules) throw new Error('The site has no rules');
  return rules;
}

async function ask(change: Partial<WithdrawalRules>, by = asker) {
  await operate.stepUp(by);
  const rules = { ...(await rulesNow()), ...change };
  return operate.call(methodsSaveWithdrawalRules, { ...site, rules, reason: 'after an attack' }, by);
}

async function decide(approval_id: string | undefined, decision: 'approve' | 'refuse', by = decider) {
  await operate.stepUp(by);
  return operate.call(approvalsDecide, { approval_id: approval_id ?? '', decision, reason: 'checked' }, by);
}

const bounds = async () => (await platform.marquee.app.sites.byId(siteId)).withdrawal;

test('rules hold once a second operator agrees, one change at a time, and the site knows them at once', async () => {
  const before = await rulesNow();
  const change = { minimum: '250', daily_amount: null, bank_account_wait_hours: 48 };
  const asked = await ask(change);
  expect(asked.statusCode).toBe(1);
  expect(await rulesNow()).toEqual(before);
  expect((await read()).change).toMatchObject({
    asked_by: asker.email,
    approval_id: asked.approval_id,
    state: 'asked',
    before,
    after: { minimum: '250.00', daily_amount: null },
  });
  expect((await ask({ maximum: '9999' })).statusMessage).toBe('commandRefused');
  expect((await decide(asked.approval_id, 'approve', asker)).statusMessage).toBe('approvalOwnRequest');
  expect(await decide(asked.approval_id, 'approve')).toMatchObject({ state: 'approved', outcome: 'done' });
  const after = await rulesNow();
  expect(after).toEqual({ ...before, ...change, minimum: '250.00' });
  await expect.poll(async () => (await bounds()).minimum).toBe(parseMoney('250'));
  expect((await read()).change).toBeNull();
  // What was decided can still be read, with what it was before.
  expect((await read(asked.approval_id)).change).toMatchObject({ state: 'made', before, after });
  expect((await ask(change)).statusMessage).toBe('methodUnchanged');

  const owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  const { value = [] } = await operate.call(auditList, { call: 'methods/save_withdrawal_rules' }, owner);
  expect(value).toMatchObject([
    {
      reason: 'after an attack',
      before: { minimum: before.minimum, daily_amount: before.daily_amount },
      after: { minimum: '250.00', daily_amount: null, bank_account_wait_hours: 48, approval: 'asked' },
    },
  ]);
});

test('a refused change leaves the rules, and one that was overtaken is not made', async () => {
  const before = await rulesNow();
  const refused = await ask({ security_wait_hours: 0 });
  expect(await decide(refused.approval_id, 'refuse')).toMatchObject({ state: 'refused' });
  expect(await rulesNow()).toEqual(before);
  const overtaken = await ask({ maximum: '1000' });
  await platform.owner.query('update cashier.site_setting set security_wait_hours = 12 where site_id = $1', [
    siteId,
  ]);
  expect(await decide(overtaken.approval_id, 'approve')).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ expected: 'The rules were changed meanwhile. Refuse this, and ask again.' }],
  });
  expect((await rulesNow()).maximum).toBe(before.maximum);
  await decide(overtaken.approval_id, 'refuse');
});

test('by which gateway a site pays out is a rule too, and only one that can pay out is taken', async () => {
  const { gateways } = await read();
  expect(gateways).toEqual(['sandbox']);
  const { payout_gateway: before } = await rulesNow();
  expect(before).toBe('sandbox');
  for (const payout_gateway of ['paymongo', 'nothing']) {
    expect(await ask({ payout_gateway })).toMatchObject({
      statusMessage: 'invalidInput',
      statusDetail: [{ field: 'rules.payout_gateway' }],
    });
  }
  const byHand = await ask({ payout_gateway: 'manual' });
  expect(await decide(byHand.approval_id, 'approve', asker)).toMatchObject({
    statusMessage: 'approvalOwnRequest',
  });
  expect((await readSiteSetting(platform.marquee.app.db, siteId)).payoutGateway).toBe('sandbox');
  expect(await decide(byHand.approval_id, 'approve')).toMatchObject({ outcome: 'done' });
  expect((await readSiteSetting(platform.marquee.app.db, siteId)).payoutGateway).toBe('manual');
  const back = await ask({ payout_gateway: 'sandbox' });
  expect(await decide(back.approval_id, 'approve')).toMatchObject({ outcome: 'done' });
  expect((await rulesNow()).payout_gateway).toBe('sandbox');
});

test('how often a player withdraws and what they stake before are rules too, for deposits that come', async () => {
  const asked = await ask({ per_day: 5, turnover_multiple: '1.50' });
  expect(await decide(asked.approval_id, 'approve')).toMatchObject({ outcome: 'done' });
  expect(await rulesNow()).toMatchObject({ per_day: 5, turnover_multiple: '1.5' });
  await expect
    .poll(async () => {
      const { withdrawal, turnoverThousandths } = await platform.marquee.app.sites.byId(siteId);
      return [withdrawal.perDay, turnoverThousandths];
    })
    .toEqual([5, 1500]);
  for (const same of ['1.5', '1.500'])
    expect((await ask({ turnover_multiple: same })).statusMessage).toBe('methodUnchanged');
  for (const [field, change] of [
    ['rules.per_day', { per_day: 0 }],
    ['rules.turnover_multiple', { turnover_multiple: '-1' }],
    ['rules.turnover_multiple', { turnover_multiple: '100' }],
  ] as const)
    expect(await ask(change)).toMatchObject({ statusMessage: 'invalidInput', statusDetail: [{ field }] });
});

test('rules that contradict each other name the field, and nobody asks without the right', async () => {
  const { minimum } = await rulesNow();
  expect(await ask({ maximum: '1' })).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [{ field: 'rules.maximum', expected: `at least ${minimum}` }],
  });
  expect(await ask({ daily_amount: '1' })).toMatchObject({
    statusDetail: [{ field: 'rules.daily_amount' }],
  });
  const support = await operate.newOperator('support@example.com', [{ role: 'support', siteId }]);
  expect((await ask({ minimum: '300' }, support)).statusMessage).toBe('operatorNotPermitted');
  const { siteId: other } = await platform.marquee.app.sites.byDomain('tropico.localhost');
  const foreign = await operate.newOperator('foreign@example.com', [{ role: 'payments', siteId: other }]);
  expect((await ask({ minimum: '300' }, foreign)).statusMessage).toBe('siteNotFound');
});
