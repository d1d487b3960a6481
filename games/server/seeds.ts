/** Server seeds: one in force for each player and game, committed to before it is used, revealed when it ends. */
import { hashServerSeed, newClientSeed, newServerSeed, type RoundSeeds } from '../kit/fairness/stream.ts';
import type { Fairness } from '../kit/play-api.ts';
import type { House } from './house.ts';
import { inTransaction, type Queryable } from './transaction.ts';

type SeedRow = { seed_id: string; server_seed: Buffer; client_seed: string; next_nonce: number };

async function ensureSeed(house: House, client: Queryable, player: string, gameCode: string): Promise<void> {
  await client.query(
    `INSERT INTO house.seed (player, game_code, server_seed, client_seed, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (player, game_code) WHERE revealed_at IS NULL DO NOTHING`,
    [player, gameCode, newServerSeed(), newClientSeed(), house.now()],
  );
}

/** The commitment that the next round will use. */
export async function fairnessInForce(house: House, player: string, gameCode: string): Promise<Fairness> {
  const read = () =>
    house.pool.query<SeedRow>(
      `SELECT seed_id, server_seed, client_seed, next_nonce FROM house.seed
       WHERE player = $1 AND game_code = $2 AND revealed_at IS NULL`,
      [player, gameCode],
    );
  let row = (await read()).rows[0];
  if (!row) {
    await ensureSeed(house, house.pool, player, gameCode);
    row = (await read()).rows[0];
  }
  if (!row) throw new Error(`No seed is in force for ${player} in ${gameCode}.`);
  return {
    server_seed_hash: hashServerSeed(row.server_seed),
    client_seed: row.client_seed,
    nonce: row.next_nonce,
  };
}

/** Takes the next nonce of the seed in force. Holds the seed until the transaction ends. */
export async function takeSeeds(
  house: House,
  client: Queryable,
  player: string,
  gameCode: string,
): Promise<RoundSeeds & { seedId: string }> {
  const take = () =>
    client.query<SeedRow>(
      `UPDATE house.seed SET next_nonce = next_nonce + 1
       WHERE player = $1 AND game_code = $2 AND revealed_at IS NULL
       RETURNING seed_id, server_seed, client_seed, next_nonce`,
      [player, gameCode],
    );
  let row = (await take()).rows[0];
  if (!row) {
    await ensureSeed(house, client, player, gameCode);
    row = (await take()).rows[0];
  }
  if (!row) throw new Error(`No seed is in force for ${player} in ${gameCode}.`);
  return {
    seedId: row.seed_id,
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    nonce: row.next_nonce - 1,
  };
}

export type RevealedSeed = {
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  rounds: number;
};

/** Ends the seed in force and begins another under the player's client seed. Returns what is revealed. */
export async function rotateSeed(
  house: House,
  player: string,
  gameCode: string,
  clientSeed: string,
): Promise<RevealedSeed> {
  return inTransaction(house.pool, async (client) => {
    await ensureSeed(house, client, player, gameCode);
    const { rows } = await client.query<SeedRow>(
      `UPDATE house.seed SET revealed_at = $3
       WHERE player = $1 AND game_code = $2 AND revealed_at IS NULL
       RETURNING seed_id, server_seed, client_seed, next_nonce`,
      [player, gameCode, house.now()],
    );
    const ended = rows[0];
    if (!ended) throw new Error(`No seed is in force for ${player} in ${gameCode}.`);
    await client.query(
      `INSERT INTO house.seed (player, game_code, server_seed, client_seed, created_at) VALUES ($1, $2, $3, $4, $5)`,
      [player, gameCode, newServerSeed(), clientSeed, house.now()],
    );
    return {
      server_seed: ended.server_seed.toString('hex'),
      server_seed_hash: hashServerSeed(ended.server_seed),
      client_seed: ended.client_seed,
      rounds: ended.next_nonce,
    };
  });
}
