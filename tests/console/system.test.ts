import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditList } from '../../contract/operate/audit/list.ts';
import { reportsToday } from '../../contract/operate/reports/today.ts';
import { systemJobs } from '../../contract/operate/system/jobs.ts';
import { systemNotices } from '../../contract/operate/system/notices.ts';
import { systemOverview } from '../../contract/operate/system/overview.ts';
import { systemProviderHours } from '../../contract/operate/system/provider_hours.ts';
import { systemRetryJobs } from '../../contract/operate/system/retry_jobs.ts';
import { systemRetryNotice } from '../../contract/operate/system/retry_notice.ts';
import { keepFailedNotice } from '../../server/cashier/failed-notices.ts';
import { upsertProvider } from '../../server/catalog/upsert-games.ts';
import { tallyDelivery, talliedDelivery } from '../../server/system/delivery-tally.ts';
import { checkBook } from '../../server/system/books.ts';
import { recordTask } from '../../server/system/task-runs.ts';
import { readBackupCommand, runOnBackups } from '../../tools/operator/backup-command.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let ofOneSite: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  const { rows } = await platform.owner.query<{ site_id: number }>(
    "select site_id from sites.site where site_code = 'aurum'",
  );
  ofOneSite = await operate.newOperator('one@example.com', [
    { role: 'owner', siteId: rows[0]?.site_id ?? 0 },
  ]);
});
afterAll(() => platform.close());

const reason = 'looked into it';
const alerts = async (by: TestOperator) =>
  (await operate.call(reportsToday, {}, by)).alerts?.filter(({ kind }) => kind === 'system');
const faults = async () => (await operate.call(systemOverview, {}, owner)).faults;

/** A job that has failed so many times, as the queue stores it. */
async function failJob(task: string, error: string): Promise<string> {
  const { rows } = await platform.owner.query<{ id: string }>(
    'select id::text from graphile_worker.add_job($1)',
    [task],
  );
  const id = rows[0]?.id ?? '';
  await platform.owner.query(
    "update graphile_worker._private_jobs set attempts = 25, last_error = $2, run_at = now() + interval '1 day' where id = $1",
    [id, error],
  );
  return id;
}

test('a job that failed is an alert on Today for those who see the system, and is retried once', async () => {
  expect(await alerts(owner)).toEqual([]);
  const first = await failJob('push', 'The push service answered 503');
  await failJob('tidy', 'disk full');
  expect(await alerts(owner)).toEqual([{ kind: 'system', count: 1 }]);
  expect(await alerts(ofOneSite)).toEqual([]);
  expect(await faults()).toEqual([{ kind: 'jobs', count: 2 }]);

  const { tasks, failed } = await operate.call(systemJobs, {}, owner);
  expect(failed).toMatchObject([
    { task: 'tidy', error: 'disk full', attempts: 25, max_attempts: 25, next_at: null },
    { job_id: first, error: 'The push service answered 503' },
  ]);
  expect(tasks?.find(({ task }) => task === 'push')).toMatchObject({ failed: 1, waiting: 0 });

  expect(await operate.call(systemRetryJobs, { job_id: first, reason }, owner)).toMatchObject({ retried: 1 });
  const { rows } = await platform.owner.query(
    'select attempts, run_at <= now() as due from graphile_worker.jobs where id = $1',
    [first],
  );
  expect(rows).toEqual([{ attempts: 0, due: true }]);
  expect(await operate.call(systemRetryJobs, { job_id: null, reason }, owner)).toMatchObject({ retried: 2 });
  const { value } = await operate.call(auditList, { call: 'system/retry_jobs' }, owner);
  expect(value).toMatchObject([
    { subject_id: 'all', after: { tasks: ['push', 'tidy'], retried: 2 }, reason },
    { subject_id: first, after: { tasks: ['push'], retried: 1 }, reason },
  ]);
  expect(await operate.call(systemRetryJobs, { job_id: '999999', reason }, owner)).toMatchObject({
    statusMessage: 'jobNotFound',
  });
  await platform.owner.query('delete from graphile_worker._private_jobs');
  expect(await faults()).toEqual([]);
});

test('how a task went is kept, also when it failed', async () => {
  const { app } = platform.marquee;
  await recordTask(app, 'tidy', async () => undefined);
  await expect(recordTask(app, 'tidy', () => Promise.reject(new Error('no room')))).rejects.toThrow(
    'no room',
  );
  const { tasks } = await operate.call(systemJobs, {}, owner);
  expect(tasks).toMatchObject([{ task: 'tidy', last_error: 'no room', failed: 0 }]);
  expect(tasks?.[0]?.last_succeeded_at).not.toBeNull();
  expect(tasks?.[0]?.last_failed_at).not.toBeNull();
});

