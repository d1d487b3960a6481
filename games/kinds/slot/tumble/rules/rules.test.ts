/** The written rules of tumbling slots determine every result: an evaluator that reads nothing else agrees with the engine. */
import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../../../tests/sampled.ts';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { createFairRandom } from '../../../../kit/fairness/stream.ts';
import { tumbleBookSchema, type TumbleBook } from '../book.ts';
import { playTumbleBook } from '../engine/book-recorder.ts';
import { compileTumble } from '../engine/compile.ts';
import type { TumbleDefinition } from '../engine/definition.ts';
import { tumbleGames } from '../../../../catalogue.ts';
import { fixtures } from '../testing/fixtures.ts';
import { tumbleRulesOf } from './rules-of.ts';
import { type TumbleStatement, tumbleStatementSchema } from './statement.ts';
import { readTumbleRules } from './testing/evaluator.ts';

const rounds = isWhole ? 20_000 : 400;

function stripsOf({ strips }: TumbleDefinition) {
  const split = (list: readonly string[]) => list.map((strip) => strip.split(' '));
  return { base: split(strips.base), free: split(strips.free ?? strips.base) };
}

function* books(game: TumbleDefinition, count = rounds): Generator<TumbleBook> {
  const compiled = compileTumble(game);
  const random = createSimulationRandom(20_261);
  for (let round = 0; round < count; round += 1)
    yield playTumbleBook(compiled, BigInt(game.betCoins), random);
  const serverSeed = Buffer.alloc(32, 7);
  for (let nonce = 0; nonce < 20; nonce += 1)
    yield playTumbleBook(
      compiled,
      BigInt(game.betCoins),
      createFairRandom({ serverSeed, clientSeed: 'rules', nonce }),
    );
}

describe.each([...fixtures, ...tumbleGames].map((game) => [game.code, game] as const))('%s', (_, game) => {
  test('every round of the engine pays what the written rules say', () => {
    const replay = readTumbleRules(tumbleRulesOf(game), stripsOf(game));
    for (const book of books(game)) expect(replay(book)).toBe(Number(book.win_minor));
  }, 300_000);

  test('books and rules are of the form that is sent', () => {
    for (const book of books(game, 20)) expect(tumbleBookSchema.parse(book)).toEqual(book);
    for (const statement of tumbleRulesOf(game))
      expect(tumbleStatementSchema.parse(statement)).toEqual(statement);
  });
});

test.each(fixtures)('every feature comes in the rounds that are read again: $code', (game) => {
  const seen = new Set([...books(game)].flatMap(({ events }) => events.map(({ type }) => type)));
  const features = [
    'spin',
    'wins',
    'tumble',
    'free_spins_start',
    'free_spins_retrigger',
    'free_spins_end',
    'end',
  ];
  if (game.multipliers) features.push('multiply');
  if (game.scatterPays) features.push('scatter_win');
  if (game.code === 'cluster-game') features.push('max_win');
  expect([...seen].toSorted()).toEqual(expect.arrayContaining(features));
});

/** Rules that are said otherwise must be noticed, or the evaluator looks away. */
const otherwise: [string, (statement: TumbleStatement) => TumbleStatement][] = [
  ['cluster-game', (each) => (each.rule === 'cluster_wins' ? { ...each, least: each.least + 1 } : each)],
  ['cluster-game', (each) => (each.rule === 'wild' ? { ...each, stands_for: [] } : each)],
  ['cluster-game', (each) => (each.rule === 'growing_multiplier' ? { ...each, max: 3 } : each)],
  [
    'cluster-game',
    (each) => (each.rule === 'growing_multiplier' ? { ...each, counts: 'tumbles_of_the_spin' } : each),
  ],
  ['cluster-game', (each) => (each.rule === 'max_win' ? { ...each, bets: 99 } : each)],
  ['anywhere-game', (each) => (each.rule === 'anywhere_wins' ? { ...each, least: each.least + 1 } : each)],
  ['anywhere-game', (each) => (each.rule === 'multiplier_symbols' ? { ...each, are_kept: false } : each)],
  ['anywhere-game', (each) => (each.rule === 'scatter_wins' ? { ...each, pays: [] } : each)],
  ['ways-game', (each) => (each.rule === 'free_spins' ? { ...each, retriggers: [] } : each)],
  [
    'ways-game',
    (each) => (each.rule === 'grid' ? { ...each, heights: each.heights.toSpliced(5, 1, []) } : each),
  ],
];
test.each(otherwise)('a rule of %s that is said otherwise is noticed (%#)', (code, change) => {
  const game = fixtures.find((each) => each.code === code);
  if (!game) throw new Error(`no game ${code}`);
  const replay = readTumbleRules(tumbleRulesOf(game).map(change), stripsOf(game));
  expect(() => {
    for (const book of books(game)) replay(book);
  }).toThrow('the rules');
});
