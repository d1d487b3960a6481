import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/postgres.ts';
import { isWhole } from '../../../tests/sampled.ts';
import { potPays, winsPot } from '../../kit/jackpot/rules.ts';
import { enterMany } from '../testing/jackpot-entrants.ts';
import { faultsOfPots } from './audit.ts';

const processes = 3;
/** In each process; a million in all are `npm run bench:jackpots`. */
const rounds = isWhole ? 10_000 : 400;

test('entries of several processes add up to the last unit over many pots, each decided by the published rule', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    await enterMany(database, { rounds, processes });
    expect(await faultsOfPots(client)).toEqual([]);
    const { rows } = await client.query<Record<'before' | 'after' | 'must_pay_by' | 'draw' | 'paid', string>>(
      `SELECT before::text, after::text, must_pay_by::text, draw::text, paid::text FROM house.jackpot_entry WHERE state = 'entered'`,
    );
    const won = rows.filter(({ paid }) => paid !== '0');
    expect(won.length).toBeGreaterThan(2);
    for (const row of rows) {
      const step = {
        before: BigInt(row.before),
        after: BigInt(row.after),
        mustPayBy: BigInt(row.must_pay_by),
      };
      const pays = winsPot(step, BigInt(row.draw)) ? potPays(step, 'EUR') : 0n;
      expect(BigInt(row.paid)).toBe(pays);
    }
    // To the last part of a minor unit: all that was staked is in pots, saved, paid or carried.
    const [sums] = (
      await client.query<{ shares: string; held: string }>(
        `SELECT (SELECT sum(share) FROM house.jackpot_entry WHERE state <> 'void')::text AS shares,
           (100 * (SELECT amount + saved - seed_added FROM house.jackpot WHERE currency = 'EUR')
             + 100 * (SELECT coalesce(sum(paid - seed_added), 0) FROM house.jackpot_won)
             + (SELECT sum(carried) FROM house.jackpot_lane))::text AS held`,
      )
    ).rows;
    expect(sums?.held).toBe(sums?.shares);
  } finally {
    await client.end();
    await database.drop();
  }
}, 600_000);
