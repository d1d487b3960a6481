/**
 * Rounds of a tumbling slot, played through the live stream in blocks. Tumbles that win and win again cannot be enumerated, so its
 * return is measured. Block k of a game and version has a server seed that follows from k alone, and its rounds are the nonces from
 * 0: anybody may play any block again, on another machine, with the published engine or with the verifier, and has to find the same
 * sums.
 */
import { createHash, createSecretKey } from 'node:crypto';
import { z } from 'zod';
import { createFairRandom } from '../../../../kit/fairness/stream.ts';
import { compileTumble } from '../engine/compile.ts';
import type { TumbleDefinition } from '../engine/definition.ts';
import { createBoard } from '../engine/evaluate.ts';
import { playTumbleRound } from '../engine/play.ts';

/** Rounds of a block. */
export const blockRounds = 1_000_000;

/** Rounds at the beginning of a block whose coins are kept apart, so that a test can play them again. */
const firstRounds = 2_000;

/** The client seed of every round that is played for a proof. */
export const proofClientSeed = 'marquee-proof';

/** Blocks that are kept in one line once all of them have been played. */
const foldedBlocks = 10;

/** What the rounds of a block come to, in coins: integers, so that the sums of blocks are exact. */
export const blockSchema = z.strictObject({
  /** The number of the block, or of the first of `blocks` that follow each other and are added up. */
  block: z.int().min(0),
  blocks: z.int().min(2).optional(),
  rounds: z.int().min(1),
  /** Of the first rounds of each block only. */
  first_coins: z.int().min(0),
  coins: z.int().min(0),
  /** Sum of the squares of the rounds' coins. */
  squares: z.int().min(0),
  free_coins: z.int().min(0),
  hits: z.int().min(0),
  free_rounds: z.int().min(0),
  max_wins: z.int().min(0),
  most_coins: z.int().min(0),
});
export type Block = z.infer<typeof blockSchema>;

/** The server seed of a block: SHA-256 of the text `<code>/<version>/<block>` in UTF-8. */
export function blockSeed(code: string, version: number, block: number): Buffer {
  return createHash('sha256').update(`${code}/${version}/${block}`).digest();
}

/**
 * Plays the rounds of a block.
 * @param rounds fewer than a whole block only to look at its beginning.
 * @throws RangeError if sums would lose a digit.
 */
export function playBlock(game: TumbleDefinition, block: number, rounds = blockRounds): Block {
  const compiled = compileTumble(game);
  const board = createBoard(compiled);
  const serverSeed = createSecretKey(blockSeed(game.code, game.version, block));
  const { maxCoins, awards } = compiled;
  const sum = {
    block,
    rounds,
    first_coins: 0,
    coins: 0,
    squares: 0,
    free_coins: 0,
    hits: 0,
    free_rounds: 0,
    max_wins: 0,
    most_coins: 0,
  };
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const random = createFairRandom({ serverSeed, clientSeed: proofClientSeed, nonce });
    const { coins, freeCoins, scatters } = playTumbleRound(compiled, board, random, null);
    sum.coins += coins;
    sum.squares += coins * coins;
    sum.free_coins += freeCoins;
    if (coins > 0) sum.hits += 1;
    if ((awards[scatters] ?? 0) > 0) sum.free_rounds += 1;
    if (coins === maxCoins) sum.max_wins += 1;
    if (coins > sum.most_coins) sum.most_coins = coins;
    if (nonce < firstRounds) sum.first_coins += coins;
  }
  return requireExact(game.code, sum);
}

function requireExact(code: string, sum: Block): Block {
  if (!Number.isSafeInteger(sum.squares)) throw new RangeError(`block ${sum.block} of ${code} is too large`);
  return sum;
}

/** Numbers of the blocks of a line. */
export function numbersOf({ block, blocks = 1 }: Block): number[] {
  return Array.from({ length: blocks }, (_, index) => block + index);
}

/** The first block that counts twice, or null. */
export function countedTwice(kept: readonly Block[]): number | null {
  const seen = new Set<number>();
  for (const number of kept.flatMap(numbersOf)) {
    if (seen.has(number)) return number;
    seen.add(number);
  }
  return null;
}

/**
 * Adds up each ten blocks that stand alone and are all there, so that a thousand million rounds are a hundred lines.
 * @throws RangeError if a sum would lose a digit.
 */
export function foldBlocks(game: TumbleDefinition, kept: readonly Block[]): Block[] {
  const tens = Map.groupBy(kept, ({ block }) => Math.floor(block / foldedBlocks));
  return [...tens.values()]
    .flatMap((ten) => {
      const [first, ...others] = ten.toSorted((a, b) => a.block - b.block);
      const isWhole = ten.length === foldedBlocks && ten.every(({ blocks }) => blocks === undefined);
      return first && isWhole ? [requireExact(game.code, others.reduce(addUp, first))] : ten;
    })
    .toSorted((a, b) => a.block - b.block);
}

/** @param next a single block. */
function addUp(sum: Block, next: Block): Block {
  return {
    block: sum.block,
    blocks: (sum.blocks ?? 1) + 1,
    rounds: sum.rounds + next.rounds,
    first_coins: sum.first_coins + next.first_coins,
    coins: sum.coins + next.coins,
    squares: sum.squares + next.squares,
    free_coins: sum.free_coins + next.free_coins,
    hits: sum.hits + next.hits,
    free_rounds: sum.free_rounds + next.free_rounds,
    max_wins: sum.max_wins + next.max_wins,
    most_coins: Math.max(sum.most_coins, next.most_coins),
  };
}

/** Plays the beginning of each block of a line again. @returns whether they come to what the line says. */
export function isBeginningOf(game: TumbleDefinition, kept: Block): boolean {
  const rounds = Math.min(firstRounds, kept.rounds / (kept.blocks ?? 1));
  const coins = numbersOf(kept).reduce((sum, block) => sum + playBlock(game, block, rounds).coins, 0);
  return coins === kept.first_coins;
}
