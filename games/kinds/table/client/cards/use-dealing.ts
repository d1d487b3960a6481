/** Shows a round step by step: how much of it is shown now, its sounds, and the word to the shell that all has been seen. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardRound, Pace } from '../../../../kit/client/game-view.ts';
import { UNIT } from '../../table.ts';
import type { FeltProps } from '../table-view.ts';
import { timesOf, type DealStep } from './timeline.ts';

/** From here a win sounds bigger: ten times what was staked. */
const BIG = 10 * UNIT;

type Dealing<Wager, Seen> = Pick<FeltProps<Wager, Seen>, 'phase' | 'round' | 'pace' | 'sound' | 'onShown'> & {
  /** Every step of the round so far, from its first on: an action adds some to the end. */
  steps: readonly DealStep[];
  /** From the last step until the result may be told, at the normal pace. */
  rest_ms?: number;
};

/**
 * @returns `shown`: how many of the steps are shown now: all of them unless an answer is being presented. `motion`: how what comes now
 * moves; null where it only lies there.
 */
export function useDealing<Wager, Seen>({
  phase,
  round,
  pace,
  sound,
  onShown,
  steps,
  rest_ms = 600,
}: Dealing<Wager, Seen>): { shown: number; motion: Exclude<Pace, 'still'> | null } {
  const isShowing = phase === 'showing';
  const roundId = round?.roundId ?? null;
  const [progress, setProgress] = useState({ roundId, shown: steps.length });
  const isSame = progress.roundId === roundId;
  // At rest everything that is known lies on the table. An answer that comes next begins where this ends.
  if (!isShowing && !(isSame && progress.shown === steps.length))
    setProgress({ roundId, shown: steps.length });
  const from = isSame ? progress.shown : 0;

  const present = useEffectEvent(() => {
    const { at_ms, end_ms } = timesOf(steps, from, rest_ms, pace);
    const end = (): void => {
      setProgress({ roundId, shown: steps.length });
      hearResult(round, sound);
      onShown();
    };
    if (pace === 'still') {
      // Once the effect is over, so that the state is not set within it.
      const timer = setTimeout(end);
      return () => clearTimeout(timer);
    }
    const timers = at_ms.map((each_ms, index) =>
      setTimeout(() => {
        const cue = steps[from + index]?.cue;
        if (cue) sound(cue);
        setProgress({ roundId, shown: from + index + 1 });
      }, each_ms),
    );
    timers.push(setTimeout(end, end_ms));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  });
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);

  return {
    shown: isShowing ? from : steps.length,
    motion: isShowing && pace !== 'still' ? pace : null,
  };
}

/** A loss is quiet, and what is paid at or below the stake has no sound. */
function hearResult<Wager, Seen>(
  round: BoardRound<Wager, Seen> | null,
  sound: FeltProps<Wager, Seen>['sound'],
): void {
  if (round?.course.state !== 'ended') return;
  const { multiplier } = round.course;
  if (multiplier > UNIT) sound(multiplier >= BIG ? 'bigWin' : 'win');
  else if (multiplier === 0) sound('lose');
}
