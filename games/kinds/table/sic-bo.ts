/** Sic bo: three dice, and the payments that are usual in Macau. */
import { defineSpots } from './spots.ts';
import { UNIT } from './table.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const DICE = 3;

/** What a unit pays to one. */
const toOne = (odds: number): number => (1 + odds) * UNIT;

/** By the total of the dice, to one: from 4 to 10, and the same from 17 down. */
const TOTAL_ODDS = [50, 18, 14, 12, 8, 6, 6] as const;

/** In ten-thousandths of a unit, stake included. */
const PAYS = {
  even_chance: toOne(1),
  totals: Object.fromEntries(
    TOTAL_ODDS.flatMap((odds, index) => [
      [4 + index, toOne(odds)],
      [17 - index, toOne(odds)],
    ]),
  ),
  /** By how many dice show the number. */
  number: [0, toOne(1), toOne(2), toOne(3)],
  pair: toOne(5),
  double: toOne(8),
  triple: toOne(150),
  any_triple: toOne(24),
};

type Dice = readonly number[];
const totalOf = (dice: Dice): number => dice.reduce((sum, face) => sum + face, 0);
const isTriple = ([first, ...others]: Dice): boolean => others.every((face) => face === first);
const showing = (dice: Dice, face: number): number => dice.filter((each) => each === face).length;

/** What each spot pays on three dice. */
function layOut(): ReadonlyMap<string, (dice: Dice) => number> {
  const spots = new Map<string, (dice: Dice) => number>();
  /** A triple beats these four. */
  const evenChance = (name: string, wins: (total: number) => boolean): void =>
    void spots.set(name, (dice) => (!isTriple(dice) && wins(totalOf(dice)) ? PAYS.even_chance : 0));
  evenChance('small', (total) => total <= 10);
  evenChance('big', (total) => total >= 11);
  evenChance('odd', (total) => total % 2 === 1);
  evenChance('even', (total) => total % 2 === 0);
  for (let total = 4; total <= 17; total += 1)
    spots.set(`total-${total}`, (dice) => (totalOf(dice) === total ? (PAYS.totals[total] ?? 0) : 0));
  for (const face of FACES) spots.set(`number-${face}`, (dice) => PAYS.number[showing(dice, face)] ?? 0);
  for (const low of FACES)
    for (const high of FACES.filter((face) => face > low))
      spots.set(`pair-${low}-${high}`, (dice) => (dice.includes(low) && dice.includes(high) ? PAYS.pair : 0));
  for (const face of FACES) {
    spots.set(`double-${face}`, (dice) => (showing(dice, face) >= 2 ? PAYS.double : 0));
    spots.set(`triple-${face}`, (dice) => (showing(dice, face) === DICE ? PAYS.triple : 0));
  }
  spots.set('any-triple', (dice) => (isTriple(dice) ? PAYS.any_triple : 0));
  return spots;
}

/** Every spot of the table by its name, with what a unit on it pays on three dice, in ten-thousandths. */
export const sicBoSpots: ReadonlyMap<string, (dice: Dice) => number> = layOut();

/** Every throw, each as likely. */
const throws: readonly Dice[] = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));

/** Throws that differ only in which die shows what pay the same. */
const results = throws.filter((dice) => dice.every((face, index) => face >= (dice[index - 1] ?? 0)));

export const sicBo = defineSpots({
  code: 'sic-bo',
  title: 'Sic Bo',
  version: 1,
  mathematics: { draws: [{ dice: { below: FACES.length, times: DICE, plus: 1 } }], pays: PAYS },
  spots: [...sicBoSpots.keys()],
  usual: 'big',
  draw: (random) => ({ dice: Array.from({ length: DICE }, () => 1 + random.below(FACES.length)) }),
  resultOf: ({ dice }) => dice,
  results,
  pays: (spot, dice) => sicBoSpots.get(spot)?.(dice) ?? 0,
  seen: ({ dice }) => ({ dice }),
  cases: () => throws.map((result) => ({ result, cases: 1n })),
  kinds: [
    ['big, small, odd or even', 'big'],
    ...TOTAL_ODDS.map((_, index) => [`total ${4 + index} or ${17 - index}`, `total-${4 + index}`] as const),
    ['number', 'number-1'],
    ['two dice', 'pair-1-2'],
    ['double', 'double-1'],
    ['triple', 'triple-1'],
    ['any triple', 'any-triple'],
  ],
});
