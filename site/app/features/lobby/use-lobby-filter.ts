import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFilter, writeFilter, type LobbyFilter } from './game-filter.ts';

/** The address follows when nothing was chosen or typed for so long: writing it costs as much as filtering. */
const pause_ms = 250;

/**
 * What the visitor filters the lobby by, a way to change parts of it, and whether it is what the page was loaded with. The
 * page follows at once; the address, which a reload and a shared link read, follows when he pauses. A link to the lobby with
 * another address sets the filter anew.
 *
 * The address is not what the page reads: it is written a moment later, and a second change in that moment (a letter
 * typed, a click) would start from what it said before the first.
 */
export function useLobbyFilter(): [LobbyFilter, (changes: Partial<LobbyFilter>) => void, boolean] {
  const [params, setParams] = useSearchParams();
  const [loaded] = useState(() => readFilter(params));
  const [filter, setFilter] = useState(loaded);
  const latest = useRef(filter);
  const written = useRef(new Set([params.toString()]));
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Writing the address is a navigation, and would take the place of one that a link has just begun.
  useEffect(() => {
    function onClick({ target }: MouseEvent): void {
      if (target instanceof Element && target.closest('a[href]')) clearTimeout(writing.current);
    }
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  useEffect(() => {
    const address = params.toString();
    const last = [...written.current].at(-1);
    if (address !== last && written.current.has(address)) return;
    written.current = new Set([address]);
    if (address === last) return;
    clearTimeout(writing.current);
    latest.current = readFilter(params);
    setFilter(latest.current);
  }, [params]);
  useEffect(() => () => clearTimeout(writing.current), []);

  function write(): void {
    const next = writeFilter(latest.current, new URLSearchParams(location.search));
    written.current.delete(next.toString());
    written.current.add(next.toString());
    setParams(next, { replace: true, preventScrollReset: true });
  }

  function change(changes: Partial<LobbyFilter>): void {
    latest.current = { ...latest.current, ...changes };
    setFilter(latest.current);
    clearTimeout(writing.current);
    writing.current = setTimeout(write, pause_ms);
  }
  return [filter, change, filter === loaded];
}
