import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditList } from '../../contract/operate/audit/list.ts';
import { reconciliationExplain } from '../../contract/operate/reconciliation/explain.ts';
import { reconciliationGet } from '../../contract/operate/reconciliation/get.ts';
import { reconciliationList } from '../../contract/operate/reconciliation/list.ts';
import { reconciliationRun } from '../../contract/operate/reconciliation/run.ts';
import { reconciliationUpload } from '../../contract/operate/reconciliation/upload.ts';
import { reportsToday } from '../../contract/operate/reports/today.ts';
import { sandboxPaths, sandboxSignatureHeader } from '../../contract/gateways/sandbox.ts';
import { sandboxSecretName } from '../../server/cashier/cashier.ts';
import { signMessage } from '../../server/cashier/gateways/sandbox/signature.ts';
import { createKeys } from '../../server/kernel/keys.ts';
import { newId } from '../../server/kernel/ids.ts';
import { createSandboxGateway, type SandboxGateway } from '../../tools/gateway/gateway.ts';
import { freePort } from '../free-port.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import { testMasterKey } from '../test-keys.ts';

let platform: TestPlatform;
let gateway: SandboxGateway;
let directory: string;
let secret: string;
let operate: TestConsole;
let owner: TestOperator;
let ofOneSite: TestOperator;
const today = new Date().toISOString().slice(0, 10);
beforeAll(async () => {
  const port = await freePort();
  directory = await mkdtemp(join(tmpdir(), 'marquee-gateway-'));
  platform = await startPlatform({ ROLES: 'web,api', GATEWAY_URL: `http://127.0.0.1:${port}` });
  secret = await createKeys(platform.marquee.app.db, testMasterKey).read(sandboxSecretName);
  const webhookUrl = `http://127.0.0.1:${platform.marquee.port}/gateway/sandbox/webhook`;
  gateway = await createSandboxGateway({
    port,
    webhookUrl,
    secret,
    stateFile: join(directory, 'state.json'),
  });
  operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  ofOneSite = await operate.newOperator('one@example.com', [
    { role: 'payments', siteId },
    { role: 'manager', siteId },
  ]);
});
afterAll(async () => {
  await platform.close();
  await gateway.close();
  await rm(directory, { recursive: true });
});

/** A payout that the gateway made and that we know nothing of. */
async function strayPayout(): Promise<string> {
  const reference = `${newId()}.1`;
  const body = JSON.stringify({
    reference,
    amount: '75.00',
    currency: 'PHP',
    bank_name: 'GCash',
    account_name: 'Maria Santos',
    account_number: '123456789',
  });
  const headers = { [sandboxSignatureHeader]: signMessage(body, secret, new Date()) };
  const answer = await fetch(`${gateway.url}${sandboxPaths.payOut}`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return reference;
}

async function alerts(by: TestOperator) {
  const { alerts: told } = await operate.call(reportsToday, {}, by);
  return told?.filter(({ kind }) => kind === 'gateway_difference') ?? [];
}

test('a gateway is asked now; what only it has is an alert until somebody explains it', async () => {
  const reference = await strayPayout();
  const asked = await operate.call(reconciliationRun, { gateway: 'sandbox', day: today }, owner);
  expect(asked).toMatchObject({ statusCode: 1, differences: 1 });
  const run_id = asked.run_id ?? '';
  const got = await operate.call(reconciliationGet, { run_id }, owner);
  expect(got.value).toMatchObject([
    { kind: 'missing_here', movement: 'payout', reference, theirs: '75.00', ours: null, deposit_id: null },
  ]);
  expect(await alerts(owner)).toEqual([{ kind: 'gateway_difference', count: 1 }]);
  // A gateway's list is of all sites.
  expect(await alerts(ofOneSite)).toEqual([]);
  const subject = got.value?.[0]?.subject ?? '';
  const reason = 'The bank made it by itself and took it back';
  expect((await operate.call(reconciliationExplain, { run_id, subject, reason }, owner)).statusCode).toBe(1);
  expect((await operate.call(reconciliationExplain, { run_id, subject, reason }, owner)).statusMessage).toBe(
    'differenceExplained',
  );
  expect(await alerts(owner)).toEqual([]);
  const { value } = await operate.call(reconciliationGet, { run_id }, owner);
  expect(value).toMatchObject([{ explanation: reason, explained_by: 'owner@example.com' }]);
  const kept = await operate.call(auditList, { subject_id: run_id }, owner);
  expect(kept.value?.map(({ call }) => call)).toEqual(['reconciliation/explain', 'reconciliation/run']);
  const list = await operate.call(reconciliationList, { open_only: true }, owner);
  expect(list).toMatchObject({ total: 0, gateways: ['sandbox'] });
});

test('a statement is read as CSV, and one that cannot be read says where', async () => {
  const statement = { gateway: 'manual', day: today, currency: 'PHP', file_name: 'bank.csv' };
  const content = `id,amount,date\nB-1,120.00,${today}\n`;
  const done = await operate.call(reconciliationUpload, { ...statement, content }, owner);
  expect(done).toMatchObject({ statusCode: 1, differences: 1 });
  const bad = { ...statement, content: `id,amount,date\nB-1,much,${today}\n` };
  expect(await operate.call(reconciliationUpload, bad, owner)).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ expected: 'Line 2 has no amount.' }],
  });
  const list = await operate.call(reconciliationList, {}, owner);
  expect(list.value?.map(({ gateway: code, source }) => [code, source])).toEqual([
    ['manual', 'statement'],
    ['sandbox', 'list'],
  ]);
});

test('a day to come, a gateway that is not there and one that is silent are refused, and leave nothing', async () => {
  const tomorrow = new Date(platform.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const said = async (code: string, day: string) =>
    (await operate.call(reconciliationRun, { gateway: code, day }, owner)).statusMessage;
  expect(await said('sandbox', tomorrow)).toBe('invalidInput');
  expect(await said('nowhere', today)).toBe('gatewayUnlisted');
  const { total } = await operate.call(reconciliationList, {}, owner);
  await gateway.close();
  expect(await said('sandbox', today)).toBe('gatewaySilent');
  expect((await operate.call(reconciliationList, {}, owner)).total).toBe(total);
});
