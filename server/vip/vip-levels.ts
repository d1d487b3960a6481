import type { Clock } from '../kernel/clock.ts';
import type { VipLevels } from '../bonus/vip-levels.ts';
import { readLadder } from './ladder.ts';
import { readStanding } from './standing.ts';

/** The ladder as promotions need it. They sit below this room, so they cannot import it. */
export function createVipLevels(app: { readonly clock: Clock }): VipLevels {
  return {
    levelsOf: (db, siteId) => readLadder(db, siteId),
    standingOf: (db, player) => readStanding({ ...app, db }, player),
  };
}
