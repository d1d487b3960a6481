/**
 * The ledger's terms and types.
 *
 * Glossary
 * - **wallet**: one row per player and currency, with four buckets and a version. It is also the player's lock.
 * - **bucket**: a part of a wallet. `real` can be played and withdrawn, `bonus` can only be played, `token` is spent in
 * minigames, and `locked` is held for a withdrawal under review and can be neither played nor withdrawn.
 * - **operation**: one accepted request, under the key (source, external id) that its caller chose. A key acts once:
 * the same request again is answered but moves nothing.
 * - **posting**: one debit and one credit of the same amount. An operation has none (a win of zero), one or two.
 * - **sequence**: the version that an operation gave its wallet: 1, 2, 3 … without gaps.
 * - **split of funds**: how much of a stake came from `real` and how much from `bonus`. It is stored with the bet, and
 * its wins and its rollback are split the same way.
 * - **hold, payout, return**: a withdrawal's three operations: real → locked, then locked → gateway or locked → real.
 * - **tombstone**: the record that a rollback leaves if its bet is unknown, so that the bet is refused when it arrives
 * late.
 * - **closure**: the one operation that reversed a bet or win, or settled a hold. A second one does nothing.
 * - **house account**: the account on the other side of a posting; see `accounts.ts`.
 */
import type { Minor } from '../kernel/money.ts';
import type { HouseAccountName } from './accounts.ts';

/** What an operation does. The movement of each kind is in `accounts.ts`. */
export type OperationKind =
  | 'deposit'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'withdrawal_hold'
  | 'withdrawal_payout'
  | 'withdrawal_return'
  | 'adjustment_credit'
  | 'adjustment_debit'
  | 'bonus_grant'
  | 'bonus_forfeit'
  | 'bonus_convert'
  | 'cash_reward'
  | 'token_grant'
  | 'token_spend'
  | 'deposit_fee'
  | 'payout_reversal'
  | 'jackpot_contribution'
  | 'jackpot_payout'
  | 'jackpot_seed'
  | 'jackpot_return'
  | 'jackpot_payout_return';

/** Which funds a stake is taken from first. `real_only` never uses the bonus. */
export type FundsOrder = 'real_first' | 'bonus_first' | 'real_only';

/** What is stored with the operation as JSON. `read-operations.ts` reads it. A repeated request must have the same. */
export interface OperationMeta {
  /** The provider has closed the round with it. */
  readonly round_closed?: boolean;
  /** The provider's own id for its transaction. */
  readonly supplier_transaction_id?: string;
  /** The reward that a free round was granted under. */
  readonly reward_uuid?: string;
  /** It is the bet of a free round, or its win. */
  readonly free_round?: boolean;
  /** What a bet of a sportsbook is on: a JSON array. */
  readonly bet_lines?: string;
  /** In 1/100,000: what a free round won that is credited as bonus money separately. */
  readonly free_win?: string;
  /** The bonus that the operation belongs to. */
  readonly bonus_id?: string;
}

/** An operation's meta as it is stored: what its caller gave, and the weight. */
export interface StoredMeta extends OperationMeta {
  /** Of a bet: how much of it counts towards rewards, in ten-thousandths. Whole if left out. */
  readonly reward_weight?: number;
}

/**
 * A request to the ledger. A repeat must equal the first request in everything except `funds`, `rewardWeight`,
 * `ignoreLimits` and `isOwed`.
 */
export interface Operation {
  /** Who chose the key, such as a provider's code or `cashier`. References are looked up within one source. */
  readonly source: string;
  /** The caller's own id for this request, such as a provider's `transaction_uuid`. It acts once. */
  readonly externalId: string;
  readonly kind: OperationKind;
  readonly siteId: number;
  readonly playerId: bigint;
  /** ISO 4217. Must be the wallet's currency. */
  readonly currency: string;
  /**
   * In 1/100,000 of a unit. Must be positive, or zero for a bet (a free round) or a win (a lost round). Ignored for a
   * rollback, because the ledger knows the amount.
   */
  readonly amount: Minor;
  /**
   * The external id of the operation that this one refers to: a win's bet (required unless the win has none, such as a
   * prize), the bet or win of a rollback, the hold of a payout or return.
   */
  readonly reference?: string | undefined;
  readonly round?: string | undefined;
  readonly game?: string | undefined;
  /** For a bet. Defaults to `real_first`. */
  readonly funds?: FundsOrder | undefined;
  /** For a deposit, its fee and a payout: the gateway's clearing account. Defaults to `clearing_sandbox`. */
  readonly clearing?: HouseAccountName | undefined;
  readonly meta?: OperationMeta | undefined;
  /** Of a bet: how much of its real money counts towards rewards, in ten-thousandths. Whole if left out. */
  readonly rewardWeight?: number | undefined;
  /**
   * Post despite limits, and a deposit also to a closed wallet. For a deposit that was allowed when the payment was
   * opened.
   */
  readonly ignoreLimits?: boolean | undefined;
  /**
   * The operation records something that was already played, so that winnings can be paid. A bet (never a new stake)
   * passes the wallet's status and the limits; a bonus grant passes a closed wallet.
   */
  readonly isOwed?: boolean | undefined;
}

