import type { ServerEvent } from '@marquee/contract/realtime.ts';
import { sql, type Database } from '../kernel/database.ts';
import { announcementChannel, playerRoom, type PlayerKey } from './realtime.ts';

/**
 * Send an event to all tabs of a player, on every process, when the transaction commits. Nothing is sent if it rolls
 * back.
 */
export async function announceToPlayer(
  transaction: Database,
  player: PlayerKey,
  event: ServerEvent,
): Promise<void> {
  const text = `${playerRoom(player)} ${JSON.stringify(event)}`;
  await sql`select pg_notify(${announcementChannel}, ${text})`.execute(transaction);
}
