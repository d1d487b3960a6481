/**
 * Races. The field of a race (its course, runners, strengths and form) follows from what is published of its chain before the first bet,
 * so that everybody can work out every price. The order in which the runners come in follows from the race's own link.
 *
 * One model decides everything. The strengths of a field add up to 100. The first is drawn among all runners, each as likely as its
 * strength; the second in the same way among the others; and so on to the last. So the chance that runners a, b, c come in first,
 * second and third is a/100 × b/(100 − a) × c/(100 − a − b), and the chance of every bet is a sum of such chances.
 */
import { z } from 'zod';
import type { RandomSource } from '../../kit/fairness/random.ts';

export const LEAST_RUNNERS = 8;
export const MOST_RUNNERS = 12;
/** What the strengths of a field add up to. */
export const STRENGTH = 100;

/** Bets of a race. One each way is half a bet to win and half a place bet. */
export const RACE_BETS = ['win', 'place', 'each', 'quinella', 'exacta', 'trifecta'] as const;
export type RaceBet = (typeof RACE_BETS)[number];

/** How far the prices of a kind of bet are below fair ones, in ten-thousandths. An each-way bet has those of its halves. */
export type Overrounds = Readonly<Record<Exclude<RaceBet, 'each'>, number>>;

export type RaceRules = {
  /** Courses in turn. */
  courses: number;
  /** So many names there are, and so many coats. */
  names: number;
  coats: number;
  /** So many trial races of the same field are its form. */
  trials: number;
  /** Every set of strengths that a field can have, each as likely as the others, from the strongest down. */
  fields: readonly (readonly number[])[];
  /** How many of the first are placed, by the number of runners. */
  places: Readonly<Record<number, number>>;
  overrounds: Overrounds;
};

const number = (least: number, most: number) => z.int().min(least).max(most);
const perRunner = (each: z.ZodType<number>) => z.array(each).min(LEAST_RUNNERS).max(MOST_RUNNERS).readonly();

/** What is known of a race before it takes bets. The lists have an entry for each runner, in the order of their numbers, from 1. */
export const fieldSchema = z.strictObject({
  course: number(0, 9),
  strengths: perRunner(number(1, STRENGTH)),
  /** Which of the names, and of the coats. */
  names: perRunner(number(0, 99)),
  coats: perRunner(number(0, 9)),
  /** Where each came in in the trial races, the latest last. */
  form: z
    .array(z.array(number(1, MOST_RUNNERS)).readonly())
    .min(LEAST_RUNNERS)
    .max(MOST_RUNNERS)
    .readonly(),
});
export type RaceField = z.infer<typeof fieldSchema>;

export const raceOutcomeSchema = z.strictObject({
  field: fieldSchema,
  /** The runners' numbers in the order in which they came in. */
  order: perRunner(number(1, MOST_RUNNERS)),
});
export type RaceOutcome = z.infer<typeof raceOutcomeSchema>;

/** So many of so many, the first of a shuffle from the front. */
function chosen(random: RandomSource, of: number, count: number): number[] {
  const all = Array.from({ length: of }, (_, index) => index);
  for (let index = 0; index < count; index += 1) {
    const other = index + random.below(of - index);
    [all[index], all[other]] = [all[other] ?? 0, all[index] ?? 0];
  }
  return all.slice(0, count);
}

/** The numbers of runners in the order in which they come in. */
export function drawOrder(strengths: readonly number[], random: RandomSource): number[] {
  const left = strengths.map((strength, index) => ({ number: index + 1, strength }));
  const order: number[] = [];
  while (left.length > 0) {
    let value = random.below(left.reduce((sum, { strength }) => sum + strength, 0));
    const at = left.findIndex(({ strength }) => (value -= strength) < 0);
    order.push(...left.splice(at, 1).map((runner) => runner.number));
  }
  return order;
}

/** The field of a race, from the numbers that are public before it takes bets. */
export function drawField(rules: RaceRules, random: RandomSource, draw: number): RaceField {
  const sorted = rules.fields[random.below(rules.fields.length)] ?? [];
  const runners = sorted.length;
  const strengths = chosen(random, runners, runners).map((rank) => sorted[rank] ?? 0);
  const names = chosen(random, rules.names, runners);
  const coats = strengths.map(() => random.below(rules.coats));
  const trials = Array.from({ length: rules.trials }, () => drawOrder(strengths, random));
  return {
    course: (draw - 1) % rules.courses,
    strengths,
    names,
    coats,
    form: strengths.map((_, index) => trials.map((order) => order.indexOf(index + 1) + 1)),
  };
}

/** A spot in parts: `win-3`, `place-3`, `each-3`, `quinella-3-5` (the lower number first), `exacta-5-3`, `trifecta-5-3-8`. */
export function readRaceSpot(spot: string): { bet: RaceBet; runners: readonly number[] } | null {
  const [name = '', ...numbers] = spot.split('-');
  const bet = RACE_BETS.find((each) => each === name);
  const runners = numbers.map(Number);
  if (!bet || spotOf(bet, runners) !== spot) return null;
  const isGiven = runners.every((each) => Number.isInteger(each) && each >= 1 && each <= MOST_RUNNERS);
  return isGiven && new Set(runners).size === runners.length && runners.length === runnersIn(bet)
    ? { bet, runners }
    : null;
}

/** How many runners a bet names. */
export function runnersIn(bet: RaceBet): number {
  if (bet === 'trifecta') return 3;
  return bet === 'quinella' || bet === 'exacta' ? 2 : 1;
}

/** The name of a bet on runners: of a quinella whatever their order. */
export function spotOf(bet: RaceBet, runners: readonly number[]): string {
  const named = bet === 'quinella' ? runners.toSorted((a, b) => a - b) : runners;
  return [bet, ...named].join('-');
}

/** Every row of so many different runners. */
export function everyRow(runners: number, length: number): number[][] {
  if (length === 0) return [[]];
  return everyRow(runners, length - 1).flatMap((row) =>
    Array.from({ length: runners }, (_, index) => index + 1)
      .filter((each) => !row.includes(each))
      .map((each) => [...row, each]),
  );
}

/** Every spot of a field of so many. */
export function raceSpots(runners: number): string[] {
  return RACE_BETS.flatMap((bet) => [
    ...new Set(everyRow(runners, runnersIn(bet)).map((row) => spotOf(bet, row))),
  ]);
}

/** What of a bet is won by an order: the parts that are paid. Only the first three make a difference to any bet. */
export function wonOf(
  rules: Pick<RaceRules, 'places'>,
  { bet, runners }: { bet: RaceBet; runners: readonly number[] },
  order: readonly number[],
  count: number,
): { win: boolean; place: boolean } {
  const [first, second, third] = order;
  const [a, b, c] = runners;
  switch (bet) {
    case 'win':
      return { win: a === first, place: false };
    case 'place':
    case 'each': {
      const placed = order.slice(0, rules.places[count] ?? 0);
      return { win: bet === 'each' && a === first, place: a !== undefined && placed.includes(a) };
    }
    case 'quinella':
      return { win: (a === first && b === second) || (a === second && b === first), place: false };
    case 'exacta':
      return { win: a === first && b === second, place: false };
    case 'trifecta':
      return { win: a === first && b === second && c === third, place: false };
  }
}
