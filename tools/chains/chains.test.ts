/** The salt of a chain comes after its end, once, from a block that nobody knew; and an operator sees how the chains stand. */
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeedVault } from '../../games/server/seed-vault.ts';
import { chainsOf, fixSalt, keepChains } from '../../games/server/draws/chains.ts';
import { createLog } from '../../server/kernel/log.ts';
import { createTestDatabase } from '../../tests/postgres.ts';
import { UsageError } from '../command/command.ts';
import { readChainsCommand, runChains } from './chains.ts';

const rocket = 'crash-rocket';
const hash = `${'0'.repeat(19)}1e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be`;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.gamesUrl, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const house = () => ({
  pool,
  now: () => new Date(),
  log: createLog('silent'),
  seeds: createSeedVault('of the tests'),
});
const run = (...words: string[]) => runChains(database.gamesUrl, readChainsCommand(words));

test.each([
  [['burn']],
  [['salt']],
  [['salt', rocket, '1']],
  [['salt', rocket, 'one', hash]],
  [['salt', rocket, '1', hash, 'more']],
  [['salt', rocket, '1', 'abc']],
  // The bytes the other way round.
  [['salt', rocket, '1', [...hash].toReversed().join('')]],
])('%j is answered with how it is meant', (words) => {
  expect(() => readChainsCommand(words)).toThrow(UsageError);
});

test('a chain that waits for a block is listed, given its salt once, and the block is not used again', async () => {
  expect((await run()).join('\n')).toContain(`${rocket} (Rocket Run)\n  no chain yet`);
  await keepChains(house(), rocket, 'bitcoin:980000');
  await keepChains(house(), rocket, 'bitcoin:980000');
  const [chain, ...others] = await chainsOf({ pool }, rocket);
  expect(others).toEqual([]);
  expect(chain).toMatchObject({ number: 1, salt: null, saltSource: 'bitcoin:980000', used: 0 });
  const listed = (await run()).join('\n');
  expect(listed).toContain(`end    ${chain?.endHash.toString('hex')}`);
  expect(listed).toContain('salt   waits for bitcoin:980000');
  expect(listed).toContain('0 of 1,000,000 used, 1,000,000 left');

  await expect(run('salt', rocket, '2', hash)).rejects.toThrow('has no chain 2');
  expect(await run('salt', rocket, '1', hash)).toContainEqual(expect.stringContaining('height 980000'));
  const other = hash.replace('1e08', '1e09');
  await expect(run('salt', rocket, '1', other)).rejects.toThrow('never changes');
  expect((await run()).join('\n')).toContain(`salt   ${hash} (bitcoin:980000, fixed `);

  // The block is known now: no other chain may name it, nor one before it.
  await keepChains(house(), 'crash-kite', 'bitcoin:980000');
  await keepChains(house(), 'crash-kite', 'bitcoin:979999');
  expect(await chainsOf({ pool }, 'crash-kite')).toEqual([]);
  await keepChains(house(), 'crash-kite', 'bitcoin:980001');
  expect(await chainsOf({ pool }, 'crash-kite')).toMatchObject([
    { saltSource: 'bitcoin:980001', salt: null },
  ]);
  // It takes its salt from where it says, and from nowhere else.
  const [kite] = await chainsOf({ pool }, 'crash-kite');
  const chainId = kite?.chainId ?? 0;
  expect(await fixSalt(house(), chainId, 'server', hash)).toBe(false);
  expect(await fixSalt(house(), chainId, 'bitcoin:980000', hash)).toBe(false);
  expect(await chainsOf({ pool }, 'crash-kite')).toMatchObject([{ salt: null }]);
  expect(await fixSalt(house(), chainId, 'bitcoin:980001', hash)).toBe(true);
}, 120_000);

test('a salt of the server’s own is fixed by the server, and by nobody else', async () => {
  await keepChains(house(), 'crash-jeepney', 'server');
  const [chain] = await chainsOf({ pool }, 'crash-jeepney');
  expect(chain?.salt).toMatch(/^[0-9a-f]{64}$/);
  await expect(run('salt', 'crash-jeepney', '1', hash)).rejects.toThrow('draws itself');
}, 120_000);
