/** What games with steps have in common: each step wins or ends the round, and after the first the player may end it too. */
import { z } from 'zod';
import type { Fraction } from '../../kit/prove/law.ts';
import { ActionRefused } from '../../kit/round/round-game.ts';
import type { Course, Plan } from './instant.ts';
import { winOrNothing } from './laws.ts';
import { CAP, multiplierOf } from './multiplier.ts';
import { RTP } from './returns.ts';

/** Ends a round in play, which pays what it has reached. */
export const cashOut = { type: 'cash_out' } as const;
export const cashOutSchema = z.strictObject({ type: z.literal('cash_out') });

type Climb<Step> = {
  /** Whether a step wins. @throws {@link ActionRefused} where it is not possible. */
  isWon: (step: Step, before: readonly Step[]) => boolean;
  /** What the round pays after these steps, in ten-thousandths. */
  multiplierAfter: (steps: readonly Step[]) => number;
  /** What the round could come to pay with one step more, in ten-thousandths; none if no step is left. */
  next: (steps: readonly Step[]) => readonly number[];
};

/** Where a round of steps stands, without what the player sees of it. */
export function climb<Step>(
  actions: readonly (Step | { type: 'cash_out' })[],
  isCashOut: (action: Step | { type: 'cash_out' }) => action is { type: 'cash_out' },
  { isWon, multiplierAfter, next }: Climb<Step>,
): Omit<Course<unknown>, 'seen'> & { steps: readonly Step[] } {
  const steps: Step[] = [];
  let [isOver, isLost] = [false, false];
  for (const action of actions) {
    if (isOver) throw new ActionRefused('The round has ended.');
    if (isCashOut(action)) {
      if (steps.length === 0) throw new ActionRefused('A round is cashed out after its first step.');
      isOver = true;
      continue;
    }
    isLost = !isWon(action, steps);
    steps.push(action);
    isOver = isLost || !next(steps).some((multiplier) => multiplier <= CAP);
  }
  return {
    steps,
    state: isOver ? 'ended' : 'in_play',
    multiplier: isLost || steps.length === 0 ? 0 : multiplierAfter(steps),
    canCashOut: !isOver && steps.length > 0,
  };
}

/** What a round of steps with these chances pays after each of them, in ten-thousandths, as far as it may go. */
export function ladderOf(chances: readonly Fraction[]): number[] {
  return chances.map((chance) => multiplierOf(chance, RTP)).filter((multiplier) => multiplier <= CAP);
}

/** The rung after this many steps, if there is one. */
export function rungAfter(ladder: readonly number[], steps: number): number[] {
  return ladder.slice(steps, steps + 1);
}

/** Stopping after each number of steps, by the chance of getting there and the step that is taken at each. */
export function placesToStop<Wager, Step, Seen>(
  name: string,
  wager: Wager,
  chances: readonly Fraction[],
  stepAt: (taken: number) => Step,
): Plan<Wager, Step | { type: 'cash_out' }, Seen>[] {
  return chances.slice(0, ladderOf(chances).length).map((chance, index) => ({
    name: `${name}, ${index + 1} ${index === 0 ? 'step' : 'steps'}`,
    law: winOrNothing(multiplierOf(chance, RTP), chance),
    wager,
    next: (_, taken) => (taken > index ? { type: 'cash_out' } : stepAt(taken)),
  }));
}
