import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFilter, writeFilter, type LobbyFilter } from './game-filter.ts';

/**
 * What the visitor filters the lobby by, a way to change parts of it, and whether it is what the page was loaded with. The page follows at once; the address, which a
 * reload and a shared link read, follows with it. A link to the lobby with another address sets the filter anew.
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

  useEffect(() => {
    const address = params.toString();
    const last = [...written.current].at(-1);
    if (address !== last && written.current.has(address)) return;
    written.current = new Set([address]);
    if (address === last) return;
    latest.current = readFilter(params);
    setFilter(latest.current);
  }, [params]);

  function change(changes: Partial<LobbyFilter>): void {
    latest.current = { ...latest.current, ...changes };
    setFilter(latest.current);
    const next = writeFilter(latest.current, params);
    written.current.delete(next.toString());
    written.current.add(next.toString());
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return [filter, change, filter === loaded];
}
