import type { Database } from '../kernel/database.ts';
import type {
  Balance,
  ChainReport,
  HistoryPage,
  HistoryQuery,
  LimitKind,
  LimitWindow,
  Operation,
  PlayerLimit,
  PostResult,
  TrialBalance,
  WalletStatus,
} from './types.ts';

/** The only writer of money. */
export interface Ledger {
  /**
   * Post one operation, in a batch with its neighbours. Resolves once it is durable.
   * Throws RefusalError `serviceBusy` when the queue is full; any other error means that the outcome is not known, and
   * that the same request, under the same key, is to be sent again.
   */
  post(operation: Operation): Promise<PostResult>;
  /** Post inside a transaction of the caller's: both commit, or neither. The wallet stays locked until then. */
  postIn(transaction: Database, operation: Operation): Promise<PostResult>;
  /** Open an empty wallet; nothing happens where there is one. `transaction` as in `postIn`. */
  openWallet(wallet: WalletKey, transaction?: Database): Promise<void>;
  setWalletStatus(wallet: WalletKey, status: WalletStatus, transaction?: Database): Promise<void>;
  /** The wallet as it is; null where there is none. */
  balance(wallet: WalletKey): Promise<Balance | null>;
  /** The wallet as it was at a time, that moment included; zero before its first posting. Null where there is none. */
  balanceAt(wallet: WalletKey, time: Date): Promise<Balance | null>;
  history(query: HistoryQuery): Promise<HistoryPage>;
  /** Set, or with `null` remove, a limit. */
  setLimit(wallet: WalletKey, kind: LimitKind, window: LimitWindow, amount: bigint | null): Promise<void>;
  limits(wallet: WalletKey): Promise<readonly PlayerLimit[]>;
  /** How much may still be deposited, staked or lost before a limit is reached; null without a limit. */
  limitRoom(wallet: WalletKey, kind: LimitKind): Promise<bigint | null>;
  trialBalance(): Promise<TrialBalance>;
  /** Seal what is not sealed yet into blocks; answers how many postings were sealed. */
  sealBlocks(): Promise<number>;
  verifyChain(): Promise<ChainReport>;
  /** Bring the house's balances up to date; answers how many operations were added. */
  rollUp(): Promise<number>;
  /** Make the partitions of this month and the next ones. */
  ensurePartitions(): Promise<void>;
  /** Wait for what is queued, then close the connections. */
  close(): Promise<void>;
}

export interface WalletKey {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
}
