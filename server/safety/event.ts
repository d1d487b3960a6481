import type { z } from 'zod';
import { safetyEventSchema } from '@marquee/contract/safety.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import type { PlayerKey } from './exclusion-state.ts';

type Shown = z.infer<typeof safetyEventSchema>;

/** A change of a safer-play setting: who made it, and the facts before and after. */
export interface SafetyEvent {
  readonly by: Shown['by'];
  /** The account or the operator's name. Not shown to players. */
  readonly actor: string;
  readonly action: Shown['action'];
  readonly before: Shown['before'];
  readonly after: Shown['after'];
}

/** Record a change. Call it in the transaction that makes the change. */
export async function recordSafetyEvent(
  trx: Database,
  player: PlayerKey,
  now: Date,
  event: SafetyEvent,
): Promise<void> {
  await trx
    .insertInto('safety.event')
    .values({
      site_id: player.siteId,
      player_id: player.playerId,
      event_id: newId(),
      actor_kind: event.by,
      actor: event.actor,
      action: event.action,
      before: event.before && JSON.stringify(event.before),
      after: event.after && JSON.stringify(event.after),
      created_at: now,
    })
    .execute();
}

/** A page of a player's changes, newest first. */
export async function listSafetyEvents(
  db: Database,
  player: PlayerKey,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ events: Shown[]; total: number }> {
  const events = db
    .selectFrom('safety.event')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId);
  const [{ total }, rows] = await Promise.all([
    events.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    events
      .select(['event_id', 'created_at', 'actor_kind', 'action', 'before', 'after'])
      .orderBy('created_at', 'desc')
      .orderBy('event_id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return {
    total,
    events: rows.map((row) =>
      safetyEventSchema.parse({
        event_id: row.event_id,
        at: row.created_at.toISOString(),
        by: row.actor_kind,
        action: row.action,
        before: row.before,
        after: row.after,
      }),
    ),
  };
}
