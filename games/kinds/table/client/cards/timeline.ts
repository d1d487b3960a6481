/** When the steps of a presentation come. Pure; times are milliseconds from its beginning. */
import type { Cue, Pace } from '../../../../kit/client/game-view.ts';

/** One thing that is shown: a card that is dealt or turned, a stage of a throw. */
export type DealStep = {
  /** From the step before, at the normal pace. */
  after_ms: number;
  cue?: Cue;
};

const SPEED: Readonly<Record<Pace, number>> = { still: 0, normal: 1, turbo: 0.3 };

/** How long something takes at a pace. */
export function paced_ms(normal_ms: number, pace: Pace): number {
  return Math.round(normal_ms * SPEED[pace]);
}

/**
 * When each step from a given one on comes, and when all have been seen.
 * @param rest_ms from the last step to the end, at the normal pace.
 */
export function timesOf(
  steps: readonly DealStep[],
  from: number,
  rest_ms: number,
  pace: Pace,
): { at_ms: number[]; end_ms: number } {
  const at_ms: number[] = [];
  let passed_ms = 0;
  for (const { after_ms } of steps.slice(from)) {
    passed_ms += after_ms;
    at_ms.push(paced_ms(passed_ms, pace));
  }
  return { at_ms, end_ms: paced_ms(passed_ms + rest_ms, pace) };
}
