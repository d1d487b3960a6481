/** What is heard besides chips, wheel and cards: the last seconds, the close, and what the player's bets have come to. */
import { useEffect, useEffectEvent } from 'react';
import type { CuePlayer } from '../../../../kit/client/sound/cues.ts';
import type { OwnResult } from '../room/own.ts';
import { LAST_S } from './clock-ring.tsx';
import type { Now } from './use-moment.ts';

/** From so many stakes on a win sounds bigger. */
const BIG = 10n;

/** A loss is quiet, and what is paid at or below the stake has no sound. */
export function useTableSound(cues: CuePlayer, { phase, seconds }: Now, result: OwnResult | null): void {
  useEffect(() => cues.music.begin(), [cues]);
  const hearSecond = useEffectEvent((left: number) => {
    if (phase === 'open' && left > 0 && left < LAST_S) cues.play('tick');
  });
  useEffect(() => hearSecond(seconds), [seconds]);
  const hearPhase = useEffectEvent((begun: Now['phase']) => {
    if (begun === 'closed') cues.play('sweep');
  });
  useEffect(() => hearPhase(phase), [phase]);
  const isSettled = phase === 'settled' && result !== null;
  const hearResult = useEffectEvent((isTold: boolean) => {
    if (!isTold || !result) return;
    const { staked_minor, win_minor } = result;
    if (win_minor > staked_minor) cues.play(win_minor >= BIG * staked_minor ? 'bigWin' : 'win');
    else if (win_minor === 0n) cues.play('lose');
  });
  useEffect(() => hearResult(isSettled), [isSettled]);
}
