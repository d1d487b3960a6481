/** Tables whose wager is chips on spots, and whose round is over at once. */
import { z } from 'zod';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { rational } from '../../kit/prove/fraction.ts';
import type { Law } from '../../kit/prove/law.ts';
import { defineTable, payoutOf, unitsSchema, UNIT, unitOf, type TableGame } from './table.ts';

/** Units by spot; a spot without chips is left out. */
export type Spots<Spot extends string> = { readonly [Key in Spot]?: number };

/** `{"spots": {"red": 5}}`: at least one spot of these has chips. */
export function spotsSchema<Spot extends string>(names: readonly Spot[]): z.ZodType<{ spots: Spots<Spot> }> {
  return z.strictObject({
    spots: z
      .partialRecord(z.enum(names), unitsSchema)
      .refine((spots) => Object.keys(spots).length > 0, { error: 'at least one spot needs chips' }),
  });
}

/** All units on a table. */
export function unitsOn(spots: Readonly<Record<string, number | undefined>>): number {
  return Object.values(spots).reduce<number>((sum, units) => sum + (units ?? 0), 0);
}

/** A result and how many of the equally likely rounds have it. */
export type ResultCases<Result> = { result: Result; cases: bigint };

type SpotRules<Spot extends string, Draw, Seen, Result> = {
  code: string;
  title: string;
  version: number;
  mathematics: Readonly<Record<string, unknown>>;
  spots: readonly Spot[];
  usual: Spot;
  draw: (random: RandomSource) => Draw;
  /** What a draw means for the spots. */
  resultOf: (draw: Draw) => Result;
  /** Every result that can come, as far as it makes a difference to a spot. */
  results: readonly Result[];
  /** What a unit on a spot pays, in ten-thousandths, its stake included. */
  pays: (spot: Spot, result: Result) => number;
  seen: (draw: Draw) => Seen;
  /** How often each result comes: every law follows from it. */
  cases: () => readonly ResultCases<Result>[];
  /** One spot for each kind of bet, for the proof and the odds. */
  kinds: readonly (readonly [name: string, spot: Spot])[];
};

/** A table of spots as many players sit at it: one draw decides the bets of all of them. */
export type SharedTable<Draw> = {
  spots: readonly string[];
  draw: (random: RandomSource) => Draw;
  /**
   * What a bet is paid, in minor units, its stake included where that comes back.
   * @throws ZodError for a wager that is none of the table; BetRefused for a bet that its units do not divide.
   */
  winOf: (bet_minor: bigint, wager: unknown, draw: Draw) => bigint;
  /** What a bet would be paid by each result that can come, always in the same order. @throws as `winOf`. */
  winsOf: (bet_minor: bigint, wager: unknown) => readonly bigint[];
};

export type SpotTable<Draw> = TableGame & { shared: SharedTable<Draw> };

/** Closes the rules of a table of spots. */
export function defineSpots<Spot extends string, Draw, Seen, Result>(
  rules: SpotRules<Spot, Draw, Seen, Result>,
): SpotTable<Draw> {
  const { code, title, version, mathematics, pays } = rules;
  /** What chips are paid by a result. Those spots alone are looked at, however many there are. */
  const paysOn = (spots: Spots<Spot>): ((result: Result) => number) => {
    const staked = rules.spots.flatMap((spot): [Spot, number][] => {
      const units = spots[spot] ?? 0;
      return units === 0 ? [] : [[spot, units]];
    });
    return (result) => staked.reduce((sum, [spot, units]) => sum + units * pays(spot, result), 0);
  };
  const wagerSchema = spotsSchema(rules.spots);
  /** What a bet is paid by a result. */
  const payment = (bet_minor: bigint, asked: unknown): ((result: Result) => bigint) => {
    const { spots } = wagerSchema.parse(asked);
    const unit_minor = unitOf(bet_minor, unitsOn(spots));
    const paid = paysOn(spots);
    return (result) => payoutOf(unit_minor, paid(result));
  };
  const shared: SharedTable<Draw> = {
    spots: rules.spots,
    draw: rules.draw,
    winOf: (bet_minor, wager, draw) => payment(bet_minor, wager)(rules.resultOf(draw)),
    winsOf: (bet_minor, wager) => rules.results.map(payment(bet_minor, wager)),
  };
  const table = defineTable<{ spots: Spots<Spot> }, never, Draw, Seen>({
    code,
    title,
    category: 'casino',
    version,
    mathematics,
    wagerSchema,
    actionSchema: null,
    usual: { wager: { spots: { [rules.usual]: 1 } }, actions: [] },
    stakes: ({ spots }) => unitsOn(spots),
    mostStakes: ({ spots }) => unitsOn(spots),
    mostPays: ({ spots }) => Math.max(...rules.results.map(paysOn(spots))),
    draw: (_, random) => rules.draw(random),
    course: ({ spots }, draw) => ({
      state: 'ended',
      raised: 0,
      pays: paysOn(spots)(rules.resultOf(draw)),
      seen: rules.seen(draw),
      whenAway: null,
    }),
    betTypes() {
      const cases = rules.cases();
      return rules.kinds.map(([name, spot]) => ({
        name,
        law: lawOf(cases.map((each) => [pays(spot, each.result), each.cases])),
        wager: { spots: { [spot]: 1 } },
        play: (random) => ({ pays: pays(spot, rules.resultOf(rules.draw(random))) / UNIT, staked: 1 }),
      }));
    },
  });
  return { ...table, shared };
}

/** A law from payments in ten-thousandths and their cases: equal payments are one outcome. */
function lawOf(paid: readonly (readonly [pays: number, cases: bigint])[]): Law {
  const byPayment = new Map<number, bigint>();
  for (const [pays, cases] of paid) byPayment.set(pays, (byPayment.get(pays) ?? 0n) + cases);
  return {
    outcomes: [...byPayment].map(([pays, cases]) => ({ pays: rational(BigInt(pays), BigInt(UNIT)), cases })),
    total: paid.reduce((sum, [, cases]) => sum + cases, 0n),
  };
}
