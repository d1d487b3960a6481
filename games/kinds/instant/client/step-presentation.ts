/** Presents the answers of rounds with steps: the sound of a step, and the time that its tile, door, card or coin turns. */
import { useEffect, useEffectEvent } from 'react';
import type { BoardProps, BoardRound, Cue, Pace } from '../../../kit/client/game-view.ts';
import { winCue } from './win-cue.ts';

/** How long a step turns. The style sheets have the same lengths, as `--step`. */
export const STEP_MS: Readonly<Record<Pace, number>> = { still: 0, normal: 440, turbo: 90 };

type StepPresentation<Wager, Seen> = Pick<
  BoardProps<Wager, Seen>,
  'phase' | 'pace' | 'round' | 'sound' | 'onShown'
> & {
  /** How many steps long it takes until a step that won has been seen. */
  wonSteps?: number;
  /** How many steps long it takes until a loss has been seen. Where that is more than one, its sound waits as well. */
  lossSteps?: number;
  /** Whether it is heard only after a step how the step has ended. */
  isHeardAfter?: boolean;
};

/** What is heard of an answer. A win below the stake has no sound. */
function cueOf({ course, actions }: Pick<BoardRound<unknown, unknown>, 'course' | 'actions'>): Cue | null {
  if (course.state === 'in_play') return actions.length === 0 ? 'press' : 'step';
  return winCue(course.multiplier) ?? (course.multiplier === 0 ? 'lose' : null);
}

/** Hears and times the presentation of each answer, and then tells the shell that it has been seen. */
export function useStepPresentation<Wager, Seen>({
  phase,
  pace,
  round,
  sound,
  onShown,
  wonSteps = 1,
  lossSteps = 1,
  isHeardAfter = false,
}: StepPresentation<Wager, Seen>): void {
  const present = useEffectEvent(() => {
    const cue = round && cueOf(round);
    const isLost = cue === 'lose';
    const last = round?.actions.at(-1)?.['type'];
    const won = last === undefined || last === 'cash_out' ? 1 : wonSteps;
    // Of a bet that was placed nothing is awaited.
    const waits = isHeardAfter ? cue !== 'press' : isLost && lossSteps > 1;
    if (cue && !waits) sound(cue);
    const timer = setTimeout(
      () => {
        if (cue && waits) sound(cue);
        onShown();
      },
      STEP_MS[pace] * (isLost ? lossSteps : won),
    );
    return () => clearTimeout(timer);
  });
  const isShowing = phase === 'showing';
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);
}
