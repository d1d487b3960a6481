import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { offsetAt } from '../figures/time.ts';
import { siteOf, useMe } from './me.ts';

/** The site that the screens are about, as the address has it; nothing stands for all that the operator may see. */
export function useSiteChoice(): string | undefined {
  const [parameters] = useSearchParams();
  const me = useMe();
  const chosen = parameters.get('site');
  return me.sites.some(({ site_code }) => site_code === chosen) ? (chosen ?? undefined) : undefined;
}

/** Makes addresses within the console that keep the chosen site. */
export function useTo(): (path: string, parameters?: Readonly<Record<string, string>>) => string {
  const site = useSiteChoice();
  return useCallback(
    (path, parameters = {}) => {
      const query = new URLSearchParams({
        ...(site === undefined ? {} : { site }),
        ...parameters,
      }).toString();
      return query === '' ? path : `${path}?${query}`;
    },
    [site],
  );
}

/** In which zone the days of a filter are meant, and what it is called: the chosen site's, or UTC where several sites are shown. */
export function useDayZone(): { readonly timeZone: string; readonly name: string } {
  const me = useMe();
  const site_code = useSiteChoice();
  const [now] = useState(() => new Date().toISOString());
  if (site_code === undefined) return { timeZone: 'UTC', name: 'UTC' };
  const { time_zone } = siteOf(me, site_code);
  return { timeZone: time_zone, name: offsetAt(now, time_zone) };
}
