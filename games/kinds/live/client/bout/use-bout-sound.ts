/** What is heard of a bout: the bell at its beginning, every strike, and the last one with the bell behind it. */
import { useEffect, useEffectEvent } from 'react';
import type { BoutOutcome } from '../../sides.ts';
import type { LiveFeltProps } from '../live-view.ts';
import { strikeTimes } from './course.ts';

type Heard = Pick<LiveFeltProps, 'sound' | 'pace'> & {
  bout: BoutOutcome | null;
  key: string;
  passed_ms: number;
  whole_ms: number;
};

/** The bell is rung so long after the last strike. */
const BELL_MS = 450;

/** Strikes that are over when the page is opened are not heard. */
export function useBoutSound({ bout, key, passed_ms, whole_ms, pace, sound }: Heard): void {
  const hear = useEffectEvent((): number[] => {
    if (!bout || pace === 'still') return [];
    const times = strikeTimes(bout.strikes, whole_ms);
    if (passed_ms < 500) sound('bell');
    const last_ms = times.at(-1);
    const heard = times.map(
      (time_ms, index) => [index === times.length - 1 ? 'thud' : 'knock', time_ms] as const,
    );
    return [...heard, ...(last_ms === undefined ? [] : [['bell', last_ms + BELL_MS] as const])].flatMap(
      ([cue, time_ms]) =>
        time_ms <= passed_ms ? [] : [window.setTimeout(() => sound(cue), time_ms - passed_ms)],
    );
  });
  const name = bout ? key : '';
  useEffect(() => {
    const timers = name === '' ? [] : hear();
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [name]);
}
