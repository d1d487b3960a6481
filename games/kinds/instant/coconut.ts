/** Coconut Catch: the player sets out baskets and chooses where the coconut is let go; each basket pays by the chance that it falls in. */
import { z } from 'zod';
import type { Fraction } from '../../kit/prove/law.ts';
import { atOnce, defineInstant } from './instant.ts';
import { lawOf } from './laws.ts';
import { multiplierOf } from './multiplier.ts';
import { RTP } from './returns.ts';

/** Places on the ground, one beside the other; a basket can stand on each. */
export const PLACES = 8;
/** Rows of pegs: the first has one over the middle of each place, the second one between each two, and so on in turn. */
export const ROWS = 12;
/** Those over which the coconut can be let go: from any of them every place can be reached. */
export const FIRST_FROM = 2;
export const LAST_FROM = 7;

export const wagerSchema = z.strictObject({
  from: z.int().min(FIRST_FROM).max(LAST_FROM),
  baskets: z
    .array(z.int().min(1).max(PLACES))
    .min(1)
    .max(PLACES)
    .refine((baskets) => new Set(baskets).size === baskets.length, { error: 'must not name a place twice' }),
});
type CoconutWager = z.infer<typeof wagerSchema>;

/** Where the coconut is before each row and after the last, in halves of a place from the left wall: 1 is the middle of place 1. */
export function wayOf(from: number, path: readonly number[]): number[] {
  const way = [2 * from - 1];
  for (const side of path) {
    const at = way.at(-1) ?? 0;
    // A wall lets it go to one side only.
    if (at === 0) way.push(1);
    else if (at === 2 * PLACES) way.push(at - 1);
    else way.push(side === 1 ? at + 1 : at - 1);
  }
  return way;
}

/** In how many of the 2^ROWS equally likely ways it falls to each place, from the first. */
function waysFrom(from: number): bigint[] {
  let ways = new Map([[2 * from - 1, 1n]]);
  for (let row = 0; row < ROWS; row += 1) {
    const next = new Map<number, bigint>();
    for (const [at, count] of ways) {
      for (const side of [0, 1]) {
        const [, to = at] = wayOf((at + 1) / 2, [side]);
        next.set(to, (next.get(to) ?? 0n) + count);
      }
    }
    ways = next;
  }
  return Array.from({ length: PLACES }, (_, index) => ways.get(2 * index + 1) ?? 0n);
}

export const ALL_WAYS = 2n ** BigInt(ROWS);
const froms = Array.from({ length: LAST_FROM - FIRST_FROM + 1 }, (_, index) => FIRST_FROM + index);
/** Computed once: boards and odds ask for them with each change. */
const ways = new Map(froms.map((from) => [from, waysFrom(from)]));

/** In how many of all ways the coconut falls to a place. */
export const waysTo = (from: number, place: number): bigint => ways.get(from)?.[place - 1] ?? 0n;

/** What a basket pays where so many stand, in ten-thousandths: each has the same part of the bet. */
export function basketPays(from: number, place: number, count: number): number {
  const chance: Fraction = [BigInt(count) * waysTo(from, place), ALL_WAYS];
  return multiplierOf(chance, RTP);
}

/** What a wager pays at each place, from the first. */
const paysOf = ({ from, baskets }: CoconutWager): number[] =>
  Array.from({ length: PLACES }, (_, index) =>
    baskets.includes(index + 1) ? basketPays(from, index + 1, baskets.length) : 0,
  );

/** Every choice of at least one place. */
const everyChoice = Array.from({ length: 2 ** PLACES - 1 }, (_, index) =>
  Array.from({ length: PLACES }, (__, place) => place + 1).filter(
    (place) => ((index + 1) >> (place - 1)) % 2 === 1,
  ),
);

export const coconut = defineInstant({
  code: 'coconut',
  title: 'Coconut Catch',
  version: 1,
  mathematics: {
    draws: [{ path: { below: 2, times: ROWS } }],
    places: PLACES,
    rows: ROWS,
    ways: Object.fromEntries(
      froms.map((from) => [
        String(from),
        Array.from({ length: PLACES }, (_, index) => Number(waysTo(from, index + 1))),
      ]),
    ),
  },
  wagerSchema,
  actionSchema: null,
  usual: { wager: { from: 4, baskets: [3, 4, 5] }, actions: [] },
  /** At each row 1 is right; at a wall it is drawn and not looked at. */
  draw: (_, random) => ({ path: Array.from({ length: ROWS }, () => random.below(2)) }),
  course(wager, { path }) {
    const place = ((wayOf(wager.from, path).at(-1) ?? 0) + 1) / 2;
    return atOnce(paysOf(wager)[place - 1] ?? 0, { path, place });
  },
  mostMultiplier: (wager) => Math.max(...paysOf(wager)),
  wagers: () => froms.flatMap((from) => everyChoice.map((baskets) => ({ from, baskets }))),
  plans(wager) {
    const { from, baskets } = wager;
    const pays = paysOf(wager);
    const law = lawOf(
      pays.map((multiplier, index) => [multiplier, waysTo(from, index + 1)] as const),
      ALL_WAYS,
    );
    return [
      {
        name: `over ${from}, ${baskets.length === 1 ? 'basket' : 'baskets'} ${baskets.join(' ')}`,
        wager,
        law,
      },
    ];
  },
});
