import type { Permission } from '@marquee/contract/operator-permissions.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { sessionMe } from '@marquee/contract/operate/session/me.ts';
import { createContext, useContext } from 'react';

export type Me = OperationAnswer<typeof sessionMe>['me'];
export type Site = Me['sites'][number];

/** Whether an operator may do something: on a site, or anywhere where none is named. */
export function may(me: Me, permission: Permission, site?: string): boolean {
  const held = me.permissions.find((one) => one.permission === permission);
  if (!held) return false;
  return held.all_sites || (site === undefined ? held.site_codes.length > 0 : held.site_codes.includes(site));
}

/** Whether an operator may do something on all sites, as calls ask that are about none of them. */
export function mayEverywhere(me: Me, permission: Permission): boolean {
  return me.permissions.some((one) => one.permission === permission && one.all_sites);
}

export const MeContext = createContext<Me | undefined>(undefined);

/** Who is signed in. Only within the shell, which is shown to nobody else. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('Nobody is signed in.');
  return me;
}

/** The site of a code; one of its name where the operator has no role on it. */
export function siteOf(me: Me, code: string): Site {
  return (
    me.sites.find(({ site_code }) => site_code === code) ?? {
      site_code: code,
      site_name: code,
      currency: '',
      time_zone: 'UTC',
      play_money: false,
    }
  );
}
