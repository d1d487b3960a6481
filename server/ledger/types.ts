/**
 * The ledger's words and shapes.
 *
 * Glossary
 * - **wallet**: one row a player and currency, with four buckets and a version. It is also the player's lock.
 * - **bucket**: a part of a wallet. `real` can be played and withdrawn, `bonus` played only, `token` spent in minigames,
 *   `locked` is held for a withdrawal under review and is neither played nor withdrawn.
 * - **operation**: one request that was accepted, under the key (source, external id) that its caller chose. The key acts
 *   once: the same request again is answered, and moves nothing.
 * - **posting**: one debit and credit pair of one amount. An operation has none (a win of nothing), one or two.
 * - **sequence**: the version that an operation gave its wallet: 1, 2, 3 … without a gap.
 * - **split of funds**: how much of a stake came from `real` and how much from `bonus`. It is kept with the bet, and its
 *   wins and its rollback go back the same way.
 * - **hold, payout, return**: a withdrawal's three operations: real → locked, then locked → gateway or locked → real.
 * - **tombstone**: what a rollback leaves behind when its bet is not known, so that the bet is refused when it comes late.
 * - **closure**: the one operation that undid a bet or a win, or that settled a hold. A second one does nothing.
 * - **house account**: where the other side of a posting goes; see `accounts.ts`.
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
  | 'payout_reversal';

/** From where a stake is taken first. `real_only` leaves the bonus alone. */
export type FundsOrder = 'real_first' | 'bonus_first' | 'real_only';

/** What is stored with the operation as JSON; read by `read-operations.ts`. A repeat of the request has to repeat it. */
export interface OperationMeta {
  /** The provider has closed the round with it. */
  readonly round_closed?: boolean;
  /** The provider's own word for its transaction. */
  readonly supplier_transaction_id?: string;
  /** The reward that a free round was granted under. */
  readonly reward_uuid?: string;
  /** What a bet of a sportsbook is on: a JSON array. */
  readonly bet_lines?: string;
  /** In 1/100,000: what a free round has won that is credited as bonus money beside it. */
  readonly free_win?: string;
  /** The bonus that it is of. */
  readonly bonus_id?: string;
}

/** A request to the ledger. All of it, except `funds`, `ignoreLimits` and `isOwed`, is part of what makes a repeat equal to its first. */
export interface Operation {
  /** Who made the key, e.g. a provider's code or `cashier`. References are looked up within one source. */
  readonly source: string;
  /** The caller's own id for this request, e.g. a provider's `transaction_uuid`. It acts once. */
  readonly externalId: string;
  readonly kind: OperationKind;
  readonly siteId: number;
  readonly playerId: bigint;
  /** ISO 4217; has to be the wallet's. */
  readonly currency: string;
  /**
   * In 1/100,000 of a unit. More than zero; zero too for a bet (a free round) and a win (a lost round). For a rollback
   * it is ignored, because what is undone is known.
   */
  readonly amount: Minor;
  /**
   * The external id of what this one follows: the bet of a win (required unless the win has none, e.g. a prize), the bet
   * or win of a rollback, the hold of a payout or return.
   */
  readonly reference?: string | undefined;
  readonly round?: string | undefined;
  readonly game?: string | undefined;
  /** For a bet; `real_first` without it. */
  readonly funds?: FundsOrder | undefined;
  /** For a deposit, its fee and a payout: the gateway's clearing account; `clearing_sandbox` without it. */
  readonly clearing?: HouseAccountName | undefined;
  readonly meta?: OperationMeta | undefined;
  /** Post even past the player's own limits: for a deposit that was within them when the payment was opened. */
  readonly ignoreLimits?: boolean | undefined;
  /**
   * What it records was played before: a bet (never a new stake) passes the wallet's status and the limits, a bonus
   * grant a closed wallet, so that what was won can be paid.
   */
  readonly isOwed?: boolean | undefined;
}

