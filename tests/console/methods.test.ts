import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { methodsList } from '../../contract/operate/methods/list.ts';
import { methodsSave } from '../../contract/operate/methods/save.ts';
import type { PaymentMethodFields } from '../../contract/payment-method.ts';
import { listMethodsFor } from '../../server/cashier/deposit-methods.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
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

const fields: PaymentMethodFields = {
  kind: 'manual',
  gateway: 'manual',
  is_active: true,
  position: 50,
  name: 'Transfer to BPI',
  names: { CN: 'BPI 转账' },
  instructions: { EN: 'Write the reference into the transfer.' },
  minimum: '100.00',
  maximum: '5000.00',
  fee_percent: '0.5',
  fee_fixed: '0.00',
  quick_amounts: ['200.00', '500.00'],
  estimated_minutes: 30,
  least_level: 0,
  pay_to: { bank_name: 'BPI', account_name: 'Aurum Palace', account_number: '9988 7766' },
};

async function ask(change: Partial<PaymentMethodFields>, options: { isNew?: boolean; site?: string } = {}) {
  await operate.stepUp(asker);
  return operate.call(
    methodsSave,
    {
      site_code: options.site ?? 'aurum',
      method_code: 'bpi',
      is_new: options.isNew ?? false,
      fields: { ...fields, ...change },
      reason: 'the bank asks for it',
    },
    asker,
  );
}

async function decide(approval_id: string | undefined, decision: 'approve' | 'refuse', by = decider) {
  await operate.stepUp(by);
  return operate.call(approvalsDecide, { approval_id: approval_id ?? '', decision, reason: 'checked' }, by);
}

/** What a player of the site sees. */
async function seen(level = 0) {
  const { app } = platform.marquee;
  const terms = { ...app.withdrawalTerms, levelOf: async () => level };
  const player = { siteId, playerId: 1n, currency: 'PHP' };
  const methods = await listMethodsFor({ db: app.db, withdrawalTerms: terms }, player);
  return methods.find(({ methodCode }) => methodCode === 'bpi');
}

test('a new method and each change of it wait for a second operator, one at a time, and hold at once after that', async () => {
  const asked = await ask({}, { isNew: true });
  expect(asked.statusCode).toBe(1);
  expect(await seen()).toBeUndefined();
  const listed = await operate.call(methodsList, { site_code: 'aurum' }, decider);
  expect(listed.asked_new).toMatchObject([{ method_code: 'bpi', fields }]);
  expect(await ask({}, { isNew: true })).toMatchObject({ statusMessage: 'methodChangeAsked' });
  expect(await decide(asked.approval_id, 'approve', asker)).toMatchObject({
    statusMessage: 'approvalOwnRequest',
  });
  expect(await decide(asked.approval_id, 'approve')).toMatchObject({ outcome: 'done' });
  expect(await seen()).toMatchObject({
    minimum: 100n * minorPerUnit,
    names: { EN: 'Transfer to BPI', CN: 'BPI 转账' },
    feePercent: '0.5',
    estimatedMinutes: 30,
    payTo: { account_number: '9988 7766' },
  });
  expect(await ask({})).toMatchObject({ statusMessage: 'methodUnchanged' });
  expect(await ask({}, { isNew: true })).toMatchObject({ statusMessage: 'methodExists' });

  const raised = await ask({ maximum: '9000.00', least_level: 2 });
  expect(await decide(raised.approval_id, 'approve')).toMatchObject({ outcome: 'done' });
  expect(await seen(1)).toBeUndefined();
  expect((await seen(2))?.maximum).toBe(9000n * minorPerUnit);

  const off = await ask({ maximum: '9000.00', is_active: false });
  expect(await decide(off.approval_id, 'refuse')).toMatchObject({ state: 'refused' });
  expect(await seen(2)).toBeDefined();
});

test('a change of what was changed meanwhile is not made, and stays open', async () => {
  const asked = await ask({ position: 7, maximum: '9000.00', least_level: 2 });
  await platform.owner.query(
    "update cashier.deposit_method set minimum = minimum * 2 where site_id = $1 and method_code = 'bpi'",
    [siteId],
  );
  expect(await decide(asked.approval_id, 'approve')).toMatchObject({ statusMessage: 'commandRefused' });
  expect(await decide(asked.approval_id, 'refuse')).toMatchObject({ state: 'refused' });
});

test('what does not fit together is told at its field, and another site is not there', async () => {
  const faults: readonly (readonly [Partial<PaymentMethodFields>, string])[] = [
    [{ maximum: '50.00' }, 'fields.maximum'],
    [{ quick_amounts: ['50.00'] }, 'fields.quick_amounts'],
    [{ minimum: '100.001' }, 'fields.minimum'],
    [{ pay_to: null }, 'fields.pay_to'],
    [{ gateway: 'unknown' }, 'fields.gateway'],
    [{ kind: 'gateway', gateway: 'unknown', pay_to: null }, 'fields.kind'],
  ];
  for (const [change, field] of faults)
    expect(await ask(change), field).toMatchObject({ statusDetail: [{ field }] });
  expect(await ask({}, { isNew: true, site: 'tropico' })).toMatchObject({ statusMessage: 'siteNotFound' });
});
