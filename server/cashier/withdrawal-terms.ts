import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { PlayerSession } from '../players/player-session.ts';

interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** What other rooms decide about a withdrawal before the cashier pays out. */
export interface WithdrawalTerms {
  /** Lock the player's bonuses until the transaction ends. Call it before the wallet is locked. */
  lockBonuses(trx: Database, player: PlayerKey): Promise<void>;
  /**
   * Forfeit the bonus that a withdrawal ends. Call it in the withdrawal's transaction, before its hold. The amount lost
   * must equal what the player accepted. Returns the forfeited bonus, for `afterForfeit`.
   * Throws `bonusWouldBeForfeited` with the amount.
   */
  forfeit(trx: Database, player: PlayerSession, accepted: Minor | undefined): Promise<string | undefined>;
  /** Call it after that transaction has committed. */
  afterForfeit(player: PlayerKey, bonusId: string): Promise<void>;
  /** The player's VIP level. */
  levelOf(db: Database, player: PlayerKey): Promise<number>;
  /**
   * The limits of the player's level, undefined if the site's own applies, and the priority of their withdrawals in the
   * review: the higher one comes first.
   */
  benefits(
    db: Database,
    player: PlayerKey,
  ): Promise<{
    readonly maximum: Minor | undefined;
    readonly perDay: number | undefined;
    readonly priority: number;
  }>;
}
