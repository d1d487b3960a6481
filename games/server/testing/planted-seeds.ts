/** Seeds of a player whose first rounds are as a test wants them. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { flightEndOf } from '../../kinds/crash/flight.ts';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { createSeedVault } from '../seed-vault.ts';

/** Between these, in hundredths, both included. */
export type Ends = { earliest: number; latest: number };

type Vault = { ownerUrl: string; seedSecret: string };

/**
 * Gives a player seeds for a game of crash, before they have entered it: their first flights end between the multipliers given.
 * @returns where they end, in hundredths.
 */
export async function plantSeeds(
  vault: Vault,
  player: string,
  gameCode: string,
  wanted: readonly Ends[],
): Promise<number[]> {
  const randomOf = await plantRounds(vault, player, gameCode, (random) =>
    wanted.every(({ earliest, latest }, nonce) => {
      const end = flightEndOf(random(nonce));
      return end >= earliest && end <= latest;
    }),
  );
  return wanted.map((_, nonce) => flightEndOf(randomOf(nonce)));
}

/** The numbers of a player's round, by its nonce. */
export type RandomOfRound = (nonce: number) => RandomSource;

/** Gives a player seeds whose rounds are as a test wants them, before they have entered the game. */
export async function plantRounds(
  { ownerUrl, seedSecret }: Vault,
  player: string,
  gameCode: string,
  isWanted: (randomOf: RandomOfRound) => boolean,
): Promise<RandomOfRound> {
  const serverSeed = randomBytes(32);
  const randomFrom =
    (clientSeed: string): RandomOfRound =>
    (nonce) =>
      createFairRandom({ serverSeed, clientSeed, nonce });
  let tried = 0;
  while (!isWanted(randomFrom(`planted-${tried}`))) tried += 1;
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
  return randomFrom(clientSeed);
}
