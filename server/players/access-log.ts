import { accessOutcomes, type accessSchema } from '@marquee/contract/entities.ts';
import { z } from 'zod';
import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { sql } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { readDevice } from './device.ts';

const outcomeSchema = z.enum(accessOutcomes);
export type AccessOutcome = (typeof accessOutcomes)[number];

/** Log an attempt to sign in: the account, the address and the outcome. */
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

/** A page of the sign-in attempts on the player's account, newest first, with the total. */
export async function listAccess(
  app: App,
  session: PlayerSession,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ value: z.infer<typeof accessSchema>[]; total: number }> {
  const all = app.db
    .selectFrom('players.access_log')
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId);
  const [rows, counted] = await Promise.all([
    all
      .select(['access_id', 'outcome', 'ip', 'user_agent', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('access_id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const value = rows.map((row) => ({
    access_id: row.access_id,
    outcome: outcomeSchema.parse(row.outcome),
    ip: row.ip ?? '',
    device: readDevice(row.user_agent),
    at: row.created_at.toISOString(),
  }));
  return { value, total: counted.total };
}
