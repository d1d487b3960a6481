import { type Database, isSilence, openDatabase, sql } from '../kernel/database.ts';
import { inBatches } from '../kernel/delete-in-batches.ts';
import { readTrialBalance, verifyChain } from './audit.ts';
import { createBatcher } from './batcher.ts';
import { readHistory } from './history.ts';
import {
  readLimitRoom,
  readLimits,
  readNextLimits,
  readSiteLimits,
  readUnsettledWallets,
  readWindowUsage,
  setLimit,
  setNextLimit,
  settleLimits,
  spreadSiteLimits,
  writeSiteLimit,
  type SiteLimitPlace,
  type SiteMoney,
} from './limits.ts';
import { operationRow } from './operation-row.ts';
import { createSignal } from './signal.ts';
import type {
  Balance,
  ChainReport,
  HistoryPage,
  HistoryQuery,
  LimitKind,
  LimitPlace,
  NextLimit,
  Operation,
  PlayerLimit,
  PostResult,
  PostStatus,
  SettledLimit,
  TrialBalance,
  WalletStatus,
  WindowUsage,
} from './types.ts';
import {
  type WalletKey,
  lockWallet,
  openWallet,
  readBalance,
  readBalanceAt,
  setWalletStatus,
} from './wallet.ts';

export type { WalletKey } from './wallet.ts';

/** The only code that writes money. */
export interface Ledger {
  /**
   * Post one operation, batched with concurrent ones. Resolves when it is durable.
   * Throws RefusalError `serviceUnavailable` if the queue is full. After any other error the outcome is unknown, and
   * the same request must be sent again under the same key.
   */
  post(operation: Operation): Promise<PostResult>;
  /**
   * Post several operations on one wallet atomically, batched like `post`: all of them are accepted, in order, or none
   * is posted. Returns one result per operation, or a single result if they are refused. If only some of them were
   * posted before, they are refused with `duplicate`. Throws as `post` does, and a RangeError if they are not all on
   * one wallet.
   */
  postLinked(operations: readonly Operation[]): Promise<readonly PostResult[]>;
  /**
   * Run a caller's transaction that posts with `postIn`. Listeners are notified after the commit, because a NOTIFY
   * inside it would serialize the commits of all such transactions.
   */
  transaction<Answer>(db: Database, work: (transaction: Database) => Promise<Answer>): Promise<Answer>;
  /**
   * Post inside the caller's transaction, so that both commit or neither does. The wallet stays locked until it ends.
   */
  postIn(transaction: Database, operation: Operation): Promise<PostResult>;
  /** Open an empty wallet unless it exists. `transaction` as in `postIn`. */
  openWallet(wallet: WalletKey, transaction?: Database): Promise<void>;
  setWalletStatus(wallet: WalletKey, status: WalletStatus, transaction?: Database): Promise<void>;
  /** The current wallet, or null if it does not exist. */
  balance(wallet: WalletKey): Promise<Balance | null>;
  /**
   * The current wallet, locked until the caller's transaction ends, so that nothing else is posted between a decision
   * and its posting. Null if it does not exist.
   */
  lockWallet(transaction: Database, wallet: WalletKey): Promise<Balance | null>;
  /**
   * The wallet at a time, including that moment, with zero balances before its first posting. Null if it does not
   * exist.
   */
  balanceAt(wallet: WalletKey, time: Date): Promise<Balance | null>;
  history(query: HistoryQuery): Promise<HistoryPage>;
  /** Set a limit, or remove it with `null`. It applies at once and discards a pending change. */
  setLimit(
    wallet: WalletKey,
    place: LimitPlace,
    amount: bigint | null,
    transaction?: Database,
  ): Promise<void>;
  /**
   * Set the pending change of a limit: another amount, or none, from a time on. `null` discards it. Returns false if
   * the limit does not exist, or if a pending change has already taken effect.
   */
  setNextLimit(
    wallet: WalletKey,
    place: LimitPlace,
    next: { amount: bigint | null; at: Date } | null,
    transaction?: Database,
  ): Promise<boolean>;
  /** Store the pending changes that have taken effect and return them. The wallet stays locked as in `postIn`. */
  settleLimits(wallet: WalletKey, transaction?: Database): Promise<readonly SettledLimit[]>;
  /** Wallets, up to `atMost`, with pending changes that `settleLimits` would store. */
  unsettledWallets(atMost: number): Promise<readonly WalletKey[]>;
  /**
   * Set the limit that a site applies to every player, or remove it with `null`. It applies to every posting that begins
   * after the commit.
   */
  writeSiteLimit(
    site: SiteMoney,
    limit: SiteLimitPlace,
    amount: bigint | null,
    transaction?: Database,
  ): Promise<void>;
  /** Resolves once no posting is under way that did not see the limits of a site. Play continues meanwhile. */
  spreadSiteLimits(site: SiteMoney): Promise<void>;
  /** What a site allows every player at most. */
  siteLimits(
    site: SiteMoney,
    transaction?: Database,
  ): Promise<readonly (SiteLimitPlace & { readonly amount: bigint })[]>;
  /** The limits that apply at the moment, whoever set them. */
  limits(wallet: WalletKey, transaction?: Database): Promise<readonly PlayerLimit[]>;
  /** The pending changes that have not taken effect. */
  nextLimits(wallet: WalletKey, transaction?: Database): Promise<readonly NextLimit[]>;
  /** What was used in each of the three windows, with or without limits. */
  windowUsage(wallet: WalletKey, transaction?: Database): Promise<readonly WindowUsage[]>;
  /** How much may still be deposited, staked or lost before a limit is reached. Null without a limit. */
  limitRoom(wallet: WalletKey, kind: LimitKind, transaction?: Database): Promise<bigint | null>;
  /** Audit every posting; see `audit.ts`. */
  trialBalance(): Promise<TrialBalance>;
  /** Seal postings that are not sealed yet into blocks. Returns how many postings were sealed. */
  sealBlocks(): Promise<number>;
  verifyChain(): Promise<ChainReport>;
  /** Update the house balances. Returns how many postings were added. */
  rollUp(): Promise<number>;
  /** Create the missing partitions of this month and the next three. Returns the names of those created. */
  ensurePartitions(): Promise<readonly string[]>;
  /** Delete counts that no limit looks back to any more. Returns how many rows were deleted. */
  pruneUsage(): Promise<number>;
  /** Wait for queued operations, then close the connections. */
  close(): Promise<void>;
}

