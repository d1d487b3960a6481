import { may, useMe, type Site } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import type { Permission } from '@marquee/contract/operator-permissions.ts';

/** The sites on which an operator has a permission, and the one that a screen about one site is about. */
export function useOneSite(permission: Permission): { site: Site | undefined; sites: readonly Site[] } {
  const me = useMe();
  const chosen = useSiteChoice();
  const sites = me.sites.filter(({ site_code }) => may(me, permission, site_code));
  return { site: sites.find(({ site_code }) => site_code === chosen) ?? sites[0], sites };
}
