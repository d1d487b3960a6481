import type { Permission } from '@marquee/contract/operator-permissions.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FilterSelect } from '../../forms/filter.tsx';
import { may, useMe } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { useWords } from '../../words/use-words.ts';

/** The site that a screen about one site is about: the chosen one, or the first on which the operator may look. */
export function useOneSite(permission: Permission): string | undefined {
  const me = useMe();
  const chosen = useSiteChoice();
  if (chosen !== undefined && may(me, permission, chosen)) return chosen;
  return me.sites.find(({ site_code }) => may(me, permission, site_code))?.site_code;
}

/** Chooses the site of such a screen. */
export function OneSite({ permission }: { permission: Permission }): ReactNode {
  const words = useWords();
  const me = useMe();
  const site = useOneSite(permission);
  const [, setParameters] = useSearchParams();
  const options = me.sites
    .filter(({ site_code }) => may(me, permission, site_code))
    .map(({ site_code, site_name }) => ({ value: site_code, label: site_name }));
  return (
    <FilterSelect
      label={words('sites.site')}
      value={site ?? ''}
      options={options}
      onValue={(value) =>
        setParameters((before) => {
          const after = new URLSearchParams(before);
          after.set('site', value);
          return after;
        })
      }
    />
  );
}
