import type { Database } from '../kernel/database.ts';

interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** Close an account: nobody signs in to it any more. Its open sessions are answered CLOSE. */
export async function closePlayer(trx: Database, player: PlayerKey): Promise<void> {
  await ofPlayer(trx, player).set({ status: 'closed', accepts_marketing: false }).execute();
}

/** Take back a player's agreement to marketing. */
export async function stopMarketing(trx: Database, player: PlayerKey): Promise<void> {
  await ofPlayer(trx, player).set({ accepts_marketing: false }).execute();
}

function ofPlayer(trx: Database, player: PlayerKey) {
  return trx
    .updateTable('players.player')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId);
}
