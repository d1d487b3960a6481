import type { BonusApp, PlayerKey } from './bonus.ts';
import { countPlay, fullBatch } from './count-play.ts';
import { settleBonuses } from './settle.ts';

/** Count one batch, and settle the bonuses that it may have brought to their end. Answers how many operations there were. */
export async function countAndSettle(app: BonusApp, batchSize = fullBatch): Promise<number> {
  const { entries, players } = await countPlay(app, batchSize);
  for (const player of players) await settleCarefully(app, player);
  return entries;
}

/** Count everything that there is now, e.g. before it is decided by. */
export async function countAll(app: BonusApp): Promise<void> {
  while ((await countAndSettle(app)) >= fullBatch);
}

/** One player's trouble does not keep the others waiting; the job comes back to him within a minute. */
export async function settleCarefully(app: BonusApp, player: PlayerKey): Promise<void> {
  try {
    await settleBonuses(app, player);
  } catch (error) {
    app.log.error(
      { err: error, site_id: player.siteId, player_id: player.playerId },
      'bonuses could not be settled',
    );
  }
}
