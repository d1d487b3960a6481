import type { Clock } from '../kernel/clock.ts';
import type { VipLevels } from '../bonus/vip-levels.ts';
import { readLadder } from './ladder.ts';
import { readStanding } from './standing.ts';

/** What promotions ask of the ladder. */
export function createVipLevels(app: { readonly clock: Clock }): VipLevels {
  return {
    levelsOf: (db, siteId) => readLadder(db, siteId),
    standingOf: (db, player) => readStanding({ ...app, db }, player),
  };
}
