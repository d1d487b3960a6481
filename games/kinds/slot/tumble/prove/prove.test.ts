/** What is measured of tumbling slots agrees with what can be counted, and can be played again block by block. */
import { expect, test } from 'vitest';
import { isWhole } from '../../../../../tests/sampled.ts';
import { tumbleGames } from '../../../../catalogue.ts';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { add, multiply, rational, sum, toNumber, whole, zero } from '../../../../kit/prove/fraction.ts';
import { compileTumble } from '../engine/compile.ts';
import type { TumbleDefinition } from '../engine/definition.ts';
import { createBoard } from '../engine/evaluate.ts';
import { playTumbleRound } from '../engine/play.ts';
import { everyRound } from '../testing/every-round.ts';
import { anywhereGame, clusterGame, waysGame } from '../testing/fixtures.ts';
import { type Block, isBeginningOf, playBlock } from './blocks.ts';
import { estimate, supportedPercent } from './estimate.ts';
import { measuredFigures, rowOfMeasured } from './figures.ts';
import { exactLandingCoins, exactLandingScatters } from './exact-ways.ts';
import { readSimulationRequest } from './run.ts';
import { parseBlocks, readBlocks } from './store.ts';
import { tumbleHash } from '../published/published-tumble.ts';

/** Three short reels of two heights, without free spins: every round can be played. */
const smallWays: TumbleDefinition = {
  ...waysGame,
  heights: Array.from({ length: 3 }, () => [
    { height: 2, weight: 3 },
    { height: 3, weight: 1 },
  ]),
  strips: { base: ['a b c a d s', 'b w a c a s', 'c a b s w d'] },
  pays: { a: { 2: 1, 3: 5 }, b: { 3: 9 }, c: { 3: 12 }, d: { 2: 2, 3: 30 }, e: { 3: 1 } },
  hasTumbles: false,
};
delete smallWays.freeSpins;

/** Every round of a game with its chance, by the live engine. */
function meanOf(game: TumbleDefinition) {
  const compiled = compileTumble(game);
  const board = createBoard(compiled);
  let mean = zero;
  const scatters = new Map<number, ReturnType<typeof rational>>();
  everyRound(
    (random) => playTumbleRound(compiled, board, random, null),
    (round, chance) => {
      mean = add(mean, multiply(chance, whole(round.coins)));
      scatters.set(round.scatters, add(scatters.get(round.scatters) ?? zero, chance));
    },
  );
  return { mean, scatters };
}

test('the landing of ways on changing reels is counted exactly', () => {
  const compiled = compileTumble(smallWays);
  const { mean, scatters } = meanOf(smallWays);
  expect(exactLandingCoins(compiled)).toEqual(mean);
  const law = exactLandingScatters(compiled);
  expect(sum(law)).toEqual(rational(1n));
  for (const [count, chance] of scatters) expect(law[count]).toEqual(chance);
});

test('simulated rounds of 117,649 ways agree with the count', () => {
  const game: TumbleDefinition = { ...waysGame, hasTumbles: false };
  delete game.freeSpins;
  const compiled = compileTumble(game);
  const board = createBoard(compiled);
  const random = createSimulationRandom(3);
  const rounds = isWhole ? 1_000_000 : 50_000;
  let [coins, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const won = playTumbleRound(compiled, board, random, null).coins;
    coins += won;
    squares += won * won;
  }
  const mean = coins / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(Math.abs(mean - toNumber(exactLandingCoins(compiled))) / error).toBeLessThan(4);
});

test('the intervals of small simulations hold the mean that all rounds have', () => {
  const game: TumbleDefinition = {
    ...clusterGame,
    heights: Array.from({ length: 3 }, () => [{ height: 3, weight: 1 }]),
    strips: { base: ['a a b c a w b', 'a b a a c c b', 'b a a s a c b'] },
    evaluation: { kind: 'cluster', least: 4 },
    pays: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, { 4: 2, 6: 9 }])),
  };
  delete game.freeSpins;
  const exact = toNumber(meanOf(game).mean) / game.betCoins;
  const found = Array.from({ length: 40 }, (_, block) =>
    estimate([playBlock(game, block, 400)], game.betCoins),
  );
  const held = found.filter(({ rtp }) => Math.abs(rtp.mean - exact) <= rtp.half).length;
  expect(held).toBeGreaterThanOrEqual(37);
  const all = estimate(
    Array.from({ length: 40 }, (_, block) => playBlock(game, block, 400)),
    game.betCoins,
  );
  expect(Math.abs(all.rtp.mean - exact)).toBeLessThan(all.rtp.half * 1.6);
});

