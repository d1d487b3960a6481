import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditVerify } from '../../contract/operate/audit/verify.ts';
import { operatorsInvite } from '../../contract/operate/operators/invite.ts';
import { newId } from '../../server/kernel/ids.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import { runOnOwners } from '../../tools/operator/owner-commands.ts';

/** That entries of the audit stay as they were written, and that it is found where one did not. */

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  await operate.stepUp(owner);
  // Enough entries that one of the middle can be changed, among them some that a secret could be in.
  for (const name of ['First', 'Second', 'Third', 'Fourth']) {
    const body = {
      email: `${name.toLowerCase()}@example.com`,
      name,
      grants: [{ role: 'support', site_code: 'aurum' }],
      reason: 'a new colleague',
    };
    expect(await operate.call(operatorsInvite, body, owner)).toMatchObject({ statusCode: 1 });
  }
});
afterAll(() => platform.close());

async function entries(): Promise<number> {
  const { rows } = await platform.owner.query<{ count: number }>(
    'select count(*)::int as count from operators.audit_entry',
  );
  return rows[0]?.count ?? 0;
}

test('an entry cannot be changed or removed, not even by the owner of the database, and holds no secret', async () => {
  for (const statement of [
    "update operators.audit_entry set reason = 'another'",
    'delete from operators.audit_entry',
    'truncate operators.audit_entry',
  ])
    await expect(platform.owner.query(statement)).rejects.toThrow(/append-only/);
  const app = platform.marquee.app.db;
  await expect(app.insertInto('operators.audit_entry').defaultValues().execute()).rejects.toThrow(
    /permission denied/,
  );
  const { rows } = await platform.owner.query<{ found: string }>(
    'select e::text as found from operators.audit_entry e',
  );
  const all = rows.map(({ found }) => found).join('\n');
  expect(all).not.toContain(owner.totpSecret);
  expect(all).not.toContain(owner.cookie.split('=')[1] ?? newId());
  expect(all).not.toContain('argon2');
});

test('a chain that somebody changed is found, with the entry', async () => {
  const { app } = platform.marquee;
  const whole = await operate.call(auditVerify, {}, owner);
  expect(whole).toMatchObject({ entries: await entries(), fault: null });
  expect((await runOnOwners(app, { area: 'audit' }))[0]).toContain(whole.head);
  const tamper = async (statement: string): Promise<void> => {
    await platform.owner.query('alter table operators.audit_entry disable trigger all');
    await platform.owner.query(statement);
    await platform.owner.query('alter table operators.audit_entry enable trigger all');
  };
  await tamper("update operators.audit_entry set reason = reason || '!' where entry_id = 5");
  expect(await operate.call(auditVerify, {}, owner)).toMatchObject({
    fault: 'entry 5 is not as it was written',
  });
  await expect(runOnOwners(app, { area: 'audit' })).rejects.toThrow('entry 5 is not as it was written');
  await tamper('update operators.audit_entry set reason = left(reason, -1) where entry_id = 5');
  expect(await operate.call(auditVerify, {}, owner)).toMatchObject({ fault: null });
  await tamper('delete from operators.audit_entry where entry_id = 4');
  expect(await operate.call(auditVerify, {}, owner)).toMatchObject({ fault: 'entry 4 is gone' });
});
