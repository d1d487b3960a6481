/** Tells the shell that a step has been shown, once the tile or card has turned; or at once where nothing moves. */
import { useEffect, useEffectEvent } from 'react';
import type { Pace, Phase } from '../../../kit/client/game-view.ts';

/** How long a step is shown before the next may be taken, and a round's end before the next may begin. */
const STEP_MS: Readonly<Record<Pace, number>> = { still: 0, normal: 340, turbo: 90 };

/**
 * @param begin is called when an answer is to be shown: to be heard, not seen.
 */
export function useStepPresentation(phase: Phase, pace: Pace, begin: () => void, onShown: () => void): void {
  const present = useEffectEvent(() => {
    begin();
    const timer = setTimeout(onShown, STEP_MS[pace]);
    return () => clearTimeout(timer);
  });
  const isShowing = phase === 'showing';
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);
}
