import { Client } from 'pg';
import type { RoundSeeds } from '../../kit/fairness/stream.ts';
import { createSeedVault } from '../seed-vault.ts';

/** What a round follows from, read as only the house can before it is revealed. @throws if there is no such round. */
export async function readRoundSeeds(
  { gamesUrl, seedSecret }: { gamesUrl: string; seedSecret: string },
  publicId: string,
): Promise<RoundSeeds & { serverSeed: Buffer }> {
  const client = new Client({ connectionString: gamesUrl });
  await client.connect();
  const { rows } = await client.query<{
    player: string;
    game_code: string;
    server_seed: Buffer;
    client_seed: string;
    nonce: number;
  }>(
    `SELECT r.player, r.game_code, s.server_seed, s.client_seed, r.nonce
     FROM house.round r JOIN house.seed s USING (seed_id) WHERE r.public_id = $1`,
    [publicId],
  );
  await client.end();
  const [row] = rows;
  if (!row) throw new Error(`There is no round ${publicId}.`);
  const serverSeed = createSeedVault(seedSecret).open(row.server_seed, {
    player: row.player,
    gameCode: row.game_code,
  });
  return { serverSeed, clientSeed: row.client_seed, nonce: row.nonce };
}
