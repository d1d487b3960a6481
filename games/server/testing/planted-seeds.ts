/** Seeds of a player whose first rounds go as a test wants them to. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { flightEndOf } from '../../kinds/crash/flight.ts';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { createSeedVault } from '../seed-vault.ts';

/** Between these, in hundredths, both included. */
export type Ends = { earliest: number; latest: number };

type Store = { ownerUrl: string; seedSecret: string };
type Numbers = (nonce: number) => RandomSource;

/** Gives a player seeds for a game, before they have entered it: the first that are as wanted. */
async function plant(
  { ownerUrl, seedSecret }: Store,
  player: string,
  gameCode: string,
  isWanted: (numbers: Numbers) => boolean,
): Promise<Numbers> {
  const serverSeed = randomBytes(32);
  const numbersOf =
    (clientSeed: string): Numbers =>
    (nonce) =>
      createFairRandom({ serverSeed, clientSeed, nonce });
  let tried = 0;
  while (!isWanted(numbersOf(`planted-${tried}`))) tried += 1;
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
  return numbersOf(clientSeed);
}

/**
 * For a game of crash: the player's first flights end between the multipliers given.
 * @returns where they end, in hundredths.
 */
export async function plantSeeds(
  store: Store,
  player: string,
  gameCode: string,
  wanted: readonly Ends[],
): Promise<number[]> {
  const numbers = await plant(store, player, gameCode, (each) =>
    wanted.every(({ earliest, latest }, nonce) => {
      const end = flightEndOf(each(nonce));
      return end >= earliest && end <= latest;
    }),
  );
  return wanted.map((_, nonce) => flightEndOf(numbers(nonce)));
}

/** The player's first round is drawn from numbers that are as wanted. */
export async function plantRound(
  store: Store,
  player: string,
  gameCode: string,
  isWanted: (numbers: RandomSource) => boolean,
): Promise<void> {
  await plant(store, player, gameCode, (numbers) => isWanted(numbers(0)));
}