test('books that were checked say so, and one that was tampered with is an alert', async () => {
  const { app } = platform.marquee;
  const booksOf = async () => (await operate.call(systemOverview, {}, owner)).books;
  expect((await booksOf())?.map(({ checked_at }) => checked_at)).toEqual([null, null, null]);
  await checkBook(app, 'ledger');
  await checkBook(app, 'audit');
  expect(await booksOf()).toMatchObject([
    { book: 'ledger', good: true, detail: '' },
    { book: 'audit', good: true, detail: '' },
    { book: 'reports', checked_at: null },
  ]);
  await platform.owner.query('alter table operators.audit_entry disable trigger all');
  await platform.owner.query("update operators.audit_entry set reason = 'other' where entry_id = 1");
  await platform.owner.query('alter table operators.audit_entry enable trigger all');
  platform.clock.advance(1_000);
  await checkBook(app, 'audit');
  expect((await booksOf())?.[1]).toMatchObject({ good: false, detail: 'entry 1 is not as it was written' });
  expect(await faults()).toEqual([{ kind: 'books', count: 1 }]);
  await platform.owner.query("delete from system.book_check where book = 'audit'");
});

test('a backup that is too old is an alert; a demo without any has none', async () => {
  const { app } = platform.marquee;
  expect((await operate.call(systemOverview, {}, owner)).backup).toBeNull();
  const command = readBackupCommand(['note'], { place: 'bucket nightly', bytes: '1234' }, 'cron');
  if (typeof command === 'string') throw new Error(command);
  await runOnBackups(app, command);
  expect((await operate.call(systemOverview, {}, owner)).backup).toMatchObject({
    bytes: 1234,
    place: 'bucket nightly',
    noted_by: 'cron',
  });
  expect(await faults()).toEqual([]);
  const old = { ...command, takenAt: new Date(app.clock.now().getTime() - 50 * 3_600_000) };
  await platform.owner.query('delete from system.backup');
  await runOnBackups(app, old);
  expect(await faults()).toEqual([{ kind: 'backup', count: 1 }]);
  expect(readBackupCommand(['note'], {}, 'cron')).toBe('Say with --place where the backup is.');
  await platform.owner.query('delete from system.backup');
});

test('messages that failed are counted without whom they were for', async () => {
  const { app } = platform.marquee;
  const failing = talliedDelivery(app, {
    send: () => Promise.reject(new Error('550 maria@example.com +639170000001 unknown')),
    close: async () => undefined,
  });
  const mail = { siteId: 1, channel: 'email', recipient: 'm@example.com', subject: '', body: '' } as const;
  for (let times = 0; times < 5; times += 1) await expect(failing.send(mail)).rejects.toThrow('550');
  await tallyDelivery(app, 'sms', undefined);
  expect((await operate.call(systemOverview, {}, owner)).deliveries).toMatchObject([
    { channel: 'email', sent: 0, failed: 5, last_error: '550 … … unknown' },
    { channel: 'sms', sent: 1, failed: 0 },
  ]);
  expect(await faults()).toEqual([{ kind: 'delivery', count: 1 }]);
});

test('a notice that failed waits until the gateway is asked and answers', async () => {
  const { app } = platform.marquee;
  const notice = {
    eventId: 'evt_1',
    eventType: 'payment.paid',
    about: 'payment',
    payment: { paymentId: 'pay_1', depositId: 'x', status: 'paid', amount: 1n, currency: 'PHP' },
  } as const;
  await keepFailedNotice(app, 'gone', notice, new Error('the database was away'));
  await keepFailedNotice(app, 'gone', notice, new Error('the database was still away'));
  expect(await operate.call(systemNotices, {}, owner)).toMatchObject({
    value: [{ event_id: 'evt_1', object_id: 'pay_1', attempts: 2, error: 'the database was still away' }],
  });
  const asked = { gateway: 'gone', event_id: 'evt_1', reason };
  expect(await operate.call(systemRetryNotice, asked, owner)).toMatchObject({
    applied: false,
    detail: 'There is no gateway gone any more.',
  });
  expect((await operate.call(systemNotices, {}, owner)).value).toHaveLength(1);
  expect(await operate.call(systemRetryNotice, { ...asked, event_id: 'evt_2' }, owner)).toMatchObject({
    statusMessage: 'noticeNotFound',
  });
});

test('calls of a provider are told hour by hour', async () => {
  const { app } = platform.marquee;
  await app.rounds.tally.flush();
  await upsertProvider(app.db, { providerCode: 'COIN', providerName: 'Coin House', slug: 'coin' });
  const hour = new Date(Math.floor(platform.clock.now().getTime() / 3_600_000) * 3_600_000);
  const buckets = (place: number, count: number) =>
    Array.from({ length: 11 }, (_, at) => (at === place ? count : 0));
  const add = (minute: Date, calls: number, failures: number, place: number) =>
    platform.owner.query("insert into rounds.provider_minute values ($1, 'COIN', 'wallet', $2, $3, $4)", [
      minute,
      calls,
      failures,
      buckets(place, calls),
    ]);
  await add(new Date(hour.getTime() - 3_600_000), 4, 1, 2);
  await add(new Date(hour.getTime() - 3_540_000), 6, 1, 4);
  const { value } = await operate.call(systemProviderHours, { provider_code: 'COIN' }, owner);
  expect(value).toHaveLength(24);
  expect(value?.at(-2)).toEqual({
    hour: new Date(hour.getTime() - 3_600_000).toISOString(),
    calls: 10,
    failures: 2,
    half_ms: 100,
    most_ms: 100,
  });
  expect(value?.at(-1)).toMatchObject({ calls: 0, half_ms: null });
});
