/** What is heard of a bout: the bell at its beginning, every strike, and the last one. */
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

/** Strikes that are over when the page is opened are not heard. */
export function useBoutSound({ bout, key, passed_ms, whole_ms, pace, sound }: Heard): void {
  const hear = useEffectEvent((): number[] => {
    if (!bout || pace === 'still') return [];
    const times = strikeTimes(bout.strikes, whole_ms);
    if (passed_ms < 500) sound('begin');
    return times.flatMap((time_ms, index) =>
      time_ms <= passed_ms
        ? []
        : [
            window.setTimeout(
              () => sound(index === times.length - 1 ? 'thud' : 'knock'),
              time_ms - passed_ms,
            ),
          ],
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
