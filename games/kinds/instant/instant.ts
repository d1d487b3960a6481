/**
 * What an instant game is: one bet whose fate the seeds decide whole when the round begins, shown at once or uncovered step by
 * step. A round is a pure function of its wager, of what the seeds drew, and of the player's actions.
 */
import type { z } from 'zod';
import type { Law } from '../../kit/prove/law.ts';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { ActionRefused, type UsualRound } from '../../kit/round/round-game.ts';
import { CAP, UNIT } from './multiplier.ts';
import { RTP } from './returns.ts';

export type Course<Seen> = {
  /** `in_play` waits for the player's next action. */
  state: 'in_play' | 'ended';
  /** In ten-thousandths of the bet: what the round paid, or would pay if it were cashed out now. */
  multiplier: number;
  /** Whether the player may end the round now. A round that could be ended before its first step would be a bet without a risk. */
  canCashOut: boolean;
  /** What the player may know: what is still hidden is in here only when the round has ended. */
  seen: Seen;
};

/** A way to bet: its name in a proof, and what it pays. */
export type BetType = {
  name: string;
  law: Law;
  wager: unknown;
  /** Plays one round of it; gives what the round paid, in ten-thousandths. */
  play: (random: RandomSource) => number;
};

/** A way to bet, by the wager and by what is done at each step that waits for the player. */
export type Plan<Wager, Action, Seen> = {
  name: string;
  law: Law;
  wager: Wager;
  next?: (course: Course<Seen>, taken: number) => Action;
};

type Rules<Wager, Action, Draw, Seen> = {
  code: string;
  title: string;
  /** Raised with every change of what decides a round. */
  version: number;
  /** Every number that a draw, a step or a payment looks at, as it is published. `draws` are in their order. */
  mathematics: { draws: readonly Readonly<Record<string, DrawStep>>[] } & Readonly<Record<string, unknown>>;
  wagerSchema: z.ZodType<Wager>;
  /** Null for a game without steps. */
  actionSchema: z.ZodType<Action> | null;
  usual: UsualRound;
  /** Everything that chance decides in the round, before its first step. */
  draw: (wager: Wager, random: RandomSource) => Draw;
  /** Where the round stands after these actions. @throws {@link ActionRefused} where one is not possible. */
  course: (wager: Wager, draw: Draw, actions: readonly Action[]) => Course<Seen>;
  /** The highest that a wager can pay, in ten-thousandths. */
  mostMultiplier: (wager: Wager) => number;
  /** Wagers that stand for every one there is, for the proof. */
  wagers: () => readonly Wager[];
  /** The ways to play a wager, each with its law: one, or where a game has steps every place to stop, the earliest first. */
  plans: (wager: Wager) => Plan<Wager, Action, Seen>[];
};

/** One of the draws of a round: an integer below a limit or chosen ones of them, as often as said. Texts name fields of the wager. */
export type DrawStep = ({ below: number | string } | { chosen: number | string; of: number | string }) & {
  times?: number | string;
  plus?: number;
};

export type InstantGame = {
  code: string;
  title: string;
  version: number;
  /** What is published of the version. */
  mathematics: Mathematics;
  hasSteps: boolean;
  usual: UsualRound;
  /**
   * The highest that a wager can pay, in ten-thousandths of the bet.
   * @throws ZodError which names what of the wager was wrong.
   */
  mostMultiplier: (wager: unknown) => number;
  /** @throws ZodError which names what of the wager was wrong. */
  begin: (wager: unknown, random: RandomSource) => InstantRound;
  betTypes: () => BetType[];
  /**
   * What a wager can pay: one law, or where the game has steps one for each place to stop, the earliest first.
   * @throws ZodError which names what of the wager was wrong.
   */
  laws: (wager: unknown) => Law[];
};

/**
 * What becomes of a round whose player does not return: it is cashed out where it may be, and else the bet is taken back, as if it
 * had not been placed. Null for a round that has ended. Nothing is risked in the player's absence.
 */
export function whenAway({ state, canCashOut }: Course<unknown>): 'cash_out' | 'take_back' | null {
  if (state === 'ended') return null;
  return canCashOut ? 'cash_out' : 'take_back';
}

/** All that decides a round of a version, beside the words of the specification. */
export type Mathematics = { kind: 'instant'; code: string; version: number } & Readonly<
  Record<string, unknown>
>;

export type InstantRound = {
  /** @throws ZodError or {@link ActionRefused}; the round is then as it was. */
  after: (actions: readonly unknown[]) => Course<unknown>;
};

/** Closes the rules of a game over their own types. */
export function defineInstant<Wager, Action, Draw, Seen>(
  rules: Rules<Wager, Action, Draw, Seen>,
): InstantGame {
  const { code, title, version, wagerSchema, actionSchema } = rules;
  const read = (action: unknown): Action => {
    if (!actionSchema) throw new ActionRefused(`${title} has no steps.`);
    return actionSchema.parse(action);
  };
  return {
    code,
    title,
    version,
    mathematics: {
      kind: 'instant',
      code,
      version,
      unit: UNIT,
      returns: RTP.map(Number),
      ...(actionSchema ? { most_multiplier: CAP } : {}),
      ...rules.mathematics,
    },
    hasSteps: actionSchema !== null,
    usual: rules.usual,
    mostMultiplier: (asked) => rules.mostMultiplier(wagerSchema.parse(asked)),
    begin(asked, random) {
      const wager = wagerSchema.parse(asked);
      const drawn = rules.draw(wager, random);
      return { after: (actions) => rules.course(wager, drawn, actions.map(read)) };
    },
    laws: (asked) => rules.plans(wagerSchema.parse(asked)).map(({ law }) => law),
    betTypes: () =>
      rules
        .wagers()
        .flatMap(rules.plans)
        .map(({ name, law, wager, next }) => ({
          name,
          law,
          wager,
          play(random) {
            const drawn = rules.draw(wager, random);
            const actions: Action[] = [];
            for (;;) {
              const course = rules.course(wager, drawn, actions);
              if (course.state === 'ended' || !next) return course.multiplier;
              actions.push(next(course, actions.length));
            }
          },
        })),
  };
}

/** A round that is over with its first step. */
export function atOnce<Seen>(multiplier: number, seen: Seen): Course<Seen> {
  return { state: 'ended', multiplier, canCashOut: false, seen };
}
