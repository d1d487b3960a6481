/**
 * What a table game is: chips on the spots of a table, whose fate the seeds decide whole when the round begins, shown at once or
 * dealt step by step. Actions may stake more. Stakes are whole units: the bet divided by all units of the wager is what a unit is
 * worth, so that a wager is the same in every currency.
 */
import { z } from 'zod';
import type { RandomSource } from '../../kit/fairness/random.ts';
import type { Law } from '../../kit/prove/law.ts';
import {
  ActionRefused,
  BetRefused,
  type RoundGame,
  type Thing,
  type UsualRound,
} from '../../kit/round/round-game.ts';

/** Ten-thousandths in a whole unit: what a spot pays is a whole number of them. */
export const UNIT = 10_000;

/** The most units on one spot: enough for every stake of a currency in its smallest parts. */
export const MOST_UNITS = 1_000_000;

/** Units on a spot. */
export const unitsSchema = z.int().min(1).max(MOST_UNITS);

export type TableCourse<Action, Seen> = {
  /** `in_play` waits for the player's next action. */
  state: 'in_play' | 'ended';
  /** Units that actions have staked beyond the wager's. */
  raised: number;
  /** In ten-thousandths of a unit: all that the round pays, stakes that come back included; 0 while it goes on. */
  pays: number;
  /** What the player may know: the hole card and the rest of the shoe are in here only when the round has ended. */
  seen: Seen;
  /** What is done for a player who does not return: never something that stakes more. Null for a round that has ended. */
  whenAway: Action | null;
};

/** A way to bet: its name in a proof, and what it pays when it is played by the plan that is stated. */
export type TableBetType = {
  name: string;
  /** In first bets: what it pays and, where its player may raise, what it has staked. */
  law: Law;
  /** How the law was found, where that was not by counting every round of one bet: `best play, counted`. */
  method?: string;
  wager: unknown;
  /** Plays one round of it; both in first bets, as numbers. */
  play: (random: RandomSource) => { pays: number; staked: number };
};

/** Every number that a draw, a step or a payment looks at, as it is published, beside the words of the specification. */
export type TableMathematics = { kind: 'table'; code: string; version: number } & Readonly<
  Record<string, unknown>
>;

type Rules<Wager, Action, Draw, Seen> = {
  code: string;
  title: string;
  /** Which of the lobby's categories it is in. */
  category: 'casino' | 'poker';
  /** Raised with every change of what decides a round. */
  version: number;
  mathematics: Readonly<Record<string, unknown>>;
  wagerSchema: z.ZodType<Wager>;
  /** Null for a game without steps. */
  actionSchema: z.ZodType<Action> | null;
  usual: UsualRound;
  /** Units that a wager stakes, on all its spots. */
  stakes: (wager: Wager) => number;
  /** Units that may be staked at most, all raises included. */
  mostStakes: (wager: Wager) => number;
  /** The most that a wager can pay, all raises included, in ten-thousandths of a unit. */
  mostPays: (wager: Wager) => number;
  /** Everything that chance decides in the round, before its first step: a deck is shuffled whole. */
  draw: (wager: Wager, random: RandomSource) => Draw;
  /** Where the round stands after these actions. @throws ActionRefused where one is not possible. */
  course: (wager: Wager, draw: Draw, actions: readonly Action[]) => TableCourse<Action, Seen>;
  /** Every kind of bet with its law, for the proof and the odds that players are shown. */
  betTypes: () => TableBetType[];
};

export type TableGame = RoundGame & {
  category: 'casino' | 'poker';
  mathematics: TableMathematics;
  /**
   * Units that a wager stakes.
   * @throws ZodError that names what of the wager was wrong.
   */
  unitsOf: (wager: unknown) => number;
  betTypes: () => TableBetType[];
};

/** Closes the rules of a game over their own types. */
export function defineTable<Wager, Action extends Thing, Draw, Seen>(
  rules: Rules<Wager, Action, Draw, Seen>,
): TableGame {
  const { code, title, category, version, wagerSchema, actionSchema, usual, betTypes } = rules;
  const read = (action: unknown): Action => {
    if (!actionSchema) throw new ActionRefused(`${title} has no steps.`);
    return actionSchema.parse(action);
  };
  return {
    code,
    title,
    category,
    version,
    hasSteps: actionSchema !== null,
    usual,
    betTypes,
    unitsOf: (asked) => rules.stakes(wagerSchema.parse(asked)),
    mathematics: { kind: 'table', code, version, unit: UNIT, ...rules.mathematics },
    mostOf(bet_minor, asked) {
      const wager = wagerSchema.parse(asked);
      const unit_minor = unitOf(bet_minor, rules.stakes(wager));
      return {
        staked_minor: unit_minor * BigInt(rules.mostStakes(wager)),
        win_minor: payoutOf(unit_minor, rules.mostPays(wager)),
      };
    },
    begin(bet_minor, asked, random) {
      const wager = wagerSchema.parse(asked);
      const unit_minor = unitOf(bet_minor, rules.stakes(wager));
      const drawn = rules.draw(wager, random);
      return {
        after(actions) {
          const { state, raised, pays, seen, whenAway } = rules.course(wager, drawn, actions.map(read));
          const staked = rules.stakes(wager) + raised;
          return {
            state,
            // Rounded down, as everything that is shown of a multiplier; what is paid follows from `pays` alone.
            multiplier: Math.floor(pays / staked),
            canCashOut: false,
            seen,
            raised_minor: unit_minor * BigInt(raised),
            win_minor: payoutOf(unit_minor, pays),
            whenAway,
          };
        },
      };
    },
  };
}

/**
 * What a unit of a bet is worth, in minor units.
 * @throws BetRefused if the bet cannot be divided into so many.
 */
export function unitOf(bet_minor: bigint, units: number): bigint {
  const parts = BigInt(units);
  if (parts === 0n || bet_minor % parts !== 0n)
    throw new BetRefused(`bet_minor: the wager's ${parts} units do not divide it`);
  return bet_minor / parts;
}

/** What is paid, in minor units; a part of a minor unit is the house's. */
export function payoutOf(unit_minor: bigint, pays: number): bigint {
  return (unit_minor * BigInt(pays)) / BigInt(UNIT);
}
