import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from './me.ts';

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
