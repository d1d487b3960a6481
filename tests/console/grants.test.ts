import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsSaveRule } from '../../contract/operate/approvals/save_rule.ts';
import { operatorsGrant } from '../../contract/operate/operators/grant.ts';
import { operatorsInvite } from '../../contract/operate/operators/invite.ts';
import { operatorsResetSecondFactor } from '../../contract/operate/operators/reset_second_factor.ts';
import { operatorsRevoke } from '../../contract/operate/operators/revoke.ts';
import { operatorsSetAddresses } from '../../contract/operate/operators/set_addresses.ts';
import { operatorsSuspend } from '../../contract/operate/operators/suspend.ts';
import { playersSearch } from '../../contract/operate/players/search.ts';
import { rolesSave } from '../../contract/operate/roles/save.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

/** What operators may do with each other's rights: grants, roles, and who stays. */

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let secondOwner: TestOperator;
let manager: TestOperator;
let support: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  secondOwner = await operate.newOperator('second.owner@example.com', [{ role: 'owner', siteId: null }]);
  manager = await operate.newOperator('manager@example.com', [{ role: 'manager', siteId: null }]);
  support = await operate.newOperator('support@example.com', [{ role: 'support', siteId }]);
  // Who owns one site alone is no owner of all.
  await operate.newOperator('owner.home@example.com', [{ role: 'owner', siteId }]);
});
afterAll(() => platform.close());

test('nobody grants or changes more than they hold', async () => {
  await operate.stepUp(owner);
  const permissions = [
    'operators.create',
    'operators.read',
    'operators.update',
    'roles.update',
    'players.read',
    'reports.read',
    'games.read',
    'promotions.read',
    'promotions.update',
    'campaigns.read',
    'campaigns.update',
    'rewards.read',
    'rewards.update',
  ] as const;
  const reason = 'to look after operators';
  const saved = { role: 'registrar', name: 'Registrar', permissions: [...permissions], reason };
  expect((await operate.call(rolesSave, saved, owner)).statusCode).toBe(1);
  const registrar = await operate.newOperator('registrar@example.com', [{ role: 'registrar', siteId: null }]);
  const invite = (role: string) =>
    operate.call(
      operatorsInvite,
      { email: `${role}.new@example.com`, name: 'New', grants: [{ role, site_code: null }], reason },
      registrar,
    );
  expect((await invite('marketing')).statusCode).toBe(1);
  for (const role of ['owner', 'manager', 'payments'])
    expect((await invite(role)).statusMessage).toBe('grantExceedsOwn');
  const own = { operator_id: registrar.operatorId, site_code: null, reason };
  expect((await operate.call(operatorsGrant, { ...own, role: 'payments' }, registrar)).statusMessage).toBe(
    'grantExceedsOwn',
  );
  const widened = { ...saved, permissions: [...permissions, 'withdrawals.approve' as const] };
  expect((await operate.call(rolesSave, widened, registrar)).statusMessage).toBe('grantExceedsOwn');
  // The link of a reset would make whoever asks for it the other operator.
  const target = { operator_id: manager.operatorId, reason };
  expect((await operate.call(operatorsResetSecondFactor, target, registrar)).statusMessage).toBe(
    'grantExceedsOwn',
  );
  expect((await operate.call(operatorsSuspend, target, registrar)).statusMessage).toBe('grantExceedsOwn');
  const elsewhere = { ...target, addresses: ['203.0.113.0/24'] };
  expect((await operate.call(operatorsSetAddresses, elsewhere, registrar)).statusMessage).toBe(
    'grantExceedsOwn',
  );
  expect((await operate.call(rolesSave, { ...saved, role: 'owner' }, owner)).statusMessage).toBe('roleFixed');
});

test('an edited built-in role permits what it says from then on', async () => {
  const search = () => operate.call(playersSearch, { search: 'homely' }, support);
  expect((await search()).statusCode).toBe(1);
  await operate.stepUp(owner);
  const edited = {
    role: 'support',
    name: 'Support',
    permissions: ['withdrawals.read' as const],
    reason: 'less',
  };
  expect((await operate.call(rolesSave, edited, owner)).statusCode).toBe(1);
  expect((await search()).statusMessage).toBe('operatorNotPermitted');
});

test('the last owner of all sites stays', async () => {
  const reason = 'they leave';
  await operate.stepUp(owner);
  expect(
    (await operate.call(operatorsSuspend, { operator_id: secondOwner.operatorId, reason }, owner)).statusCode,
  ).toBe(1);
  const last = { operator_id: owner.operatorId, reason };
  expect((await operate.call(operatorsSuspend, last, owner)).statusMessage).toBe('lastOwner');
  expect((await operate.call(operatorsResetSecondFactor, last, owner)).statusMessage).toBe('lastOwner');
  const ownership = { ...last, role: 'owner', site_code: null };
  expect((await operate.call(operatorsRevoke, ownership, owner)).statusMessage).toBe('lastOwner');
  const rule = { kind: 'withdrawal' as const, currency: 'PHP', threshold: '1000.00', reason };
  expect((await operate.call(approvalsSaveRule, rule, owner)).statusCode).toBe(1);
});
