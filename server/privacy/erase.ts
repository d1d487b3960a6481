import type { erasureHindrances } from '@marquee/contract/operator-privacy.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { PlayerKey } from '../players/session.ts';
import { standingExclusions } from '../safety/exclusion-state.ts';
import type { App } from './app.ts';

/** Why a player cannot be erased. */
export type ErasureHindrance = (typeof erasureHindrances)[number];

interface Erasable extends PlayerKey {
  readonly status: string;
  readonly currency: string;
}

/** What keeps a player from being erased now, or undefined. The database holds the same when it erases. */
export async function erasureHindrance(
  app: Pick<App, 'ledger' | 'clock'>,
  db: Database,
  player: Erasable,
): Promise<ErasureHindrance | undefined> {
  if (await readErasure(db, player)) return 'erased';
  if (player.status !== 'closed') return 'open';
  const balance = await app.ledger.balance(player);
  if (balance && (balance.real !== 0n || balance.bonus !== 0n || balance.locked !== 0n)) return 'money';
  // An exclusion finds the same person in a new account by what erasing would take away.
  if ((await standingExclusions(db, player, app.clock.now())).length > 0) return 'excluded';
  return undefined;
}

/** When a player was erased, or undefined. */
export async function readErasure(db: Database, { siteId, playerId }: PlayerKey): Promise<Date | undefined> {
  const row = await db
    .selectFrom('privacy.erasure')
    .select('erased_at')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.erased_at;
}

/**
 * Erase a player by an approval on which two operators agreed in this transaction. Returns how many rows of each table were
 * cleared or deleted.
 */
export async function erasePlayer(
  trx: Database,
  approvalId: string,
  at: Date,
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ erased: Record<string, number> }>`
    select privacy.erase_player(${approvalId}, ${at}) as erased`.execute(trx);
  return rows[0]?.erased ?? {};
}
