/** What rounds that end together may come to owe: exactly the largest sum by result, whatever comes and goes. */
import * as fc from 'fast-check';
import { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/postgres.ts';
import { createExposure } from './exposure.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.gamesUrl, max: 4 });
}, 180_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const limit = 1_000n;
const results = 3;
const amount = fc.bigInt({ min: 0n, max: 400n });
const step = fc.oneof(
  fc.record({ what: fc.constant('alone' as const), id: fc.nat(9), amount }),
  fc.record({
    what: fc.constant('together' as const),
    id: fc.nat(9),
    of: fc.constantFrom('draw 1', 'draw 2'),
    amounts: fc.array(amount, { minLength: results, maxLength: results }),
  }),
  fc.record({ what: fc.constant('release' as const), id: fc.nat(9) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Held = Exclude<Step, { what: 'release' }>;

/** What is owed at most: each draw its largest sum, and every other round its own. */
function owedBy(held: readonly Held[]): bigint {
  const alone = held.reduce((sum, one) => (one.what === 'alone' ? sum + one.amount : sum), 0n);
  return ['draw 1', 'draw 2'].reduce((sum, of) => {
    const sums = Array.from({ length: results }, (_, result) =>
      held.reduce(
        (all, one) => (one.what === 'together' && one.of === of ? all + (one.amounts[result] ?? 0n) : all),
        0n,
      ),
    );
    return sum + sums.reduce((most, one) => (one > most ? one : most), 0n);
  }, alone);
}

test('a bet is taken exactly as long as the worst result of every draw is covered', async () => {
  let instance = 900;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      instance += 1;
      const limits = new Map([['EUR', limit]]);
      const exposure = createExposure({ pool, log: pino({ level: 'silent' }), instance, limits });
      const held = new Map<string, Held>();
      for (const one of steps) {
        const id = String(one.id);
        if (one.what === 'release') {
          exposure.release(id);
          held.delete(id);
          continue;
        }
        if (held.has(id)) continue;
        const isTaken =
          one.what === 'alone'
            ? await exposure.reserve(id, 'EUR', one.amount)
            : await exposure.reserveTogether(one.of, id, 'EUR', one.amounts);
        seen.add(`${one.what} ${isTaken}`);
        expect(isTaken).toBe(owedBy([...held.values(), one]) <= limit);
        if (isTaken) held.set(id, one);
      }
      const whole = owedBy([...held.values()]);
      // What is left over can be reserved to the last unit, and not a unit more.
      expect(await exposure.reserve('more', 'EUR', limit - whole + 1n)).toBe(false);
      expect(await exposure.reserve('rest', 'EUR', limit - whole)).toBe(true);
      for (const id of [...held.keys(), 'rest']) exposure.release(id);
      await exposure.close();
      const { rows } = await pool.query('SELECT 1 FROM house.exposure_lease WHERE amount > 0');
      expect(rows).toEqual([]);
    }),
    { numRuns: 25 },
  );
  expect([...seen].toSorted()).toEqual(['alone false', 'alone true', 'together false', 'together true']);
}, 180_000);
