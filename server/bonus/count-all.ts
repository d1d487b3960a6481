import type { BonusApp, PlayerKey } from './bonus.ts';
import { projectRounds } from '../rounds/projector.ts';
import { countPlay, countPlayer, fullBatch } from './count-play.ts';
import { settleBonuses } from './settle.ts';

/** Count one batch, and settle the bonuses that it may have brought to their end. Answers how many operations there were. */
export async function countAndSettle(app: BonusApp, batchSize = fullBatch): Promise<number> {
  const { entries, players } = await countPlay(app, batchSize);
  // Whether a round is still open is known from the rounds.
  if (players.length > 0) await projectRounds(app.db);
  for (const player of players) await settleCarefully(app, player);
  return entries;
}

/**
 * Count one player and settle their bonuses, before they are shown or decided by: what a player asks for costs the work of
 * that player alone, whatever waits of others.
 */
export async function countFor(app: BonusApp, player: PlayerKey): Promise<void> {
  if ((await countPlayer(app, player)) > 0) await settleCarefully(app, player);
}

/** Count everything that there is now. For jobs that decide for everybody; a player's own call takes `countFor`. */
export async function countAll(app: BonusApp): Promise<void> {
  while ((await countAndSettle(app)) >= fullBatch);
}

/** One player's failure must not delay the others. The job retries within a minute. */
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
