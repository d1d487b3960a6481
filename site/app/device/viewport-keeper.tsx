import { useEffect } from 'react';
import { breakpointOf } from './breakpoints.ts';
import { setCookie } from '../shell/kept-state.ts';
import { viewportCookie } from './viewport-cookie.ts';

/** How long after the last change of its size a window is looked at again, in milliseconds. */
export const resizeDelay_ms = 50;

/** Remembers the breakpoint of the window, anew whenever the window crosses a threshold. */
export function ViewportKeeper(): null {
  useEffect(() => {
    let known = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look(): void {
      const name = breakpointOf(innerWidth);
      if (name === known) return;
      known = name;
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
  }, []);
  return null;
}
