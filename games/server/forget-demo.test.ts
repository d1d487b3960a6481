import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetDemoPlay } from './forget-demo.ts';
import { houseOfFile } from './testing/house-of-file.ts';

const house = await houseOfFile();
let pool: Pool;
beforeAll(() => {
  pool = new Pool({ connectionString: house.database.gamesUrl, max: 1 });
});
afterAll(() => pool.end());

async function counts() {
  const { rows } = await pool.query<{ sessions: number; rounds: number }>(
    `SELECT (SELECT count(*)::int FROM house.session) AS sessions, (SELECT count(*)::int FROM house.round) AS rounds`,
  );
  return rows[0];
}

test('demo play is forgotten after a month, with its rounds; play for money stays', async () => {
  const bet = '100000';
  await house.spin(await house.launch('koi-pond'), bet);
  const played = await house.launch('fruit-party', true);
  await house.spin(played, bet);
  await house.spin(played, bet);
  // Opened and never played.
  await house.open(await house.launch('koi-pond', true));
  const before = await counts();
  expect(before).toMatchObject({ sessions: 3, rounds: 3 });

  const day_ms = 86_400_000;
  const inDays = (days: number) => ({ pool, now: () => new Date(Date.now() + days * day_ms) });
  expect(await forgetDemoPlay(inDays(29))).toBe(0);
  expect(await counts()).toEqual(before);
  expect(await forgetDemoPlay(inDays(31))).toBe(2);
  expect(await counts()).toEqual({ sessions: 1, rounds: 1 });
  const { rows } = await pool.query<{ demo: boolean }>(
    'SELECT operator_token IS NULL AS demo FROM house.session',
  );
  expect(rows).toEqual([{ demo: false }]);
});
