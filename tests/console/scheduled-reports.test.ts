import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditList } from '../../contract/operate/audit/list.ts';
import { reportsSetSubscription } from '../../contract/operate/reports/set_subscription.ts';
import { reportsSubscribe } from '../../contract/operate/reports/subscribe.ts';
import { reportsSubscriptions } from '../../contract/operate/reports/subscriptions.ts';
import { sendReport } from '../../server/console/send-report.ts';
import { queueDueReports, tidyPrepared } from '../../server/reports/subscriptions.ts';
import { consoleHost, createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let reader: TestOperator;
let siteId: number;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  // At 02:00 UTC seven o'clock is over in Manila and still to come in UTC.
  const now = platform.clock.now().getTime();
  platform.clock.advance((26 * 3_600_000 - (now % 86_400_000)) % 86_400_000);
  operate = createTestConsole(platform);
  ({ siteId } = await platform.marquee.app.sites.byDomain('localhost'));
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  reader = await operate.newOperator('reader@example.com', [{ role: 'payments', siteId }]);
});
afterAll(() => platform.close());

const wish = {
  report: 'days',
  format: 'csv',
  site_code: 'aurum',
  name: 'Days of Aurum',
  cadence: 'day',
  hour: 7,
} as const;

/** The mails that were sent to an operator, latest first. */
async function mails(to: string) {
  const { rows } = await platform.owner.query<{ subject: string; body: string }>(
    "select subject, body from players.outbox_message where recipient = $1 and channel = 'email' order by created_at desc",
    [to],
  );
  return rows;
}

/** Sessions end after a while, and the tests move on by days. */
async function keepSignedIn(): Promise<void> {
  const now = platform.clock.now();
  await platform.owner.query(
    'update operators.session set expires_at = $1, last_seen_at = $2 where ended_at is null',
    [new Date(now.getTime() + 3_600_000), now],
  );
}

/** The latest file that was prepared for the reader. */
async function preparedPath(): Promise<string> {
  const { value } = await operate.call(reportsSubscriptions, {}, reader);
  return value?.[0]?.file?.path ?? '';
}

/** Send what is due now, as the worker does. */
async function work(): Promise<number> {
  const { app } = platform.marquee;
  const count = await queueDueReports(app.db, app.clock.now());
  const { rows } = await platform.owner.query<{ id: string; payload: unknown }>(
    `select id::text, payload from graphile_worker._private_jobs
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'report_mail')`,
  );
  for (const { id, payload } of rows) {
    await sendReport(app, payload);
    await platform.owner.query('delete from graphile_worker._private_jobs where id = $1', [id]);
  }
  return count;
}

function download(path: string, by: TestOperator): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const headers = { host: consoleHost, cookie: by.cookie };
  get({ host: '127.0.0.1', port: platform.marquee.port, path, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
    );
  }).on('error', reject);
  return promise;
}

test('a report is due at its hour in the zone of its site, is prepared once, and its mail has no figure', async () => {
  const { app } = platform.marquee;
  const { next_at = '' } = await operate.call(reportsSubscribe, wish, reader);
  const local = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Manila', timeStyle: 'short' });
  expect(local.format(new Date(next_at))).toBe('07:00');
  expect(new Date(next_at).getTime() - app.clock.now().getTime()).toBeLessThanOrEqual(86_400_000);
  expect(await work()).toBe(0);

  platform.clock.advance(new Date(next_at).getTime() - app.clock.now().getTime());
  expect(await work()).toBe(1);
  expect(await work()).toBe(0);
  const sent = await mails('reader@example.com');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatch(/\/reports\?report=scheduled&file=[0-9a-f-]{36}/);
  expect(sent[0]?.body).not.toMatch(/₱|PHP|\d\.\d\d/);

  const { rows } = await platform.owner.query<{ file: string; payload: object }>(
    `select file_id::text as file, json_build_object('subscription_id', subscription_id, 'due_at', due_at) as payload
     from reports.prepared_file`,
  );
  expect(rows).toHaveLength(1);
  // A job that is repeated sends the same file.
  await sendReport(app, rows[0]?.payload);
  expect((await mails('reader@example.com')).map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
  expect((await platform.owner.query('select 1 from reports.prepared_file')).rowCount).toBe(1);

  await keepSignedIn();
  const path = await preparedPath();
  expect(path).toBe(`/operate/report_file/${rows[0]?.file}`);
  expect((await download(path, owner)).status).toBe(404);
  const { status, body } = await download(path, reader);
  expect(status).toBe(200);
  const yesterday = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Manila', dateStyle: 'short' }).format(
    new Date(app.clock.now().getTime() - 86_400_000),
  );
  expect(body).toContain(yesterday);
  expect(body.trimEnd().split('\n')).toHaveLength(2);
  const audit = await operate.call(auditList, { call: 'reports/file' }, owner);
  expect(audit.value).toMatchObject([{ subject_id: 'days', site_code: 'aurum' }]);
});

test('a paused report is not sent, an operator without the right or who was suspended gets nothing', async () => {
  const { app } = platform.marquee;
  const { value = [] } = await operate.call(reportsSubscriptions, {}, reader);
  const subscription_id = value[0]?.subscription_id ?? '';
  const set = (state: 'active' | 'paused' | 'removed', by = reader) =>
    operate.call(reportsSetSubscription, { subscription_id, state }, by);
  expect((await set('paused', owner)).statusMessage).toBe('subscriptionNotFound');
  await set('paused');
  const before = (await mails('reader@example.com')).length;
  platform.clock.advance(25 * 3_600_000);
  expect(await work()).toBe(0);
  await keepSignedIn();
  await set('active');
  // What was due in the pause stays unsent.
  expect(await work()).toBe(0);

  // It is paused while it waits in the queue.
  platform.clock.advance(25 * 3_600_000);
  expect(await queueDueReports(app.db, app.clock.now())).toBe(1);
  await keepSignedIn();
  await set('paused');
  expect(await work()).toBe(0);
  expect(await mails('reader@example.com')).toHaveLength(before);
  await set('active');

  const path = await preparedPath();
  const outcome = async () =>
    (await platform.owner.query('select last_outcome from reports.subscription')).rows[0]?.last_outcome;
  await platform.owner.query('delete from operators.grant_of_role where operator_id = $1', [
    reader.operatorId,
  ]);
  const refused = await download(path, reader);
  expect(refused.body).toContain('operatorNotPermitted');
  platform.clock.advance(25 * 3_600_000);
  expect(await work()).toBe(1);
  expect(await outcome()).toBe('no_right');
  await platform.owner.query("insert into operators.grant_of_role values ($1, 'payments', $2, now())", [
    reader.operatorId,
    siteId,
  ]);
  await platform.owner.query("update operators.operator set state = 'suspended' where operator_id = $1", [
    reader.operatorId,
  ]);
  platform.clock.advance(25 * 3_600_000);
  expect(await work()).toBe(1);
  expect(await outcome()).toBe('no_right');
  expect(await mails('reader@example.com')).toHaveLength(before);
});

test('a prepared file is had for thirty days', async () => {
  const { app } = platform.marquee;
  await platform.owner.query("update operators.operator set state = 'active' where operator_id = $1", [
    reader.operatorId,
  ]);
  platform.clock.advance(25 * 3_600_000);
  expect(await work()).toBe(1);
  await keepSignedIn();
  const path = await preparedPath();
  expect((await download(path, reader)).status).toBe(200);
  platform.clock.advance(30 * 86_400_000);
  await keepSignedIn();
  expect((await download(path, reader)).status).toBe(404);
  expect(await tidyPrepared(app.db, app.clock.now())).toBeGreaterThan(0);
});