const accepted: ReadonlySet<PostStatus> = new Set([
  'posted',
  'duplicate',
  'already_rolled_back',
  'remembered',
]);

interface Queued {
  readonly playerKey: string;
  /** One row per operation. */
  readonly rows: readonly string[];
}

interface AnswerRow {
  readonly ordinal: number;
  readonly status: PostStatus;
  readonly real: bigint | null;
  readonly bonus: bigint | null;
  readonly token: bigint | null;
  readonly locked: bigint | null;
  readonly version: bigint | null;
}

type LinkedAnswerRow = Omit<AnswerRow, 'ordinal'> & { readonly element: number; readonly step: number };

/** The same as in `ledger.post_batch`. Shorter than `answerTimeout_ms`, so that PostgreSQL gives up before we do. */
const lockTimeout_ms = 5_000;

/**
 * Open the ledger on a database, with its own connections.
 *
 * Up to `connections` batches run at once, each with at most `maxBatch` posts; linked operations count as one post. A
 * post is refused when `queueLimit` posts are queued or in flight. A batch without an answer within `answerTimeout_ms`
 * fails with an unknown outcome. Two connections are enough: one batch is prepared while the other is made durable.
 */
export function createLedger(options: {
  connectionString: string;
  connections?: number;
  maxBatch?: number;
  queueLimit?: number;
  answerTimeout_ms?: number;
}): Ledger {
  const { connectionString, connections = 2, maxBatch = 128, queueLimit = 4096 } = options;
  const { answerTimeout_ms = 15_000 } = options;
  const writer = openDatabase({
    connectionString,
    maxConnections: connections,
    applicationName: 'marquee-ledger',
    answerTimeout_ms,
    lockTimeout_ms,
  });
  const { pool: readerPool, db } = openDatabase({
    connectionString,
    maxConnections: 4,
    applicationName: 'marquee-ledger-reader',
  });
  const notification = { text: `select pg_notify('ledger_outbox', '')`, query_timeout: answerTimeout_ms };
  const signal = createSignal(() => readerPool.query(notification));

  async function postAll(queued: readonly Queued[]): Promise<PostResult[][]> {
    if (queued.some((item) => item.rows.length > 1)) {
      const { rows } = await writer.pool.query<LinkedAnswerRow>({
        name: 'post_linked',
        text: 'select * from ledger.post_linked($1::json)',
        values: [`[${queued.map((item) => `[${item.rows.join(',')}]`).join(',')}]`],
      });
      return byElement(rows, queued.length);
    }
    const { rows } = await writer.pool.query<AnswerRow>({
      name: 'post_batch',
      text: 'select * from ledger.post_batch($1::json)',
      values: [`[${queued.flatMap((item) => item.rows).join(',')}]`],
    });
    return inOrder(rows, queued.length).map((answer) => [answer]);
  }

  /** Transactions whose listeners are notified after the commit. */
  const toldLater = new WeakSet<Database>();

  const batcher = createBatcher<Queued, readonly PostResult[]>({
    send: async (queued) => {
      const answers = await postAll(queued);
      signal.raise();
      return answers;
    },
    keyOf: (item) => item.playerKey,
    lanes: connections,
    maxBatch,
    queueLimit,
    isSilence,
  });

  return {
    post: async (operation) => only(await batcher.submit(queuedOf([operation]))),
    postLinked: async (operations) => batcher.submit(queuedOf(operations)),
    transaction: async (database, work) => {
      const answer = await database.transaction().execute(async (transaction) => {
        toldLater.add(transaction);
        return work(transaction);
      });
      signal.raise();
      return answer;
    },
    postIn: async (transaction, operation) => {
      const row = `[${operationRow(operation)}]`;
      const { rows } = await sql<AnswerRow>`select * from ledger.post_batch(${row}::json)`.execute(
        transaction,
      );
      // Sent when the caller's transaction commits.
      if (!toldLater.has(transaction)) await sql`select pg_notify('ledger_outbox', '')`.execute(transaction);
      return only(inOrder(rows, 1));
    },
    openWallet: (wallet, transaction = db) => openWallet(transaction, wallet),
    setWalletStatus: (wallet, status, transaction = db) => setWalletStatus(transaction, wallet, status),
    balance: (wallet) => readBalance(db, wallet),
    lockWallet,
    balanceAt: (wallet, time) => readBalanceAt(db, wallet, time),
    history: (query) => readHistory(db, query),
    setLimit: (wallet, place, amount, transaction = db) => setLimit(transaction, wallet, place, amount),
    setNextLimit: (wallet, place, next, transaction = db) => setNextLimit(transaction, wallet, place, next),
    settleLimits: (wallet, transaction = db) => settleLimits(transaction, wallet),
    unsettledWallets: (atMost) => readUnsettledWallets(db, atMost),
    writeSiteLimit: (site, limit, amount, transaction = db) =>
      writeSiteLimit(transaction, site, limit, amount),
    spreadSiteLimits: (site) => spreadSiteLimits(db, site),
    siteLimits: (site, transaction = db) => readSiteLimits(transaction, site),
    limits: (wallet, transaction = db) => readLimits(transaction, wallet),
    nextLimits: (wallet, transaction = db) => readNextLimits(transaction, wallet),
    windowUsage: (wallet, transaction = db) => readWindowUsage(transaction, wallet),
    limitRoom: (wallet, kind, transaction = db) => readLimitRoom(transaction, wallet, kind),
    trialBalance: () => readTrialBalance(db),
    sealBlocks: async () => {
      const { rows } = await sql<{ sealed: bigint }>`select ledger.seal_blocks() as sealed`.execute(db);
      return Number(rows[0]?.sealed ?? 0n);
    },
    verifyChain: () => verifyChain(db),
    rollUp: async () => {
      const { rows } = await sql<{ added: bigint }>`select ledger.roll_up() as added`.execute(db);
      return Number(rows[0]?.added ?? 0n);
    },
    ensurePartitions: async () => {
      const { rows } = await sql<{ name: string }>`select ledger.ensure_partitions() as name`.execute(db);
      return rows.map((row) => row.name);
    },
    pruneUsage: () =>
      inBatches(async (size) => {
        const { rows } = await sql<{ gone: bigint }>`select ledger.prune_usage(${size}) as gone`.execute(db);
        return Number(rows[0]?.gone ?? 0n);
      }),
    close: async () => {
      await batcher.drained();
      await signal.settled();
      await Promise.all([writer.pool.end(), readerPool.end()]);
    },
  };
}

