import { useEffect } from 'react';

/** The event at the document that says that React has taken the page over: from then on its buttons do what they say. */
export const aliveEvent = 'marquee:alive';

/** Says so, once the whole page is. */
export function Alive(): null {
  useEffect(() => {
    // What renders anew because the page is alive has done so by then.
    const timer = setTimeout(() => document.dispatchEvent(new Event(aliveEvent)));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
