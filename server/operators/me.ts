import type { z } from 'zod';
import { permissions } from '@marquee/contract/operator-permissions.ts';
import type { meSchema } from '@marquee/contract/operator-entities.ts';
import type { App } from './app.ts';
import { mayDecide } from './approvals.ts';
import { reachOf, readRights } from './rights.ts';
import { countRecoveryCodes } from './second-factor.ts';
import { idleLimit_ms, type OperatorSession } from './session.ts';
import { sql, type Database } from '../kernel/database.ts';

/** Who is signed in, and what they may do where. */
export async function describeMe(
  app: App,
  db: Database,
  session: OperatorSession,
): Promise<z.infer<typeof meSchema>> {
  const [rights, sites, codesLeft] = await Promise.all([
    readRights(db, session.operatorId),
    db
      .selectFrom('sites.profile')
      .select(['site_id', 'site_code', 'site_name', 'currency', 'time_zone', 'play_money'])
      .orderBy('site_code')
      .execute(),
    countRecoveryCodes(db, session.operatorId),
  ]);
  const isEverywhere = rights.grants.some(({ siteId }) => siteId === null);
  const granted = new Set(rights.grants.map(({ siteId }) => siteId));
  const open = await db
    .selectFrom('operators.approval')
    .select(['kind', 'site_id', sql<number>`count(*)::int`.as('count')])
    .where('state', '=', 'open')
    .where('asked_by', '<>', session.operatorId)
    .groupBy(['kind', 'site_id'])
    .execute();
  const decidable = open.filter((asked) => mayDecide(rights, asked));
  const now = app.clock.now();
  const isSteppedUp = session.steppedUpUntil !== null && session.steppedUpUntil > now;
  return {
    operator: { operator_id: session.operatorId, email: session.email, name: session.name },
    session_id: session.sessionId,
    expires_at: session.expiresAt.toISOString(),
    idle_timeout_s: idleLimit_ms / 1000,
    stepped_up_until: isSteppedUp ? (session.steppedUpUntil?.toISOString() ?? null) : null,
    recovery_codes_left: codesLeft,
    permissions: permissions.flatMap((permission) => {
      const reach = reachOf(rights, permission);
      if (reach !== 'all' && reach.size === 0) return [];
      const codes = sites.filter(({ site_id }) => reach === 'all' || reach.has(site_id));
      return [
        { permission, all_sites: reach === 'all', site_codes: codes.map(({ site_code }) => site_code) },
      ];
    }),
    sites: sites
      .filter(({ site_id }) => isEverywhere || granted.has(site_id))
      .map(({ site_code, site_name, currency, time_zone, play_money }) => ({
        site_code,
        site_name,
        currency,
        time_zone,
        play_money,
      })),
    open_approvals: decidable.reduce((sum, { count }) => sum + count, 0),
  };
}
