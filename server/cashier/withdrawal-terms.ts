import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { PlayerSession } from '../players/player-session.ts';

interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** What the cashier has to be told of a player before it pays out. */
export interface WithdrawalTerms {
  /** Lock the player's bonuses until the transaction ends, ahead of the wallet. */
  lockBonuses(trx: Database, player: PlayerKey): Promise<void>;
  /**
   * Forfeit what a withdrawal ends, in its transaction and before its hold; what it takes has to be what the player has
   * accepted. Answers what was forfeited, for `afterForfeit`.
   * Throws `bonusWouldBeForfeited` with the amount.
   */
  forfeit(trx: Database, player: PlayerSession, accepted: Minor | undefined): Promise<string | undefined>;
  /** To be called when that transaction has committed. */
  afterForfeit(player: PlayerKey, bonusId: string): Promise<void>;
  /** What the player's level lets them withdraw; undefined where the site's own rules stand. */
  benefits(
    db: Database,
    player: PlayerKey,
  ): Promise<{ readonly maximum: Minor | undefined; readonly perDay: number | undefined }>;
}
