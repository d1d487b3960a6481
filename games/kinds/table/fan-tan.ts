/**
 * Fan tan: beads are covered by a cup and counted off by fours; how many the last group has is the number. A win is paid at fair
 * odds less 5 %.
 */
import { defineSpots } from './spots.ts';
import { UNIT } from './table.ts';

/** 40 to 79 beads: each of the four numbers comes from ten of them. */
const LEAST_BEADS = 40;
const BEADS = 40;
const GROUP = 4;
const NUMBERS = [1, 2, 3, 4] as const;

/** Of what is won, in hundredths: the rest is commission. */
const PAID_OF_WIN = 95;

/** The numbers on which a spot wins, and those on which its stake comes back. */
type FanTanSpot = { wins: readonly number[]; pushes: readonly number[]; pays: number };

/** What a unit pays that wins so many parts for so many, the commission taken, its stake included. */
const paysOdds = (won: number, risked: number): number =>
  UNIT + Math.floor((UNIT * won * PAID_OF_WIN) / (risked * 100));

function layOut(): ReadonlyMap<string, FanTanSpot> {
  const spots = new Map<string, FanTanSpot>();
  const others = (...taken: number[]): number[] => NUMBERS.filter((number) => !taken.includes(number));
  for (const number of NUMBERS)
    spots.set(`fan-${number}`, { wins: [number], pushes: [], pays: paysOdds(3, 1) });
  for (const wins of NUMBERS)
    for (const push of others(wins))
      spots.set(`nim-${wins}-${push}`, { wins: [wins], pushes: [push], pays: paysOdds(2, 1) });
  const pairs = NUMBERS.flatMap((low) => NUMBERS.filter((high) => high > low).map((high) => [low, high]));
  for (const pair of pairs)
    spots.set(`kwok-${pair.join('-')}`, { wins: pair, pushes: [], pays: paysOdds(1, 1) });
  for (const pair of pairs)
    for (const push of others(...pair))
      spots.set(`nga-tan-${pair.join('-')}-${push}`, { wins: pair, pushes: [push], pays: paysOdds(1, 2) });
  for (const loses of NUMBERS.toReversed()) {
    const wins = others(loses);
    spots.set(`ssh-${wins.join('-')}`, { wins, pushes: [], pays: paysOdds(1, 3) });
  }
  return spots;
}

/** Every spot of the table by its name; what a spot pays is in ten-thousandths of a unit. */
export const fanTanSpots: ReadonlyMap<string, FanTanSpot> = layOut();

/** What the last group has: four where nothing would be left over. */
const numberOf = (beads: number): number => beads % GROUP || GROUP;

export const fanTan = defineSpots({
  code: 'fan-tan',
  title: 'Fan Tan',
  version: 1,
  mathematics: {
    draws: [{ beads: { below: BEADS, plus: LEAST_BEADS } }],
    group: GROUP,
    spots: Object.fromEntries(fanTanSpots),
  },
  spots: [...fanTanSpots.keys()],
  usual: 'kwok-1-2',
  draw: (random) => ({ beads: LEAST_BEADS + random.below(BEADS) }),
  resultOf: ({ beads }) => numberOf(beads),
  results: NUMBERS,
  pays(spot, number) {
    const rule = fanTanSpots.get(spot);
    if (rule?.wins.includes(number)) return rule.pays;
    return rule?.pushes.includes(number) ? UNIT : 0;
  },
  seen: ({ beads }) => ({ beads, number: numberOf(beads) }),
  cases: () => NUMBERS.map((result) => ({ result, cases: BigInt(BEADS / GROUP) })),
  kinds: [
    ['fan', 'fan-1'],
    ['nim', 'nim-1-2'],
    ['kwok', 'kwok-1-2'],
    ['nga tan', 'nga-tan-1-2-3'],
    ['ssh', 'ssh-1-2-3'],
  ],
});
