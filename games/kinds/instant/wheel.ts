/** Wheel: segments of equal width, one of which stops under the pointer. */
import { z } from 'zod';
import { atOnce, defineInstant } from './instant.ts';
import { lawOf } from './laws.ts';
import { bets } from './multiplier.ts';

export const risks = ['low', 'medium', 'high'] as const;
type Risk = (typeof risks)[number];
export const sizes = [10, 20, 30, 40, 50] as const;
type Size = (typeof sizes)[number];

const LOW_TEN = [1.5, 1.2, 1.2, 1.2, 0, 1.2, 1.2, 1.2, 1.2, 0];
/** In bets, clockwise. Each wheel returns 99 % to the last digit. */
const MEDIUM: Readonly<Record<Size, readonly number[]>> = {
  10: [0, 1.9, 0, 1.5, 0, 2, 0, 1.5, 0, 3],
  20: [1.5, 0, 2, 0, 2, 0, 2, 0, 1.5, 0, 3, 0, 1.8, 0, 2, 0, 2, 0, 2, 0],
  30: [
    1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 2, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 2, 0, 2, 0, 1.7, 0, 4, 0, 1.5, 0, 2, 0,
  ],
  40: [
    2, 0, 3, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 2, 0, 2, 0, 1.6, 0, 2, 0, 1.5,
    0, 3, 0, 1.5, 0, 2, 0, 1.5, 0,
  ],
  50: [
    2, 0, 1.5, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 2, 0, 1.5, 0, 2, 0, 2, 0,
    1.5, 0, 3, 0, 1.5, 0, 2, 0, 1.5, 0, 1.5, 0, 5, 0, 1.5, 0, 2, 0, 1.5, 0,
  ],
};

export const wagerSchema = z.strictObject({ segments: z.literal([...sizes]), risk: z.enum(risks) });

/** What the segments pay in ten-thousandths, clockwise from the first. */
export function segmentsOf(size: Size, risk: Risk): number[] {
  if (risk === 'low') return Array.from({ length: size }, (_, index) => bets(LOW_TEN[index % 10] ?? 0));
  if (risk === 'medium') return MEDIUM[size].map(bets);
  return Array.from({ length: size }, (_, index) => (index === size - 1 ? bets(size * 0.99) : 0));
}

export const wheel = defineInstant({
  code: 'wheel',
  title: 'Wheel',
  version: 1,
  mathematics: {
    draws: [{ segment: { below: 'segments' } }],
    segments: Object.fromEntries(
      risks.map((risk) => [
        risk,
        Object.fromEntries(sizes.map((size) => [String(size), segmentsOf(size, risk)])),
      ]),
    ),
  },
  wagerSchema,
  actionSchema: null,
  usual: { wager: { segments: 30, risk: 'medium' }, actions: [] },
  draw: ({ segments }, random) => ({ segment: random.below(segments) }),
  course: ({ segments, risk }, { segment }) => atOnce(segmentsOf(segments, risk)[segment] ?? 0, { segment }),
  mostMultiplier: ({ segments, risk }) => Math.max(...segmentsOf(segments, risk)),
  wagers: () => risks.flatMap((risk) => sizes.map((segments) => ({ segments, risk }))),
  plans(wager) {
    const { segments, risk } = wager;
    const law = lawOf(
      segmentsOf(segments, risk).map((multiplier) => [multiplier, 1n] as const),
      BigInt(segments),
    );
    return [{ name: `${segments} segments, ${risk}`, wager, law }];
  },
});
