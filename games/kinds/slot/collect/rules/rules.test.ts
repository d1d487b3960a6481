/** The written rules determine every result: what reads nothing else agrees with the engine on reels, wins and meter. */
import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../../../tests/sampled.ts';
import { collectGames } from '../../../../catalogue.ts';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { type Statement, statementSchema } from '../../rules/statement.ts';
import { evaluateSpin, readRules } from '../../rules/testing/evaluator.ts';
import type { CollectBook } from '../book.ts';
import { playCollectBook } from '../engine/book-recorder.ts';
import { compileCollect } from '../engine/compile.ts';
import type { CollectDefinition } from '../engine/definition.ts';
import { smallMeter } from '../testing/fixture.ts';
import { collectRulesOf } from './rules-of.ts';

const rounds = isWhole ? 20_000 : 600;

type StatementOf<Rule extends Statement['rule']> = Extract<Statement, { rule: Rule }>;

function only<Rule extends Statement['rule']>(
  statements: readonly Statement[],
  rule: Rule,
): StatementOf<Rule> {
  const found = statements.find((each): each is StatementOf<Rule> => each.rule === rule);
  if (!found) throw new Error(`The rules say nothing of ${rule}.`);
  return found;
}

/** Follows a round by the rules, from its meter and what chance decided; returns the coins that it pays and where the meter stands. */
function follow(
  statements: readonly Statement[],
  strips: Readonly<Record<'base' | 'free', readonly (readonly string[])[]>>,
  { events, meter: { before } }: CollectBook,
): { coins: number; meter: number } {
  const rules = readRules(statements);
  const kept = only(statements, 'kept_meter');
  const harvest = only(statements, 'harvest');
  const turnings = kept.levels.flatMap(({ begins, turns }) => (turns && begins <= before ? [turns] : []));
  const shownAs = (symbol: string): string =>
    turnings.reduce((now, { from, into }) => (now === from ? into : now), symbol);
  let coins = 0;
  let collected = 0;
  let freeSpins = 0;
  for (const event of events) {
    if (event.type !== 'spin') continue;
    const isFree = event.phase === 'free';
    const used = isFree ? strips.free : strips.base.map((strip) => strip.map(shownAs));
    const grid = used.map((strip, reel) =>
      Array.from(
        { length: event.grid[reel]?.length ?? 0 },
        (_, row) => strip[((event.stops[reel] ?? 0) + row) % strip.length] ?? '',
      ),
    );
    expect(event.grid).toEqual(grid);
    const multiplier = isFree ? harvest.multiplier : 1;
    coins += evaluateSpin(rules, {
      phase: isFree ? 'free' : 'base',
      grid,
      heldReels: [],
      mystery: null,
      struckReels: [],
      boost: 1,
      multiplier,
      special: null,
    }).coins;
    if (isFree) freeSpins += 1;
    else collected = grid.flat().filter((symbol) => symbol === kept.symbol).length;
  }
  const isFull = before + collected >= kept.full;
  expect(freeSpins).toBe(isFull ? harvest.spins : 0);
  return { coins, meter: isFull ? 0 : before + collected };
}

function stripsOf({ strips }: CollectDefinition) {
  const split = (list: readonly string[]) => list.map((strip) => strip.split(' '));
  return { base: split(strips.base), free: split(strips.free) };
}

function* books(game: CollectDefinition): Generator<CollectBook> {
  const compiled = compileCollect(game);
  const random = createSimulationRandom(20_262);
  let meter = 0;
  for (let round = 0; round < rounds; round += 1) {
    const book = playCollectBook(compiled, BigInt(game.betCoins), random, meter);
    meter = book.meter.after;
    yield book;
  }
}

describe.each([smallMeter, ...collectGames].map((game) => [game.code, game] as const))('%s', (_, game) => {
  test('every round of the engine pays what the written rules say, and leaves the meter where they say', () => {
    for (const book of books(game)) {
      expect(follow(collectRulesOf(game), stripsOf(game), book)).toEqual({
        coins: Number(book.win_minor),
        meter: book.meter.after,
      });
    }
  }, 300_000);

  test('the rules are of the form that is sent', () => {
    for (const statement of collectRulesOf(game)) expect(statementSchema.parse(statement)).toEqual(statement);
  });

  test.each<[string, (statement: Statement) => Statement]>([
    ['how many fill it', (each) => (each.rule === 'kept_meter' ? { ...each, full: each.full + 1 } : each)],
    ['what a level turns', (each) => (each.rule === 'kept_meter' ? { ...each, levels: [] } : each)],
    [
      'what the harvest multiplies by',
      (each) => (each.rule === 'harvest' ? { ...each, multiplier: 3 } : each),
    ],
    ['how long the harvest is', (each) => (each.rule === 'harvest' ? { ...each, spins: 99 } : each)],
  ])('it is noticed if the rules say otherwise %s', (_name, change) => {
    expect(() => {
      for (const book of books(game)) {
        const { coins, meter } = follow(collectRulesOf(game).map(change), stripsOf(game), book);
        if (coins !== Number(book.win_minor) || meter !== book.meter.after) throw new Error('otherwise');
      }
    }).toThrow();
  });
});
