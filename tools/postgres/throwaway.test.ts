import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { expect, test } from 'vitest';
import { startPostgresToKill } from './throwaway.ts';

test('a cluster that is killed under load has all that it acknowledged, and no more, when it is started again', async ({
  onTestFinished,
}) => {
  const postgres = await startPostgresToKill();
  onTestFinished(postgres.stop);
  const pool = new Pool({ connectionString: postgres.ownerUrl, max: 4 });
  onTestFinished(() => pool.end());
  pool.on('error', () => undefined);
  await pool.query('CREATE TABLE public.written (id uuid PRIMARY KEY, note text)');

  const asked: string[] = [];
  const acknowledged: string[] = [];
  /** Until a row is not acknowledged any more. */
  async function write(): Promise<void> {
    for (;;) {
      const id = randomUUID();
      asked.push(id);
      try {
        await pool.query('INSERT INTO public.written VALUES ($1, $2)', [id, 'x'.repeat(500)]);
      } catch {
        return;
      }
      acknowledged.push(id);
    }
  }
  const writing = [write(), write(), write(), write()];
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(500);
  await postgres.kill();
  await Promise.all(writing);
  await expect(connect(postgres.appUrl)).rejects.toThrow();

  await postgres.startAgain();
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM public.written');
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect([...kept].filter((id) => !asked.includes(id))).toEqual([]);
  expect(await connect(postgres.appUrl)).toBe('marquee_app');
});

async function connect(connectionString: string): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ current_user: string }>('SELECT current_user');
  await client.end();
  return rows[0]?.current_user;
}
