/**
 * A bout between two champions, meron and wala, whose backers share what all have staked. Pure; amounts are minor units, and every one of
 * them goes somewhere: what is staked is prizes, rake and what is carried to the next bout.
 *
 * Glossary. Side: meron, wala, or the draw. Line: the smallest stake; a bet is whole lines on sides. Match: the pool that meron and wala share.
 * Returned: lines that are paid just what they have staked, without a rake.
 */
import { z } from 'zod';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import { rational, zero } from '../../kit/prove/fraction.ts';
import type { Law } from '../../kit/prove/law.ts';
import { BetRefused } from '../../kit/round/round-game.ts';
import { unitsOn } from '../table/spots.ts';
import type { LiveWager } from './rules.ts';

export const SIDES = ['meron', 'wala', 'draw'] as const;
export type Side = (typeof SIDES)[number];

export type SideRules = {
  form: 'sides';
  /** Of the stakes, in ten-thousandths: what the house keeps of a bout that is shared out. */
  rake: number;
  /** The result is one of so many equally likely numbers: the first `wins` are meron's, as many wala's, the rest are draws. */
  of: number;
  wins: number;
  /** Who strikes so often first has won. */
  points: number;
};

/** What is seen of a bout: a point for whoever strikes. `both` ends a drawn one. */
export const boutOutcomeSchema = z.strictObject({
  result: z.enum(SIDES),
  strikes: z
    .array(z.enum(['meron', 'wala', 'both']))
    .min(5)
    .max(9)
    .readonly(),
});
export type BoutOutcome = z.infer<typeof boutOutcomeSchema>;

/** What a bout comes to: its result, the points of the one who is beaten, and the order of all strikes before the last. */
export function drawBout({ of, wins, points }: SideRules, random: RandomSource): BoutOutcome {
  const number = random.below(of);
  const result: Side = number < wins ? 'meron' : number < 2 * wins ? 'wala' : 'draw';
  const before = points - 1;
  const beaten = result === 'draw' ? before : random.below(points);
  const winner = result === 'wala' ? 'wala' : 'meron';
  const other = winner === 'wala' ? 'meron' : 'wala';
  const order = chosenWithout(before + beaten, before + beaten, random);
  const strikes = order.map((index) => (index < before ? winner : other));
  return { result, strikes: [...strikes, result === 'draw' ? 'both' : winner] };
}

/** Amounts, or lines, of meron, wala and the draw, in this order. */
export type BySide = readonly [meron: bigint, wala: bigint, draw: bigint];
export const noSides: BySide = [0n, 0n, 0n];

/** @throws RangeError unless there is an amount for each side. */
export function sidesFrom(list: readonly (string | bigint)[]): BySide {
  const [meron, wala, draw] = list;
  if (meron === undefined || wala === undefined || draw === undefined || list.length !== SIDES.length)
    throw new RangeError('An amount of a side is missing.');
  return [BigInt(meron), BigInt(wala), BigInt(draw)];
}

/**
 * How many lines a bet has on each side.
 * @throws BetRefused for a side that there is none of, and unless the units are whole lines.
 */
export function linesOnSides({ spots }: LiveWager, bet_minor: bigint, line_minor: bigint): BySide {
  if (Object.keys(spots).some((spot) => !SIDES.some((side) => side === spot)))
    throw new BetRefused('spots: the sides are meron, wala and draw');
  const units = BigInt(unitsOn(spots));
  if (units === 0n || bet_minor % units !== 0n || (bet_minor / units) % line_minor !== 0n)
    throw new BetRefused(`bet_minor: each unit is whole lines of ${line_minor}`);
  const lines = bet_minor / units / line_minor;
  return [
    lines * BigInt(spots['meron'] ?? 0),
    lines * BigInt(spots['wala'] ?? 0),
    lines * BigInt(spots['draw'] ?? 0),
  ];
}

/** Why the stakes on meron and wala would be given back whoever wins; null for a match that is shared out. */
export type NoMatch = 'empty' | 'uneven';

/** What the backers of meron and wala would share, and whether they do. @param before what is carried from the bout before. */
export function matchOf(
  { rake }: Pick<SideRules, 'rake'>,
  lines: BySide,
  line_minor: bigint,
  before: bigint,
): { shared: bigint; none: NoMatch | null } {
  const [meron, wala] = [lines[0] * line_minor, lines[1] * line_minor];
  const shared = before + ((meron + wala) * BigInt(10_000 - rake)) / 10_000n;
  const none = meron === 0n || wala === 0n ? 'empty' : shared < meron || shared < wala ? 'uneven' : null;
  return { shared, none };
}

export type SharedBout = {
  rake: bigint;
  /** What a line on each side is paid, what it has staked included; zero where it has lost. */
  prizes: BySide;
  /** On which sides lines are returned. */
  returned: readonly [boolean, boolean, boolean];
  /** What is carried: of the match it stands with meron. */
  carried: BySide;
  /** How many bouts in a row the pool of the draw was not won, this one included. */
  withoutDraw: number;
};

