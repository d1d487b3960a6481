import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/postgres.ts';
import { createSeedVault, sealOldSeeds } from './seed-vault.ts';

const owner = { player: 'player-1', gameCode: 'game-1' };
let database: TestDatabase;
let games: pg.Pool;
let schemaOwner: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  games = new pg.Pool({ connectionString: database.gamesUrl, max: 2 });
  schemaOwner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
});
afterAll(async () => {
  await games.end();
  await schemaOwner.end();
  await database.drop();
});

test('a sealed seed opens with its secret, for its player and game, and not otherwise', () => {
  const vault = createSeedVault('one');
  const seed = randomBytes(32);
  const sealed = vault.seal(seed, owner);
  expect(sealed).toHaveLength(60);
  expect(sealed.includes(seed)).toBe(false);
  expect(vault.open(sealed, owner)).toEqual(seed);
  expect(() => vault.open(sealed, { ...owner, player: 'player-2' })).toThrow();
  expect(() => vault.open(sealed, { ...owner, gameCode: 'game-2' })).toThrow();
  expect(() => createSeedVault('two').open(sealed, owner)).toThrow();
});

test('seeds in force from before are sealed at a start, and promise the same', async () => {
  const vault = createSeedVault('one');
  const [seed, next] = [randomBytes(32), randomBytes(32)];
  await insertSeed(seed, next);
  await sealOldSeeds(games, vault);
  const { rows } = await games.query<{ server_seed: Buffer; next_server_seed: Buffer }>(
    'SELECT server_seed, next_server_seed FROM house.seed',
  );
  expect(rows.map((row) => [row.server_seed.length, row.next_server_seed.length])).toEqual([[60, 60]]);
  expect(rows.map((row) => vault.open(row.server_seed, owner))).toEqual([seed]);
  expect(rows.map((row) => vault.open(row.next_server_seed, owner))).toEqual([next]);
});

test('of a seed nothing changes but its count, once its sealing, and once that it is revealed', async () => {
  const vault = createSeedVault('one');
  for (const statement of [
    `UPDATE house.seed SET server_seed = '\\x${vault.seal(randomBytes(32), owner).toString('hex')}'`,
    `UPDATE house.seed SET next_server_seed = '\\x${vault.seal(randomBytes(32), owner).toString('hex')}'`,
    `UPDATE house.seed SET server_seed = '\\x${randomBytes(32).toString('hex')}'`,
    'UPDATE house.seed SET next_nonce = next_nonce + 2',
    'UPDATE house.seed SET next_nonce = next_nonce - 1',
    "UPDATE house.seed SET client_seed = 'another'",
    "UPDATE house.seed SET player = 'player-2'",
    'DELETE FROM house.seed',
    'TRUNCATE house.seed CASCADE',
  ]) {
    await expect(schemaOwner.query(statement), statement).rejects.toThrow(/seed/);
    await expect(games.query(statement), statement).rejects.toThrow(/seed|permission denied/);
  }
  await games.query('UPDATE house.seed SET next_nonce = next_nonce + 1');
  await games.query('UPDATE house.seed SET revealed_at = now()');
  for (const statement of [
    "UPDATE house.seed SET revealed_at = now() + interval '1 day'",
    'UPDATE house.seed SET revealed_at = null',
    'UPDATE house.seed SET next_nonce = next_nonce + 1',
  ]) {
    await expect(games.query(statement), statement).rejects.toThrow(
      'a server seed is counted on or revealed',
    );
  }
});

async function insertSeed(seed: Buffer, next: Buffer): Promise<void> {
  await games.query(
    `INSERT INTO house.seed (player, game_code, server_seed, next_server_seed, client_seed, created_at)
     VALUES ($1, $2, $3, $4, 'mine', now())`,
    [owner.player, owner.gameCode, seed, next],
  );
}
