import type { Database } from '../kernel/database.ts';
import type { PlayerKey } from './bonus.ts';

/** What promotions ask of a level: what it is called, and its cashback in hundredths of a percent of the net loss. */
export interface PromotedLevel {
  readonly vip_name: string;
  readonly cashback_hundredths: number;
}

/** What promotions ask of a player: the level, and how many deposits there were. */
export interface PromotedStanding {
  readonly level: number;
  readonly deposits: number;
}

export interface VipLevels {
  /** The levels of a site, the lowest first; empty without any. */
  levelsOf(db: Database, siteId: number): Promise<readonly PromotedLevel[]>;
  standingOf(db: Database, player: PlayerKey): Promise<PromotedStanding>;
}
