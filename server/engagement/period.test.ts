import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/postgres.ts';
import { openDatabase, type Database } from '../kernel/database.ts';
import { sitePeriods, type Period } from './period.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = openDatabase({ connectionString: database.ownerUrl, maxConnections: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const shown = ({ start, end }: Period) => `${start.toISOString()} ${end.toISOString()}`;

test('days begin at midnight of the site, weeks on its Monday', async () => {
  const periods = await sitePeriods(db, 'Asia/Manila', new Date('2026-11-21T16:30:00Z'));
  expect(shown(periods.daily.now)).toBe('2026-11-21T16:00:00.000Z 2026-11-22T16:00:00.000Z');
  expect(shown(periods.daily.before)).toBe('2026-11-20T16:00:00.000Z 2026-11-21T16:00:00.000Z');
  expect(shown(periods.weekly.now)).toBe('2026-11-15T16:00:00.000Z 2026-11-22T16:00:00.000Z');
  expect(shown(periods.weekly.before)).toBe('2026-11-08T16:00:00.000Z 2026-11-15T16:00:00.000Z');
});

test('a day in which the clocks change has 23 or 25 hours, and leaves no gap', async () => {
  const spring = await sitePeriods(db, 'Europe/Malta', new Date('2026-03-29T12:00:00Z'));
  expect(shown(spring.daily.now)).toBe('2026-03-28T23:00:00.000Z 2026-03-29T22:00:00.000Z');
  expect(spring.daily.before.end).toEqual(spring.daily.now.start);
  const autumn = await sitePeriods(db, 'Europe/Malta', new Date('2026-10-25T12:00:00Z'));
  expect(shown(autumn.daily.now)).toBe('2026-10-24T22:00:00.000Z 2026-10-25T23:00:00.000Z');
  expect(shown(autumn.weekly.now)).toBe('2026-10-18T22:00:00.000Z 2026-10-25T23:00:00.000Z');
});