/**
 * The outcome of a request.
 *
 * Accepted, nothing more to do for the caller:
 * - `posted`: done by this request.
 * - `duplicate`: already done under this key. The balance is the current one.
 * - `already_rolled_back`: a rollback of something that was already rolled back, under this or another key.
 * - `remembered`: a rollback of an unknown operation, which will be refused when it arrives.
 *
 * Refused, nothing moved:
 * - `conflict`: the key was used for a different request.
 * - `insufficient_funds`: the bucket holds too little. Also for the rollback of a win that was already spent.
 * - `wallet_unknown`, `wrong_currency`: there is no wallet, or only one in another currency.
 * - `wallet_blocked`: the wallet takes no bets, or is closed.
 * - `limit_reached`: a deposit, wager or loss limit of the player, the operator or the site.
 * - `rolled_back`: this operation, or the bet of this win, was already rolled back.
 * - `reference_unknown`: the bet or hold does not exist, or is not of a kind that this operation can refer to.
 * - `reference_settled`: the hold was already paid out or returned.
 * - `invalid_amount`: not positive, or not the amount of the hold.
 * - `balance_limit`: a bucket would hold more than it can, 2^63 - 1 minor units. The same request is taken once there is room.
 */
export type PostStatus =
  | 'posted'
  | 'duplicate'
  | 'already_rolled_back'
  | 'remembered'
  | 'conflict'
  | 'insufficient_funds'
  | 'wallet_unknown'
  | 'wrong_currency'
  | 'wallet_blocked'
  | 'limit_reached'
  | 'rolled_back'
  | 'reference_unknown'
  | 'reference_settled'
  | 'invalid_amount'
  | 'balance_limit';

/** The four buckets of a wallet, in 1/100,000 of a unit. */
export interface Buckets {
  readonly real: Minor;
  readonly bonus: Minor;
  readonly token: Minor;
  readonly locked: Minor;
}

/** The answer to an operation: its status and the current wallet (all zero if there is none). */
export interface PostResult extends Buckets {
  readonly status: PostStatus;
  /** True for the four accepted statuses. */
  readonly accepted: boolean;
  /** The wallet's version, which is the sequence of its newest operation. */
  readonly version: bigint;
}

export type WalletStatus = 'active' | 'no_bets' | 'closed';

/** A wallet at the moment, or at a past time. */
export interface Balance extends Buckets {
  readonly currency: string;
  readonly version: bigint;
}

/** An operation with its movement, for a wallet's history. */
export interface HistoryEntry {
  readonly sequence: bigint;
  readonly kind: OperationKind;
  /** The change of each bucket, negative if it decreased. */
  readonly change: Buckets;
  /** The buckets after the operation. */
  readonly after: Buckets;
  readonly source: string;
  readonly externalId: string;
  readonly reference: string | null;
  readonly round: string | null;
  readonly game: string | null;
  readonly meta: OperationMeta | null;
  readonly postedAt: Date;
}

export interface HistoryQuery {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  /** All kinds if undefined. */
  readonly kinds?: readonly OperationKind[] | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  /** At least 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface HistoryPage {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
}

export interface TrialBalanceLine {
  readonly siteId: number;
  readonly currency: string;
  readonly account: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

export interface TrialBalance {
  readonly lines: readonly TrialBalanceLine[];
  /**
   * Wallets, operations and house balances that do not match the postings. Empty if the ledger is sound. Player 0
   * stands for the house.
   */
  readonly faults: readonly WalletFault[];
  readonly balanced: boolean;
}

export interface WalletFault {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  readonly fault: string;
}

/** The result of verifying the chain of blocks. */
export interface ChainReport {
  readonly blocks: number;
  readonly postings: number;
  /**
   * The newest block's hash in hex, empty before the first block. A copy kept elsewhere proves the whole chain later.
   */
  readonly head: string;
  /** The first deviation from what was sealed, or null if there is none. */
  readonly fault: string | null;
}

export type LimitKind = 'deposit' | 'loss' | 'wager';
export type LimitWindow = '24h' | '7d' | '30d';

/** Who set a limit. All limits of one kind and window apply, so the strictest decides. */
export type LimitSetter = 'player' | 'operator' | 'site';

/** An active limit. */
export interface PlayerLimit {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  readonly setBy: LimitSetter;
  readonly amount: Minor;
  /**
   * How much of the limit was used in its window. For losses, stakes less payouts, which is negative if the player has
   * won.
   */
  readonly used: Minor;
}

/** Identifies a limit of a wallet. */
export interface LimitPlace {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  readonly setBy: Exclude<LimitSetter, 'site'>;
}

/** The pending change of a limit. `amount` is null if it removes the limit. */
export interface NextLimit extends LimitPlace {
  readonly amount: Minor | null;
  readonly at: Date;
}

/** A pending change that took effect at `since` and has been stored. `after` is null if it removed the limit. */
export interface SettledLimit extends LimitPlace {
  readonly before: Minor;
  readonly after: Minor | null;
  readonly since: Date;
}

/** What was used in a window that ends at this moment. */
export interface WindowUsage {
  readonly window: LimitWindow;
  readonly deposits: Minor;
  readonly stakes: Minor;
  readonly payouts: Minor;
}