/** Shares out a bout. @param lines all lines of the bout. @param before as `carried` of the bout before. */
export function shareBout(
  rules: Pick<SideRules, 'rake'>,
  {
    lines,
    line,
    before,
    result,
    withoutDraw,
  }: { lines: BySide; line: bigint; before: BySide; result: Side; withoutDraw: number },
): SharedBout {
  const [meron, wala, draw] = lines;
  const isDrawn = result === 'draw';
  const { shared, none } = matchOf(rules, lines, line, before[0]);
  const isMatchReturned = none !== null || isDrawn;
  const backers = result === 'meron' ? meron : wala;
  const matchPrize = isMatchReturned ? line : shared / backers;
  const matchCarried = isMatchReturned ? before[0] : shared - matchPrize * backers;
  const pool = before[2] + (draw * line * BigInt(10_000 - rules.rake)) / 10_000n;
  const isDrawReturned = isDrawn && draw > 0n && pool < draw * line;
  const isDrawWon = isDrawn && draw > 0n && !isDrawReturned;
  const drawPrize = isDrawReturned ? line : isDrawWon ? pool / draw : 0n;
  const drawCarried = isDrawReturned ? before[2] : pool - drawPrize * draw * (isDrawWon ? 1n : 0n);
  const raked = (isMatchReturned ? 0n : meron + wala) + (isDrawReturned ? 0n : draw);
  return {
    rake: raked * line - (raked * line * BigInt(10_000 - rules.rake)) / 10_000n,
    prizes: [
      isMatchReturned || result === 'meron' ? matchPrize : 0n,
      isMatchReturned || result === 'wala' ? matchPrize : 0n,
      drawPrize,
    ],
    returned: [isMatchReturned, isMatchReturned, isDrawReturned],
    carried: [matchCarried, 0n, drawCarried],
    withoutDraw: isDrawWon ? 0 : withoutDraw + 1,
  };
}

/** Of what is returned to a bet, the rake that the house gives up: the pool has the rest. */
export function rakeReturned(
  { rake }: Pick<SideRules, 'rake'>,
  lines: BySide,
  returned: SharedBout['returned'],
  line_minor: bigint,
): bigint {
  const staked = lines.reduce((sum, count, side) => (returned[side] ? sum + count * line_minor : sum), 0n);
  return staked - (staked * BigInt(10_000 - rake)) / 10_000n;
}

/** What lines are paid, by what a line on each side is. */
export function paidOnSides(lines: BySide, prizes: BySide): bigint {
  return lines[0] * prizes[0] + lines[1] * prizes[1] + lines[2] * prizes[2];
}

/** A line on meron or wala in a bout with as much on either side: what it returns over all bouts that are shared out. */
export function lawOfMatch({ of, wins, rake }: SideRules): Law {
  return {
    outcomes: [
      { pays: rational(BigInt(2 * (10_000 - rake)), 10_000n), cases: BigInt(wins) },
      { pays: rational(1n), cases: BigInt(of - 2 * wins) },
      { pays: zero, cases: BigInt(wins) },
    ],
    total: BigInt(of),
  };
}

/** A line on the draw over all bouts: what is staked on it in all bouts up to a drawn one is shared in that. */
export function lawOfDraw({ of, wins, rake }: SideRules): Law {
  const draws = BigInt(of - 2 * wins);
  return {
    outcomes: [
      { pays: rational(BigInt(of) * BigInt(10_000 - rake), draws * 10_000n), cases: draws },
      { pays: zero, cases: BigInt(of) - draws },
    ],
    total: BigInt(of),
  };
}

/**
 * What a stake returns on average in one bout, in ten-thousandths.
 * @param on the side that is backed.
 * @param carried what the pool of the side holds before.
 */
export function returnOfBout(
  rules: SideRules,
  { on, lines, line_minor, carried }: { on: Side; lines: BySide; line_minor: bigint; carried: bigint },
): number {
  const [drawn, won] = [rules.of - 2 * rules.wins, rules.wins];
  if (on === 'draw') {
    const staked = lines[2] * line_minor;
    const pool = carried + (staked * BigInt(10_000 - rules.rake)) / 10_000n;
    return (10_000 * drawn * Math.max(1, Number(pool) / Number(staked))) / rules.of;
  }
  const { shared, none } = matchOf(rules, lines, line_minor, carried);
  if (none !== null) return 10_000;
  const backed = lines[on === 'meron' ? 0 : 1] * line_minor;
  return (10_000 * (drawn + (won * Number(shared)) / Number(backed))) / rules.of;
}

/** In so many steps the house's play money comes into a bout of demo play, the last of them before it is closed. */
export const PUBLIC_STEPS = 24;

/**
 * What the house stakes in demo play, where a player would be alone: lines by the number of the bout alone, so that they tell nothing.
 * @param step from 0, when the bout opens, to `PUBLIC_STEPS`.
 */
export function publicLines(number: number, step = PUBLIC_STEPS): BySide {
  const mixed = (factor: number, below: number): bigint => BigInt(((number * factor) % 9_973) % below);
  const whole = [600n + mixed(7_919, 700), 600n + mixed(6_101, 700), 12n + mixed(3_571, 40)] as const;
  const at = (lines: bigint, late: number): bigint =>
    (lines * BigInt(Math.max(0, Math.min(PUBLIC_STEPS, step - late)))) / BigInt(PUBLIC_STEPS);
  return step >= PUBLIC_STEPS
    ? whole
    : [at(whole[0], number % 3), at(whole[1], (number + 1) % 3), at(whole[2], 1)];
}
