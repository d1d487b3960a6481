import type { App, RequestFacts } from '../kernel/app.ts';
import { newId } from '../kernel/ids.ts';

export type AccessOutcome =
  | 'signed_in'
  | 'signed_out'
  | 'wrong_password'
  | 'unknown_account'
  | 'locked'
  | 'blocked'
  | 'closed'
  | 'unverified'
  | 'verified';

/** Keep who tried to come in, from where, and how it went. */
export async function logAccess(
  app: App,
  access: { siteId: number; accountId: string; playerId: bigint | null; outcome: AccessOutcome },
  request: RequestFacts,
): Promise<void> {
  await app.db
    .insertInto('players.access_log')
    .values({
      site_id: access.siteId,
      access_id: newId(),
      account_id: access.accountId,
      player_id: access.playerId,
      outcome: access.outcome,
      ip: request.ip,
      user_agent: request.userAgent,
      created_at: app.clock.now(),
    })
    .execute();
}
