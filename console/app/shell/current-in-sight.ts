import { useEffect, useRef, type RefObject } from 'react';

/** For a row of tabs that may be wider than its screen: scrolls it so that the open one is in sight. */
export function useCurrentInSight(open: string): RefObject<HTMLElement | null> {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another one that is open may lie beyond the edge.
  }, [open]);
  return tabs;
}
