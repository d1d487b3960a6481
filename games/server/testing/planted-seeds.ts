/** Seeds of a player whose first rounds end as a test or a picture wants them to. */
import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { flightEndOf } from '../../kinds/crash/flight.ts';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { createSeedVault } from '../seed-vault.ts';

/** Between these, in hundredths, both included. */
export type Ends = { earliest: number; latest: number };
type Place = { ownerUrl: string; seedSecret: string };
/** Under which a player's first rounds end as wanted. */
export type FoundSeeds = { serverSeed: Buffer; clientSeed: string };

/**
 * Finds seeds whose first rounds are as wanted, one condition for each round.
 * @param name makes the same seeds be found again; without it they are new each time.
 */
export function findSeeds(wanted: readonly ((random: RandomSource) => boolean)[], name?: string): FoundSeeds {
  const serverSeed = name === undefined ? randomBytes(32) : createHash('sha256').update(name).digest();
  for (let tried = 0; ; tried += 1) {
    const clientSeed = `planted-${tried}`;
    if (wanted.every((isWanted, nonce) => isWanted(createFairRandom({ serverSeed, clientSeed, nonce }))))
      return { serverSeed, clientSeed };
  }
}

/** Gives a player seeds for a game, before they have entered it. */
export async function plantFoundSeeds(
  { ownerUrl, seedSecret }: Place,
  player: string,
  gameCode: string,
  { serverSeed, clientSeed }: FoundSeeds,
): Promise<void> {
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
}

/**
 * Gives a player seeds for a game of crash, before they have entered it: their first flights end between the multipliers given.
 * @returns where they end, in hundredths.
 */
export async function plantSeeds(
  place: Place,
  player: string,
  gameCode: string,
  wanted: readonly Ends[],
): Promise<number[]> {
  const found = findSeeds(
    wanted.map(({ earliest, latest }) => (random) => {
      const end = flightEndOf(random);
      return end >= earliest && end <= latest;
    }),
  );
  await plantFoundSeeds(place, player, gameCode, found);
  return wanted.map((_, nonce) => flightEndOf(createFairRandom({ ...found, nonce })));
}
