/**
 * The written rules determine every result: an evaluator that reads nothing else agrees with the engine on each spin of very many
 * rounds, and with the proven return of every game.
 */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../../tests/sampled.ts';
import { games } from '../../../catalogue.ts';
import { hasChoices, withChoice } from '../choice/definition.ts';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import { type Proof, proofSchema } from '../paytable.ts';
import { playBook } from '../engine/book-recorder.ts';
import { compileSlot } from '../engine/compile.ts';
import type { SlotDefinition } from '../engine/definition.ts';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { rulesOf } from './rules-of.ts';
import type { Statement } from './statement.ts';
import { statementSchema } from './statement.ts';
import { readRules } from './testing/evaluator.ts';
import { replay, type Strips } from './testing/replay.ts';
import { enumeratedSpinMean, potChance, returnOf } from './testing/return.ts';

/** Spins of the engine that are read again by the rules, for each game. */
const spinCount = isWhole ? 1_000_000 : 10_000;
const fairRounds = isWhole ? 200 : 50;

function stripsOf(game: SlotDefinition): Strips {
  const split = (strips: readonly string[]) => strips.map((strip) => strip.split(' '));
  return { base: split(game.strips.base), free: split(game.strips.free ?? game.strips.base) };
}

function gameOf(code: string): SlotDefinition {
  const game = games.find((each) => each.code === code);
  if (!game) throw new Error(`There is no game ${code}.`);
  return game;
}

/** The rules of a game with some of them said otherwise. */
function readOtherwise(code: string, change: (statement: Statement) => Statement) {
  const game = gameOf(code);
  return { rules: readRules(rulesOf(game).map(change)), strips: stripsOf(game) };
}

async function proofOf(code: string): Promise<Proof> {
  const file = new URL(`../../../${code}/proof.json`, import.meta.url);
  return proofSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

async function provenReturn(code: string): Promise<number> {
  return Number((await proofOf(code)).rtp_before_max_win_percent);
}

/** Every game, and one with a choice once for each: the choice made, it is a game like every other. */
const chosen: readonly (readonly [name: string, code: string, game: SlotDefinition])[] = games.flatMap(
  (game) =>
    hasChoices(game)
      ? game.choices.map(({ id }) => [`${game.code} ${id}`, game.code, withChoice(game, id)] as const)
      : [[game.code, game.code, game] as const],
);

test('the rule of a choice says of each form what the game is with it', () => {
  for (const game of games.filter(hasChoices)) {
    const rule = rulesOf(game).find((statement) => statement.rule === 'free_spin_choice');
    expect(statementSchema.parse(rule)).toEqual(rule);
    for (const { id } of game.choices) {
      const form = rulesOf(withChoice(game, id)).find((statement) => statement.rule === 'free_spins');
      const { awards, multiplier } = rule?.options.find((option) => option.id === id) ?? {};
      expect(form).toMatchObject({ awards, multiplier, retriggers: [] });
    }
    expect(rule?.when_away).toBe(game.chosenWhenAway);
  }
});

describe.each(chosen)('%s', (_name, code, game) => {
  const rules = readRules(rulesOf(game));
  const strips = stripsOf(game);

  test('every spin of the engine pays what the written rules say', () => {
    const slot = compileSlot(game);
    const bet = BigInt(slot.betCoins);
    const random = createSimulationRandom(20260 + game.code.length);
    let spins = 0;
    while (spins < spinCount) {
      const book = playBook(slot, bet, random);
      replay(rules, strips, book);
      for (const event of book.events) if (event.type === 'spin') spins += 1;
    }
    const serverSeed = Buffer.alloc(32, code.length);
    for (let nonce = 0; nonce < fairRounds; nonce += 1) {
      replay(
        rules,
        strips,
        playBook(slot, bet, createFairRandom({ serverSeed, clientSeed: 'rules', nonce })),
      );
    }
  }, 600_000);

  test('the return that follows from the written rules is the proven one', async () => {
    expect((returnOf(rules, strips) * 100).toFixed(4)).toBe((await provenReturn(code)).toFixed(4));
  }, 300_000);

  test('the rules are of the form that is sent', () => {
    for (const statement of rulesOf(game)) expect(statementSchema.parse(statement)).toEqual(statement);
  });
});

test('all stops of Lucky Sevens, counted one by one, return what the proof says', async () => {
  const game = gameOf('lucky-sevens');
  const mean = enumeratedSpinMean(readRules(rulesOf(game)), stripsOf(game));
  expect((mean * 100).toFixed(4)).toBe((await provenReturn('lucky-sevens')).toFixed(4));
});

test.each(['corsair-gold', 'dragon-fortune', 'tiger-jackpot'])(
  'the odds of each pot of %s follow from the written rules',
  async (code) => {
    const game = gameOf(code);
    const { pots_once_in } = await proofOf(code);
    for (const pot of ['mini', 'minor', 'major', 'grand'] as const) {
      const rounds = 1 / potChance(readRules(rulesOf(game)), stripsOf(game), pot);
      expect(Number(rounds.toPrecision(3)), pot).toBe(Number(pots_once_in?.[pot]));
    }
  },
);

test.each<[string, string, (statement: Statement) => Statement]>([
  [
    'only the higher side of a line is paid',
    'crystal-gems',
    (statement) => (statement.rule === 'line_wins' ? { ...statement, sides: 'higher_paid' } : statement),
  ],
  [
    'a full line is paid from both sides',
    'crystal-gems',
    (statement) =>
      statement.rule === 'line_wins' ? { ...statement, full_line_pays_once: false } : statement,
  ],
  [
    'wilds count as the special symbol',
    'golden-pharaoh',
    (statement) => (statement.rule === 'special_symbol' ? { ...statement, do_wilds_count: true } : statement),
  ],
  [
    'wilds alone pay nothing',
    'lucky-sevens',
    (statement) => (statement.rule === 'wild' ? { ...statement, alone_pays_as: null } : statement),
  ],
])('read as “%s”, %s returns something else', async (_reading, code, change) => {
  const { rules, strips } = readOtherwise(code, change);
  expect((returnOf(rules, strips) * 100).toFixed(4)).not.toBe((await provenReturn(code)).toFixed(4));
});

test('read so that only the higher side of a line is paid, Crystal Gems would return far less', () => {
  const { rules, strips } = readOtherwise('crystal-gems', (statement) =>
    statement.rule === 'line_wins' ? { ...statement, sides: 'higher_paid' } : statement,
  );
  expect((returnOf(rules, strips) * 100).toFixed(2)).toBe('89.02');
});

test('scatters that a struck wild reel covers count: without that sentence rounds come out otherwise', () => {
  const { rules, strips } = readOtherwise('thunder-hall', (statement) =>
    statement.rule === 'counted_as_landed' ? { ...statement, under_wild_reels: false } : statement,
  );
  const slot = compileSlot(gameOf('thunder-hall'));
  const random = createSimulationRandom(7);
  expect(() => {
    for (let round = 0; round < 50_000; round += 1) {
      replay(rules, strips, playBook(slot, BigInt(slot.betCoins), random));
    }
  }).toThrow(/the rules say/);
});
