import type { auditList } from '@marquee/contract/operate/audit/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { siteOf, type Me } from '../../session/me.ts';

export type Entry = OperationAnswer<typeof auditList>['value'][number];

/** In which zone an entry is told: its site's, or UTC where it is about none. */
export function zoneOf(me: Me, { site_code }: Entry): string {
  return site_code === null ? 'UTC' : siteOf(me, site_code).time_zone;
}
