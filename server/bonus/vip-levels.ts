import type { Database } from '../kernel/database.ts';
import type { Words } from '../sites/words.ts';
import type { PlayerKey } from './bonus.ts';

/** What promotions need to know of a level. The cashback is in hundredths of a percent of the net loss. */
export interface PromotedLevel {
  readonly vip_name: Words;
  readonly cashback_hundredths: number;
}

/** What promotions need to know of a player: the level, and the number of deposits. */
export interface PromotedStanding {
  readonly level: number;
  readonly deposits: number;
}

export interface VipLevels {
  /** The levels of a site, lowest first; empty if there are none. */
  levelsOf(db: Database, siteId: number): Promise<readonly PromotedLevel[]>;
  standingOf(db: Database, player: PlayerKey): Promise<PromotedStanding>;
}
