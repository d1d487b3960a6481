/**
 * The second implementation finds of every round what the engine finds. It is built and played where everything is tested and
 * cargo is installed; what it has measured is held by the kept blocks, whose beginnings the engine plays again in any case.
 */
import { spawnSync } from 'node:child_process';
import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWhole } from '../../../../../tests/sampled.ts';
import { tumbleGames } from '../../../../catalogue.ts';
import { createFairRandom } from '../../../../kit/fairness/stream.ts';
import { compileTumble } from '../engine/compile.ts';
import type { TumbleDefinition } from '../engine/definition.ts';
import { createBoard } from '../engine/evaluate.ts';
import { playTumbleRound } from '../engine/play.ts';
import { publishTumble } from '../published/published-tumble.ts';
import { fixtures } from '../testing/fixtures.ts';
import { randomDefinition } from '../testing/random-definition.ts';
import { type Block, blockSeed, playBlock, proofClientSeed } from './blocks.ts';
import { buildSecondImplementation, playBlocksOf, playRoundsOf } from './second-implementation.ts';

const hasCargo = isWhole && spawnSync('cargo', ['--version']).status === 0;
const folder = await mkdtemp(join(tmpdir(), 'marquee-second-'));
beforeAll(async () => void (hasCargo && (await buildSecondImplementation())), 600_000);
afterAll(() => rm(folder, { recursive: true }));

async function publish(game: TumbleDefinition): Promise<string> {
  const file = join(folder, `${game.code}.json`);
  await writeFile(file, JSON.stringify(publishTumble(game)));
  return file;
}

/** The rounds of a block, as the second implementation tells them. */
function roundsOfEngine(game: TumbleDefinition, block: number, rounds: number): string[] {
  const compiled = compileTumble(game);
  const board = createBoard(compiled);
  const serverSeed = createSecretKey(blockSeed(game.code, game.version, block));
  return Array.from({ length: rounds }, (_, nonce) => {
    const random = createFairRandom({ serverSeed, clientSeed: proofClientSeed, nonce });
    const { coins, freeCoins, scatters } = playTumbleRound(compiled, board, random, null);
    return `${coins} ${freeCoins} ${scatters}`;
  });
}

/** The number of the first round that is another, with both results; −1 if there is none. */
function firstDifference(found: readonly string[], expected: readonly string[]) {
  const at = expected.findIndex((line, index) => line !== found[index]);
  return { at, found: found[at], expected: expected[at], rounds: found.length };
}

const same = (rounds: number) => ({ at: -1, found: undefined, expected: undefined, rounds });

test.skipIf(!hasCargo).for([...fixtures, ...tumbleGames])(
  'each of 100,000 rounds of $code is the same',
  { timeout: 300_000 },
  async (game) => {
    const file = await publish(game);
    const found = await playRoundsOf(file, 7, 100_000);
    expect(firstDifference(found, roundsOfEngine(game, 7, 100_000))).toEqual(same(100_000));
  },
);

test.skipIf(!hasCargo)(
  'each of 2,000 rounds of 300 random games is the same',
  { timeout: 600_000 },
  async () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const game = randomDefinition(seed);
      const found = await playRoundsOf(await publish(game), seed, 2_000);
      expect(firstDifference(found, roundsOfEngine(game, seed, 2_000)), game.code).toEqual(same(2_000));
    }
  },
);

test.skipIf(!hasCargo)(
  'blocks come to the same sums, whichever thread plays them',
  { timeout: 300_000 },
  async () => {
    for (const game of fixtures) {
      const found: Block[] = [];
      await playBlocksOf(await publish(game), [3, 12, 0], 2, 4_000, async (block) => void found.push(block));
      expect(found.toSorted((a, b) => a.block - b.block)).toEqual(
        [0, 3, 12].map((block) => playBlock(game, block, 4_000)),
      );
    }
  },
);

test.skipIf(!hasCargo)('a file that holds more than is known is refused', async () => {
  const [game] = fixtures;
  if (!game) throw new Error('no game');
  const published = publishTumble(game);
  const file = join(folder, 'more.json');
  await writeFile(file, JSON.stringify({ ...published, mathematics: { ...published.mathematics, luck: 1 } }));
  await expect(playRoundsOf(file, 0, 1)).rejects.toThrow('ended with 1');
});