test('a block is the same whenever it is played, and no other block', () => {
  const [first, again, other] = [
    playBlock(anywhereGame, 3, 300),
    playBlock(anywhereGame, 3, 300),
    playBlock(anywhereGame, 4, 300),
  ];
  expect(again).toEqual(first);
  expect({ ...other, block: 3 }).not.toEqual(first);
  expect(isBeginningOf(anywhereGame, first)).toBe(true);
  expect(isBeginningOf(anywhereGame, { ...first, first_coins: first.first_coins + 1 })).toBe(false);
});

test('figures are shown with the digits that their interval supports', () => {
  expect(supportedPercent({ mean: 0.963_04, half: 0.0009 })).toBe('96.3');
  expect(supportedPercent({ mean: 0.963_04, half: 0.0011 })).toBe('96');
  expect(supportedPercent({ mean: 0.963_04, half: 0.000_09 })).toBe('96.30');
  expect(supportedPercent({ mean: 0.963_04, half: 0.02 })).toBeNull();
});

test('kept blocks are read only if they are of this game and do not contradict each other', () => {
  const head = {
    game_code: clusterGame.code,
    version: 1,
    definition_hash: tumbleHash(clusterGame),
  };
  const block: Block = playBlock(clusterGame, 0, 100);
  const file = (...lines: object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  expect(parseBlocks(clusterGame, file(head, block, block))).toEqual([block]);
  expect(() => parseBlocks(clusterGame, file(head, block, { ...block, coins: 1 }))).toThrow('contradicts');
  expect(() => parseBlocks(clusterGame, file(head, { ...block, block: -1 }))).toThrow('line 2 is no block');
  expect(() => parseBlocks(clusterGame, `${file(head)}{"block`)).toThrow('line 2 is no block');
  expect(() => parseBlocks(anywhereGame, file(head, block))).toThrow('other mathematics');
  expect(() => estimate([block, block], 10)).toThrow('twice');
});

test('a request names the option that cannot be', () => {
  expect(readSimulationRequest(['--simulate', 'twelve-bells', '--rounds', '3e6'])).toMatchObject({
    blocks: 3,
    from: 0,
  });
  expect(() => readSimulationRequest(['--simulate', 'koi-pond'])).toThrow('no tumbling slot koi-pond');
  expect(() => readSimulationRequest(['--simulate', 'twelve-bells', '--rounds', '1500000'])).toThrow(
    '--rounds',
  );
  expect(() => readSimulationRequest(['--simulate', 'twelve-bells', '--processes', '0'])).toThrow(
    '--processes',
  );
});

test.each(tumbleGames)('the kept blocks of $code are what the engine plays', async (game) => {
  const blocks = await readBlocks(game);
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of isWhole ? blocks : blocks.slice(0, 3))
    expect(isBeginningOf(game, block), `${block.block}`).toBe(true);
});

test('the figures of a game are told with the digits that they have, and what never came as rarer than it is known to be', () => {
  const block: Block = {
    block: 0,
    rounds: 1_000_000,
    first_coins: 0,
    coins: 9_600_000,
    squares: 9_600_000 * 40,
    free_coins: 3_000_000,
    hits: 400_000,
    free_rounds: 5_000,
    max_wins: 0,
    most_coins: 900,
  };
  const told = measuredFigures(clusterGame, [block]);
  expect(told).toMatchObject({
    rounds: 1_000_000,
    rtp_percent: '96',
    hit_frequency_percent: '40',
    free_spins_once_in: '200',
    max_win_bets: '100.00',
    max_win_once_in: '216000',
    is_max_win_seen: false,
    most_bets: '90.00',
  });
  expect(measuredFigures(clusterGame, [{ ...block, max_wins: 40 }])).toMatchObject({
    max_win_once_in: '25000',
    is_max_win_seen: true,
  });
  expect(rowOfMeasured(clusterGame, [block])).toMatchObject({
    method: 'measured, 1,000,000 rounds',
    largest_once_in: '216000 or more',
  });
  expect(() => measuredFigures(clusterGame, [])).toThrow('is not measured');
});
