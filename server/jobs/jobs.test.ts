import type { TaskList } from 'graphile-worker';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { startJobs, type Jobs } from './jobs.ts';

let casino: CasinoFixture;
let owner: pg.Pool;
let jobs: Jobs;
const unhandled: unknown[] = [];
const remember = (reason: unknown) => unhandled.push(reason);
let done = 0;
let started = 0;
let gate = Promise.withResolvers<void>();

const tasks: TaskList = {
  succeed: async () => {
    done += 1;
  },
  fail: async () => {
    throw new Error('this task always fails');
  },
  wait: async () => {
    started += 1;
    await gate.promise;
  },
};

beforeAll(async () => {
  casino = await createCasinoFixture();
  owner = new pg.Pool({ connectionString: casino.database.ownerUrl, max: 2 });
  owner.on('error', () => undefined);
});
beforeEach(async () => {
  done = 0;
  started = 0;
  gate = Promise.withResolvers<void>();
  unhandled.length = 0;
  process.on('unhandledRejection', remember);
  jobs = await startJobs(casino.app, {
    connectionString: casino.database.url,
    tasks,
    restart_ms: 20,
  });
});
afterEach(async () => {
  await jobs.stop();
  process.off('unhandledRejection', remember);
});
afterAll(async () => {
  await owner.end();
  await casino.close();
});

const add = (task: string) => owner.query('select graphile_worker.add_job($1)', [task]);
const poll = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 60_000, interval: 20 });
const breakConnections = () =>
  owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marquee-jobs' and datname = current_database()",
  );

async function failures(): Promise<string[]> {
  const { rows } = await owner.query<{ last_error: string }>(
    'select last_error from graphile_worker._private_jobs where last_error is not null and locked_by is null',
  );
  return rows.map((row) => row.last_error);
}

test('a task that fails is written down as failed, and the next one is done', async () => {
  await add('fail');
  await poll(failures).toEqual(['this task always fails']);
  await add('succeed');
  await poll(() => done).toBe(1);
  expect(unhandled).toEqual([]);
});

test('connections that break while a task works end neither the process nor the jobs', async () => {
  await add('wait');
  await poll(() => started).toBe(1);
  await breakConnections();
  gate.resolve();
  await add('succeed');
  await poll(() => done).toBe(1);
  expect(unhandled).toEqual([]);
});

test.each(['wait', 'fail'])('a connection that breaks while "%s" is put away is survived', async (task) => {
  const lock = await owner.connect();
  await add(task);
  if (task === 'wait') await poll(() => started).toBe(1);
  // The lock blocks the statement that completes the job, so that the connection breaks during it.
  await lock.query('begin; lock table graphile_worker._private_jobs in access exclusive mode');
  gate.resolve();
  await poll(async () => {
    const { rows } = await owner.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where application_name = 'marquee-jobs' and datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0]?.waiting ?? 0;
  }).toBeGreaterThan(0);
  await breakConnections();
  await lock.query('commit');
  lock.release();
  await add('succeed');
  await poll(() => done).toBe(1);
  expect(unhandled).toEqual([]);
});

test('jobs can be stopped right after their connections broke', async () => {
  await breakConnections();
  await jobs.stop();
  jobs = await startJobs(casino.app, { connectionString: casino.database.url, tasks });
  expect(unhandled).toEqual([]);
});
