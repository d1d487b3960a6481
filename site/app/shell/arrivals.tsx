import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { doWithout } from './reload-guard.ts';

/** Whoever follows a link is brought to the heading of the page, and is told of it, as by a document that loads. */
export function Arrivals(): null {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    const left = new AbortController();
    const focused = document.activeElement;
    import('./arrive.ts').then(({ arrive }) => arrive(focused, left.signal), doWithout);
    return () => left.abort();
  }, [pathname]);
  return null;
}