/** Throws a RangeError if there are no operations, or if they are not all on one wallet. */
function queuedOf(operations: readonly Operation[]): Queued {
  const wallets = operations.map(({ siteId, playerId, currency }) => `${siteId}:${playerId}:${currency}`);
  const [first] = operations;
  if (!first || new Set(wallets).size !== 1)
    throw new RangeError('Linked operations must all be on one wallet');
  return { playerKey: `${first.siteId}:${first.playerId}`, rows: operations.map(operationRow) };
}

function only(answers: readonly PostResult[]): PostResult {
  const [answer] = answers;
  if (!answer) throw new Error('The ledger returned no answer');
  return answer;
}

function byElement(rows: readonly LinkedAnswerRow[], count: number): PostResult[][] {
  const answers: PostResult[][] = Array.from({ length: count }, () => []);
  for (const row of rows.toSorted((a, b) => a.step - b.step))
    answers[row.element - 1]?.push(presentAnswer(row));
  if (answers.some((answer) => answer.length === 0)) throw new Error('A post got no answer');
  return answers;
}

function inOrder(rows: readonly AnswerRow[], count: number): PostResult[] {
  const answers = rows.toSorted((a, b) => a.ordinal - b.ordinal).map(presentAnswer);
  if (answers.length !== count)
    throw new Error(`Expected ${count} answers from the ledger, got ${answers.length}`);
  return answers;
}

function presentAnswer(row: Omit<AnswerRow, 'ordinal'>): PostResult {
  return {
    status: row.status,
    accepted: accepted.has(row.status),
    real: row.real ?? 0n,
    bonus: row.bonus ?? 0n,
    token: row.token ?? 0n,
    locked: row.locked ?? 0n,
    version: row.version ?? 0n,
  };
}
