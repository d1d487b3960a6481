/** Keno: up to ten numbers of forty, of which ten are drawn. */
import { z } from 'zod';
import { choose } from '../../kit/prove/law.ts';
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import { atOnce, defineInstant } from './instant.ts';
import { lawOf } from './laws.ts';
import { bets } from './multiplier.ts';

export const NUMBERS = 40;
export const DRAWN = 10;
export const risks = ['low', 'medium', 'high'] as const;
type Risk = (typeof risks)[number];

/** What is paid in bets, by the number of picks and then of hits. */
const PAYS: Readonly<Record<Risk, readonly (readonly number[])[]>> = {
  low: [
    [0.7, 1.85],
    [0, 2, 3.8],
    [0, 1.1, 1.38, 26],
    [0, 0, 2.2, 7.9, 90],
    [0, 0, 1.5, 4.2, 13, 300],
    [0, 0, 1.1, 2, 6.2, 100, 700],
    [0, 0, 1.1, 1.6, 3.5, 15, 225, 700],
    [0, 0, 1.1, 1.5, 2, 5.5, 39, 100, 800],
    [0, 0, 1.1, 1.3, 1.7, 2.5, 7.5, 50, 250, 1000],
    [0, 0, 1.1, 1.2, 1.3, 1.8, 3.5, 13, 50, 250, 1000],
  ],
  medium: [
    [0.4, 2.75],
    [0, 1.8, 5.1],
    [0, 0, 2.8, 50],
    [0, 0, 1.7, 10, 100],
    [0, 0, 1.4, 4, 14, 390],
    [0, 0, 0, 3, 9, 180, 710],
    [0, 0, 0, 2, 7, 30, 400, 800],
    [0, 0, 0, 2, 4, 11, 67, 400, 900],
    [0, 0, 0, 2, 2.5, 5, 15, 100, 500, 1000],
    [0, 0, 0, 1.6, 2, 4, 7, 26, 100, 500, 1000],
  ],
  high: [
    [0, 3.96],
    [0, 0, 17.1],
    [0, 0, 0, 81.5],
    [0, 0, 0, 10, 259],
    [0, 0, 0, 4.5, 48, 450],
    [0, 0, 0, 0, 11, 350, 710],
    [0, 0, 0, 0, 7, 90, 400, 800],
    [0, 0, 0, 0, 5, 20, 270, 600, 900],
    [0, 0, 0, 0, 4, 11, 56, 500, 800, 1000],
    [0, 0, 0, 0, 3.5, 8, 13, 63, 500, 800, 1000],
  ],
};

export const wagerSchema = z.strictObject({
  picks: z
    .array(z.int().min(1).max(NUMBERS))
    .min(1)
    .max(DRAWN)
    .refine((picks) => new Set(picks).size === picks.length, { error: 'must not name a number twice' }),
  risk: z.enum(risks),
});

const paysOf = (risk: Risk, picks: number, hits: number): number => bets(PAYS[risk][picks - 1]?.[hits] ?? 0);

/** What so many picks pay by the number of hits, in ten-thousandths, and the chance of each, of `total` draws. */
export function kenoPays(
  risk: Risk,
  picks: number,
): { total: bigint; rows: { multiplier: number; cases: bigint }[] } {
  const rows = Array.from({ length: picks + 1 }, (_, hits) => ({
    multiplier: paysOf(risk, picks, hits),
    cases: choose(picks, hits) * choose(NUMBERS - picks, DRAWN - hits),
  }));
  return { total: choose(NUMBERS, DRAWN), rows };
}

export const keno = defineInstant({
  code: 'keno',
  title: 'Keno',
  version: 1,
  mathematics: {
    draws: [{ drawn: { chosen: DRAWN, of: NUMBERS, plus: 1 } }],
    numbers: NUMBERS,
    most_picks: DRAWN,
    pays: Object.fromEntries(risks.map((risk) => [risk, PAYS[risk].map((pays) => pays.map(bets))])),
  },
  wagerSchema,
  actionSchema: null,
  usual: { wager: { picks: [3, 7, 12, 24, 36], risk: 'medium' }, actions: [] },
  draw: (_, random) => ({ drawn: chosenWithout(NUMBERS, DRAWN, random).map((index) => index + 1) }),
  course({ picks, risk }, { drawn }) {
    const hits = picks.filter((pick) => drawn.includes(pick));
    return atOnce(paysOf(risk, picks.length, hits.length), { drawn, hits });
  },
  mostMultiplier: ({ picks, risk }) => bets(Math.max(...(PAYS[risk][picks.length - 1] ?? [0]))),
  // Which numbers are picked changes no chance.
  wagers: () =>
    risks.flatMap((risk) =>
      PAYS[risk].map((_, index) => ({
        picks: Array.from({ length: index + 1 }, (__, pick) => pick + 1),
        risk,
      })),
    ),
  plans(wager) {
    const { picks, risk } = wager;
    const { rows, total } = kenoPays(risk, picks.length);
    const law = lawOf(
      rows.map(({ multiplier, cases }) => [multiplier, cases] as const),
      total,
    );
    return [{ name: `${picks.length} picks, ${risk}`, wager, law }];
  },
});
