import type { ServerEvent } from '@marquee/contract/realtime.ts';
import { sql, type Database } from '../kernel/database.ts';
import { announcementChannel, playerRoom, type PlayerKey } from './realtime.ts';

/** Tell one player when the caller's transaction commits, in every tab and on every process; never where it does not. */
export async function announceToPlayer(
  transaction: Database,
  player: PlayerKey,
  event: ServerEvent,
): Promise<void> {
  const text = `${playerRoom(player)} ${JSON.stringify(event)}`;
  await sql`select pg_notify(${announcementChannel}, ${text})`.execute(transaction);
}
