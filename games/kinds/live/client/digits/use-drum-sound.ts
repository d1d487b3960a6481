/** What is heard of the balls. */
import { useEffect, useEffectEvent } from 'react';
import type { LiveFeltProps } from '../live-view.ts';

/** The balls roll until one is out, and again until the next is. */
export function useDrumSound({
  isBlown,
  out,
  balls,
  sound,
}: {
  isBlown: boolean;
  out: number;
  balls: number;
  sound: LiveFeltProps['sound'];
}): void {
  const hear = useEffectEvent((blown: boolean, come: number) => {
    if (come > 0 && blown) sound('drop');
    if (blown && come < balls) sound('roll');
  });
  useEffect(() => hear(isBlown, out), [isBlown, out]);
}
