/**
 * Server seeds, which lie sealed in the database: one in force for each player and game, committed to before it is used, revealed when it
 * ends. The one that follows is committed to as well, before the player chooses the client seed that it
 * will work with: a house that chose it afterwards could try seeds until one suited it. The first pair is the
 * house's alone, so the client replaces it before the first round.
 */
import { hashServerSeed, newClientSeed, newServerSeed, type RoundSeeds } from '../kit/fairness/stream.ts';
import type { Fairness } from '../kit/play-api/common.ts';
import type { House } from './house.ts';
import { inTransaction, type Queryable } from './transaction.ts';

/** A seed in force, opened. */
type SeedRow = {
  seed_id: string;
  server_seed: Buffer;
  next_server_seed: Buffer;
  client_seed: string;
  client_seed_by: 'house' | 'player';
  next_nonce: number;
};
const seedColumns = 'seed_id, server_seed, next_server_seed, client_seed, client_seed_by, next_nonce';

/** Reads with a statement whose parameters $1 and $2 are player and game, and makes the first pair if there is none. */
async function readSeed(
  house: House,
  client: Queryable,
  statement: string,
  player: string,
  gameCode: string,
): Promise<SeedRow> {
  const owner = { player, gameCode };
  const seal = (seed: Buffer) => house.seeds.seal(seed, owner);
  const read = async () => {
    const [row] = (await client.query<SeedRow>(statement, [player, gameCode])).rows;
    return (
      row && {
        ...row,
        server_seed: house.seeds.open(row.server_seed, owner),
        next_server_seed: house.seeds.open(row.next_server_seed, owner),
      }
    );
  };
  const found = await read();
  if (found) return found;
  await client.query(
    `INSERT INTO house.seed (player, game_code, server_seed, next_server_seed, client_seed, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (player, game_code) WHERE revealed_at IS NULL DO NOTHING`,
    [player, gameCode, seal(newServerSeed()), seal(newServerSeed()), newClientSeed(), house.now()],
  );
  const made = await read();
  if (!made) throw new Error(`No seed is in force for ${player} in ${gameCode}.`);
  return made;
}

function presentFairness(seed: Omit<SeedRow, 'seed_id'>): Fairness {
  return {
    server_seed_hash: hashServerSeed(seed.server_seed),
    client_seed: seed.client_seed,
    client_seed_by: seed.client_seed_by,
    nonce: seed.next_nonce,
    next_server_seed_hash: hashServerSeed(seed.next_server_seed),
  };
}

/** The commitment that the next round will use, and the one that a new client seed will meet. */
export async function fairnessInForce(house: House, player: string, gameCode: string): Promise<Fairness> {
  const statement = `SELECT ${seedColumns} FROM house.seed
     WHERE player = $1 AND game_code = $2 AND revealed_at IS NULL`;
  return presentFairness(await readSeed(house, house.pool, statement, player, gameCode));
}

/** Takes the next nonce of the seed in force. Holds the seed until the transaction ends. */
export async function takeSeeds(
  house: House,
  client: Queryable,
  player: string,
  gameCode: string,
): Promise<RoundSeeds & { seedId: string }> {
  const statement = `UPDATE house.seed SET next_nonce = next_nonce + 1
     WHERE player = $1 AND game_code = $2 AND revealed_at IS NULL RETURNING ${seedColumns}`;
  const seed = await readSeed(house, client, statement, player, gameCode);
  return {
    seedId: seed.seed_id,
    serverSeed: seed.server_seed,
    clientSeed: seed.client_seed,
    nonce: seed.next_nonce - 1,
  };
}

export type SeedChange = {
  revealed: { server_seed: string; server_seed_hash: string; client_seed: string; rounds: number };
  fairness: Fairness;
};

/**
 * Ends the seed in force and puts the one that was committed to into force, under the player's client seed.
 * @returns what is revealed and what is now in force, or the state of a round that uses the seed and is undecided: its bet
 * is on its way, or its player's next action awaited. Revealed, the seed would tell how it ends.
 */
export async function rotateSeed(
  house: House,
  player: string,
  gameCode: string,
  clientSeed: string,
): Promise<SeedChange | 'opened' | 'in_play'> {
  return inTransaction(house.pool, async (client) => {
    const statement = `SELECT ${seedColumns} FROM house.seed
       WHERE player = $1 AND game_code = $2 AND revealed_at IS NULL FOR UPDATE`;
    const ended = await readSeed(house, client, statement, player, gameCode);
    const { rows } = await client.query<{ state: 'opened' | 'in_play' }>(
      `SELECT state FROM house.round WHERE seed_id = $1 AND state IN ('opened', 'in_play') LIMIT 1`,
      [ended.seed_id],
    );
    if (rows[0]) return rows[0].state;
    await client.query(`UPDATE house.seed SET revealed_at = $2 WHERE seed_id = $1`, [
      ended.seed_id,
      house.now(),
    ]);
    const seal = (seed: Buffer) => house.seeds.seal(seed, { player, gameCode });
    const begun = {
      server_seed: ended.next_server_seed,
      next_server_seed: newServerSeed(),
      client_seed: clientSeed,
      client_seed_by: 'player' as const,
      next_nonce: 0,
    };
    await client.query(
      `INSERT INTO house.seed (player, game_code, server_seed, next_server_seed, client_seed, client_seed_by, created_at)
       VALUES ($1, $2, $3, $4, $5, 'player', $6)`,
      [player, gameCode, seal(begun.server_seed), seal(begun.next_server_seed), clientSeed, house.now()],
    );
    return {
      revealed: {
        server_seed: ended.server_seed.toString('hex'),
        server_seed_hash: hashServerSeed(ended.server_seed),
        client_seed: ended.client_seed,
        rounds: ended.next_nonce,
      },
      fairness: presentFairness(begun),
    };
  });
}
