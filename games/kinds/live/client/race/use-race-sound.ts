/** What is heard of a race: the gate, hooves at its beginning and before the post, and the bell as the first is at the post. */
import { useEffect, useEffectEvent } from 'react';
import type { RaceOutcome } from '../../races.ts';
import type { LiveFeltProps } from '../live-view.ts';
import { FIRST_HOME } from './running.ts';

type Heard = Pick<LiveFeltProps, 'sound' | 'pace'> & {
  race: RaceOutcome | null;
  key: string;
  passed_ms: number;
  whole_ms: number;
};

/** Three hooves fall near to each other, and then nothing touches the ground. */
const LEAP_MS = [0, 95, 190] as const;
const LEAPS_MS = 430;
const HEARD_MS = 3_500;

/** What is over when the page is opened is not heard. */
export function useRaceSound({ race, key, passed_ms, whole_ms, pace, sound }: Heard): void {
  const hear = useEffectEvent((): number[] => {
    if (!race || pace === 'still' || whole_ms === 0) return [];
    const home_ms = whole_ms * FIRST_HOME;
    const leaps = Array.from(
      { length: Math.floor(home_ms / LEAPS_MS) },
      (_, index) => index * LEAPS_MS,
    ).filter((at) => at < HEARD_MS || at > home_ms - HEARD_MS);
    if (passed_ms < 500) sound('gate');
    return [
      ...leaps.flatMap((at) => LEAP_MS.map((after) => ['hoof', at + after] as const)),
      ['bell', home_ms] as const,
    ].flatMap(([cue, at]) => (at <= passed_ms ? [] : [window.setTimeout(() => sound(cue), at - passed_ms)]));
  });
  const name = race ? key : '';
  useEffect(() => {
    const timers = name === '' ? [] : hear();
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [name]);
}
