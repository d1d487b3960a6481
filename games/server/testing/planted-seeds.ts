/** Seeds of a player whose first flights end where a test wants them to. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { flightEndOf } from '../../kinds/crash/flight.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { createSeedVault } from '../seed-vault.ts';

/** Between these, in hundredths, both included. */
export type Ends = { earliest: number; latest: number };

/**
 * Gives a player seeds for a game of crash, before they have entered it: their first flights end between the multipliers given.
 * @returns where they end, in hundredths.
 */
export async function plantSeeds(
  { ownerUrl, seedSecret }: { ownerUrl: string; seedSecret: string },
  player: string,
  gameCode: string,
  wanted: readonly Ends[],
): Promise<number[]> {
  const serverSeed = randomBytes(32);
  const endOf = (clientSeed: string, nonce: number) =>
    flightEndOf(createFairRandom({ serverSeed, clientSeed, nonce }));
  let tried = 0;
  const isWanted = (clientSeed: string) =>
    wanted.every(({ earliest, latest }, nonce) => {
      const end = endOf(clientSeed, nonce);
      return end >= earliest && end <= latest;
    });
  while (!isWanted(`planted-${tried}`)) tried += 1;
  const clientSeed = `planted-${tried}`;
  const vault = createSeedVault(seedSecret);
  const owner = { player, gameCode };
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `INSERT INTO house.seed (player, game_code, server_seed, next_server_seed, client_seed, client_seed_by, created_at)
     VALUES ($1, $2, $3, $4, $5, 'player', now())`,
    [player, gameCode, vault.seal(serverSeed, owner), vault.seal(randomBytes(32), owner), clientSeed],
  );
  await client.end();
  return wanted.map((_, nonce) => endOf(clientSeed, nonce));
}
