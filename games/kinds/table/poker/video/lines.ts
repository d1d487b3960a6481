/** The lines of the pay tables of video poker, and which of them five cards are on. */
import { rankCounts, straightTops } from '../hand-value.ts';

/** How many cards a hand has of each rank, as sets of ranks: those that it has at least once, twice, three and four times. */
export type RankSets = {
  readonly once: number;
  readonly twice: number;
  readonly thrice: number;
  readonly four: number;
};

export type PayTable = {
  code: string;
  title: string;
  /** From nothing to the highest; what each pays for one, the stake included. */
  lines: readonly { name: string; pays: number }[];
  /** The place in {@link lines} of five cards. `isSuited`: all of them are of one suit, wild cards aside. */
  lineOf: (ranks: RankSets, isSuited: boolean) => number;
  /** Whether a two stands for any card. */
  hasWildDeuces: boolean;
};

const JACKS_TO_ACES = 0b1111 << 9;
const TENS_TO_ACES = 0b11111 << 8;
const ACES = 1 << 12;
/** Twos, threes and fours. */
const LOW_QUADS = 0b111;
const DEUCES = 1;

type Paid = readonly (readonly [name: string, pays: number])[];
const linesOf = (paid: Paid): PayTable['lines'] =>
  [['nothing', 0] as const, ...paid].map(([name, pays]) => ({ name, pays }));

/** Every stake is what five coins are on a machine, so that a royal flush always pays 800 for one. */
const jacksLines: Paid = [
  ['jacks_or_better', 1],
  ['two_pair', 2],
  ['three_of_a_kind', 3],
  ['straight', 4],
  ['flush', 6],
  ['full_house', 9],
  ['four_of_a_kind', 25],
  ['straight_flush', 50],
  ['royal_flush', 800],
];

/** The line of Jacks or Better; four of a kind is one line. */
function jacksLineOf({ once, twice, thrice, four }: RankSets, isSuited: boolean): number {
  if (twice === 0) {
    const isStraight = (straightTops[once] ?? 0) > 0;
    if (isSuited && isStraight) return once === TENS_TO_ACES ? 9 : 8;
    if (isSuited) return 5;
    return isStraight ? 4 : 0;
  }
  if (four > 0) return 7;
  const pairs = rankCounts[twice] ?? 0;
  if (thrice > 0) return pairs === 2 ? 6 : 3;
  if (pairs === 2) return 2;
  return (twice & JACKS_TO_ACES) > 0 ? 1 : 0;
}

export const jacksOrBetter: PayTable = {
  code: 'jacks-or-better',
  title: 'Jacks or Better',
  lines: linesOf(jacksLines),
  lineOf: jacksLineOf,
  hasWildDeuces: false,
};

const bonusLines: Paid = [
  ['jacks_or_better', 1],
  ['two_pair', 2],
  ['three_of_a_kind', 3],
  ['straight', 4],
  ['flush', 5],
  ['full_house', 8],
  ['four_fives_to_kings', 25],
  ['four_twos_to_fours', 40],
  ['four_aces', 80],
  ['straight_flush', 50],
  ['royal_flush', 800],
];

/** The lines of Bonus Poker: as Jacks or Better, with three lines of four of a kind. */
function bonusLineOf(ranks: RankSets, isSuited: boolean): number {
  const line = jacksLineOf(ranks, isSuited);
  if (line > 7) return line + 2;
  if (line < 7) return line;
  if ((ranks.four & ACES) > 0) return 9;
  return (ranks.four & LOW_QUADS) > 0 ? 8 : 7;
}

export const bonusPoker: PayTable = {
  code: 'bonus-poker',
  title: 'Bonus Poker',
  lines: linesOf(bonusLines),
  lineOf: bonusLineOf,
  hasWildDeuces: false,
};

/** The table that is known as Not So Ugly Deuces. */
const deucesLines: Paid = [
  ['three_of_a_kind', 1],
  ['straight', 2],
  ['flush', 3],
  ['full_house', 4],
  ['four_of_a_kind', 4],
  ['straight_flush', 10],
  ['five_of_a_kind', 16],
  ['wild_royal_flush', 25],
  ['four_deuces', 200],
  ['natural_royal_flush', 800],
];

/** Every five ranks in a row, the ace below the two as well, from the lowest. */
const runs: readonly number[] = [
  ACES | 0b1111,
  ...Array.from({ length: 9 }, (_, lowest) => 0b11111 << lowest),
];

/** How often the rank of a set that is there most often is there. */
function mostOf({ once, twice, thrice, four }: RankSets): number {
  if (four > 0) return 4;
  if (thrice > 0) return 3;
  if (twice > 0) return 2;
  return once > 0 ? 1 : 0;
}

function deucesLineOf({ once, twice, thrice, four }: RankSets, isSuited: boolean): number {
  const wild = (once & DEUCES) + (twice & DEUCES) + (thrice & DEUCES) + (four & DEUCES);
  if (wild === 4) return 9;
  const natural = {
    once: once & ~DEUCES,
    twice: twice & ~DEUCES,
    thrice: thrice & ~DEUCES,
    four: four & ~DEUCES,
  };
  const isRun = natural.twice === 0 && runs.some((run) => (natural.once & ~run) === 0);
  if (isSuited && isRun && (natural.once & ~TENS_TO_ACES) === 0) return wild === 0 ? 10 : 8;
  const most = mostOf(natural) + wild;
  if (most >= 5) return 7;
  if (isSuited && isRun) return 6;
  if (most === 4) return 5;
  // Two ranks that are no four of a kind.
  if (rankCounts[natural.once] === 2) return 4;
  if (isSuited) return 3;
  if (isRun) return 2;
  return most === 3 ? 1 : 0;
}

export const deucesWild: PayTable = {
  code: 'deuces-wild',
  title: 'Deuces Wild',
  lines: linesOf(deucesLines),
  lineOf: deucesLineOf,
  hasWildDeuces: true,
};
