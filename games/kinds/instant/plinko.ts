/** Plinko: a ball falls over rows of pins, to the left or to the right of each with the same chance, into a slot that pays. */
import { z } from 'zod';
import { choose } from '../../kit/prove/law.ts';
import { atOnce, defineInstant } from './instant.ts';
import { lawOf } from './laws.ts';
import { bets } from './multiplier.ts';

export const risks = ['low', 'medium', 'high'] as const;
type Risk = (typeof risks)[number];

const ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16];

/** What the slots pay in bets, from the edge to the middle; the other half is the same. */
const HALVES: Readonly<Record<Risk, Readonly<Record<number, readonly number[]>>>> = {
  low: {
    8: [5.6, 2.1, 1.1, 1, 0.5],
    9: [5.6, 2, 1.6, 1, 0.7],
    10: [8.9, 3, 1.4, 1.1, 1, 0.5],
    11: [8.4, 3, 1.9, 1.3, 1, 0.7],
    12: [10, 3, 1.6, 1.4, 1.1, 1, 0.5],
    13: [8.1, 4, 3, 1.9, 1.2, 0.9, 0.7],
    14: [7.1, 4, 1.9, 1.4, 1.3, 1.1, 1, 0.5],
    15: [15, 8, 3, 2, 1.5, 1.1, 1, 0.7],
    16: [16, 9, 2, 1.4, 1.4, 1.2, 1.1, 1, 0.5],
  },
  medium: {
    8: [13, 3, 1.3, 0.7, 0.4],
    9: [18, 4, 1.7, 0.9, 0.5],
    10: [22, 5, 2, 1.4, 0.6, 0.4],
    11: [24, 6, 3, 1.8, 0.7, 0.5],
    12: [33, 11, 4, 2, 1.1, 0.6, 0.3],
    13: [43, 13, 6, 3, 1.3, 0.7, 0.4],
    14: [58, 15, 7, 4, 1.9, 1, 0.5, 0.2],
    15: [88, 18, 11, 5, 3, 1.3, 0.5, 0.3],
    16: [110, 41, 10, 5, 3, 1.5, 1, 0.5, 0.3],
  },
  high: {
    8: [29, 4, 1.5, 0.3, 0.2],
    9: [43, 7, 2, 0.6, 0.2],
    10: [76, 10, 3, 0.9, 0.3, 0.2],
    11: [120, 14, 5.2, 1.4, 0.4, 0.2],
    12: [170, 24, 8.1, 2, 0.7, 0.2, 0.2],
    13: [260, 37, 11, 4, 1, 0.2, 0.2],
    14: [420, 56, 18, 5, 1.9, 0.3, 0.2, 0.2],
    15: [620, 83, 27, 8, 3, 0.5, 0.2, 0.2],
    16: [1000, 130, 26, 9, 4, 2, 0.2, 0.2, 0.2],
  },
};

export const wagerSchema = z.strictObject({ rows: z.int().min(8).max(16), risk: z.enum(risks) });
type PlinkoWager = z.infer<typeof wagerSchema>;

/** What the slots pay in ten-thousandths, from left to right. */
export function slotsOf({ rows, risk }: PlinkoWager): number[] {
  const half = HALVES[risk][rows] ?? [];
  return Array.from({ length: rows + 1 }, (_, slot) => bets(half[Math.min(slot, rows - slot)] ?? 0));
}

export const plinko = defineInstant({
  code: 'plinko',
  title: 'Plinko',
  version: 1,
  mathematics: {
    draws: [{ path: { below: 2, times: 'rows' } }],
    slots: Object.fromEntries(
      risks.map((risk) => [
        risk,
        Object.fromEntries(ROWS.map((rows) => [String(rows), slotsOf({ rows, risk })])),
      ]),
    ),
  },
  wagerSchema,
  actionSchema: null,
  /** At each row 1 is right. */
  usual: { wager: { rows: 12, risk: 'medium' }, actions: [] },
  draw: ({ rows }, random) => ({ path: Array.from({ length: rows }, () => random.below(2)) }),
  course(wager, { path }) {
    const slot = path.reduce((sum, step) => sum + step, 0);
    return atOnce(slotsOf(wager)[slot] ?? 0, { path, slot });
  },
  mostMultiplier: (wager) => Math.max(...slotsOf(wager)),
  wagers: () => risks.flatMap((risk) => ROWS.map((rows) => ({ rows, risk }))),
  plans(wager) {
    const { rows, risk } = wager;
    const law = lawOf(
      slotsOf(wager).map((multiplier, slot) => [multiplier, choose(rows, slot)] as const),
      2n ** BigInt(rows),
    );
    return [{ name: `${rows} rows, ${risk}`, wager, law }];
  },
});
