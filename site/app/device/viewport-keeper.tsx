import { useEffect } from 'react';
import { useLate } from '../shell/late.ts';
import { useShell } from '../shell/shell-context.ts';
import { breakpointOf } from './breakpoints.ts';
import { setCookie } from '../shell/kept-state.ts';
import { viewportCookie } from './viewport-cookie.ts';

/** How long after the last change of its size a window is looked at again, in milliseconds. */
export const resizeDelay_ms = 50;

/**
 * Remembers the breakpoint of the window whenever it crosses a threshold, and marks the document with it and with whether
 * the template is in its narrow shape.
 */
export function ViewportKeeper(): null {
  const { breakpoint_px } = useShell().theme;
  const isLate = useLate();
  useEffect(() => {
    let known = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look(): void {
      const { dataset } = document.documentElement;
      dataset['narrow'] = String(innerWidth < breakpoint_px);
      const name = breakpointOf(innerWidth);
      if (name === known) return;
      known = name;
      dataset['viewport'] = name;
      setCookie(viewportCookie(name));
    }
    function onResize(): void {
      clearTimeout(timer);
      timer = setTimeout(look, resizeDelay_ms);
    }
    look();
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, [breakpoint_px]);
  useEffect(() => {
    if (!isLate) return;
    const started = import('../shell/visit.ts').then((visit) => visit.keepImages());
    return () => void started.then((stop) => stop());
  }, [isLate]);
  return null;
}
