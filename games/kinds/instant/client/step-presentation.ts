/** Presents the answers of rounds with steps: the sound of a step, and the time that its tile, door, card or coin turns. */
import { useEffect, useEffectEvent } from 'react';
import type { BoardProps, Pace } from '../../../kit/client/game-view.ts';
import { UNIT } from '../multiplier.ts';

/** How long a step turns. The style sheets have the same lengths, as `--step`. */
const STEP_MS: Readonly<Record<Pace, number>> = { still: 0, normal: 440, turbo: 90 };
/** From here a win sounds bigger: ten times the bet. */
const BIG = 10 * UNIT;

type StepPresentation<Wager, Seen> = Pick<
  BoardProps<Wager, Seen>,
  'phase' | 'pace' | 'round' | 'sound' | 'onShown'
> & {
  /** How many steps long it takes until a loss has been seen. Where that is more than one, its sound waits as well. */
  lossSteps?: number;
};

/** Hears and times the presentation of each answer, and then tells the shell that it has been seen. */
export function useStepPresentation<Wager, Seen>({
  phase,
  pace,
  round,
  sound,
  onShown,
  lossSteps = 1,
}: StepPresentation<Wager, Seen>): void {
  const present = useEffectEvent(() => {
    const isLost = round?.course.state === 'ended' && round.course.multiplier === 0;
    const waits = isLost && lossSteps > 1;
    if (round?.course.state === 'in_play') sound(round.actions.length === 0 ? 'press' : 'step');
    else if (round && round.course.multiplier > UNIT)
      sound(round.course.multiplier >= BIG ? 'bigWin' : 'win');
    else if (isLost && !waits) sound('lose');
    const timer = setTimeout(
      () => {
        if (waits) sound('lose');
        onShown();
      },
      STEP_MS[pace] * (isLost ? lossSteps : 1),
    );
    return () => clearTimeout(timer);
  });
  const isShowing = phase === 'showing';
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);
}