/**
 * What became of a request.
 *
 * Accepted, and nothing more is to be done by the caller:
 * - `posted`: done now.
 * - `duplicate`: done before under this key; the balance is that of now.
 * - `already_rolled_back`: a rollback of what was rolled back before, under this or another key.
 * - `remembered`: a rollback of something unknown; it will be refused when it comes.
 *
 * Refused, and nothing moved:
 * - `conflict`: the key was used for another request.
 * - `insufficient_funds`: the bucket holds too little. Also when a win is rolled back that was spent already.
 * - `wallet_unknown`, `wrong_currency`: no wallet, or one in another currency.
 * - `wallet_blocked`: the wallet takes no bets, or is closed.
 * - `limit_reached`: the player's own deposit, wager or loss limit.
 * - `rolled_back`: this operation, or the bet of this win, was rolled back before.
 * - `reference_unknown`: no such bet of this win, no such hold, or a thing that cannot be followed so.
 * - `reference_settled`: the hold was paid out or returned before.
 * - `invalid_amount`: not positive, or not the amount of the hold.
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
  | 'invalid_amount';

/** The four buckets of a wallet, in 1/100,000 of a unit. */
export interface Buckets {
  readonly real: Minor;
  readonly bonus: Minor;
  readonly token: Minor;
  readonly locked: Minor;
}

/** The answer to an operation: what became of it, and the wallet as it is now (all zero where there is none). */
export interface PostResult extends Buckets {
  readonly status: PostStatus;
  /** True for the four accepted statuses. */
  readonly accepted: boolean;
  /** The wallet's version: the sequence of its newest operation. */
  readonly version: bigint;
}

export type WalletStatus = 'active' | 'no_bets' | 'closed';

/** A wallet as it is, or as it was at a time. */
export interface Balance extends Buckets {
  readonly currency: string;
  readonly version: bigint;
}

/** One operation with its movement, as the history of a wallet shows it. */
export interface HistoryEntry {
  readonly sequence: bigint;
  readonly kind: OperationKind;
  /** The change of each bucket: negative where it fell. */
  readonly change: Buckets;
  /** The buckets after it. */
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
  /** All kinds without it. */
  readonly kinds?: readonly OperationKind[] | undefined;
  /** From this time on. */
  readonly from?: Date | undefined;
  /** Before this time. */
  readonly to?: Date | undefined;
  /** At least 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface HistoryPage {
  /** The newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
}

/** One line of the trial balance. */
export interface TrialBalanceLine {
  readonly siteId: number;
  readonly currency: string;
  readonly account: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

export interface TrialBalance {
  readonly lines: readonly TrialBalanceLine[];
  /** Wallets whose buckets are not what their postings add up to, or whose sequence has a gap: none, in a sound ledger. */
  readonly faults: readonly WalletFault[];
  readonly balanced: boolean;
}

export interface WalletFault {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  readonly fault: string;
}

/** What a verification of the chain of blocks found. */
export interface ChainReport {
  readonly blocks: number;
  readonly postings: number;
  /** The hash of the newest block, in hex; empty before the first. Kept elsewhere, it proves the whole chain later. */
  readonly head: string;
  /** The first thing that is not as it was sealed; null when all is. */
  readonly fault: string | null;
}

export type LimitKind = 'deposit' | 'loss' | 'wager';
export type LimitWindow = '24h' | '7d' | '30d';

/** Whose a limit is. Those of one kind and window hold all of them, so that the strictest counts. */
export type LimitSetter = 'player' | 'operator' | 'site';

/** A limit that holds now. */
export interface PlayerLimit {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  readonly setBy: LimitSetter;
  readonly amount: Minor;
  /** How much of it the window has used. For losses: stakes less payouts, below zero for a player who has won. */
  readonly used: Minor;
}

/** Which limit of a wallet is meant. */
export interface LimitPlace {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  readonly setBy: Exclude<LimitSetter, 'site'>;
}

/** What follows a limit, from a time on; `amount` null where none does. */
export interface NextLimit extends LimitPlace {
  readonly amount: Minor | null;
  readonly at: Date;
}

/** A limit that was followed by another one, or by none, which now is written down. */
export interface SettledLimit extends LimitPlace {
  readonly before: Minor;
  readonly after: Minor | null;
  readonly since: Date;
}

/** What a window that ends now has used. */
export interface WindowUsage {
  readonly window: LimitWindow;
  readonly deposits: Minor;
  readonly stakes: Minor;
  readonly payouts: Minor;
}
