import { type Database, isSilence, openDatabase, sql } from '../kernel/database.ts';
import { inBatches } from '../kernel/delete-in-batches.ts';
import { readTrialBalance, verifyChain } from './audit.ts';
import { createBatcher } from './batcher.ts';
import { readHistory } from './history.ts';
import {
  readLimitRoom,
  readLimits,
  readNextLimits,
  readUnsettledWallets,
  readWindowUsage,
  setLimit,
  setNextLimit,
  setSiteLimit,
  settleLimits,
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
  LimitWindow,
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

/** The only writer of money. */
export interface Ledger {
  /**
   * Post one operation, in a batch with its neighbours. Resolves once it is durable.
   * Throws RefusalError `serviceUnavailable` when the queue is full; any other error means that the outcome is not known,
   * and that the same request, under the same key, is to be sent again.
   */
  post(operation: Operation): Promise<PostResult>;
  /**
   * Post several operations on one wallet as one, in a batch as `post` does: all of them are accepted, in their order, or none
   * is posted. Answers one result for each; or a single one, the refusal. Where some were posted before and others not,
   * that is a refusal too, `duplicate`. Throws as `post` does, and a RangeError where they are not of one wallet.
   */
  postLinked(operations: readonly Operation[]): Promise<readonly PostResult[]>;
  /**
   * A transaction of the caller's in which money is posted by `postIn`. Those who listen are told after the commit: a NOTIFY
   * within it would make the commits of all such transactions wait for each other.
   */
  transaction<Answer>(db: Database, work: (transaction: Database) => Promise<Answer>): Promise<Answer>;
  /** Post inside a transaction of the caller's: both commit, or neither. The wallet stays locked until then. */
  postIn(transaction: Database, operation: Operation): Promise<PostResult>;
  /** Open an empty wallet; nothing happens where there is one. `transaction` as in `postIn`. */
  openWallet(wallet: WalletKey, transaction?: Database): Promise<void>;
  setWalletStatus(wallet: WalletKey, status: WalletStatus, transaction?: Database): Promise<void>;
  /** The wallet as it is; null where there is none. */
  balance(wallet: WalletKey): Promise<Balance | null>;
  /**
   * The wallet as it is, locked until the caller's transaction ends: what is decided by it is posted before anything else
   * can be. Null where there is none.
   */
  lockWallet(transaction: Database, wallet: WalletKey): Promise<Balance | null>;
  /** The wallet as it was at a time, that moment included; zero before its first posting. Null where there is none. */
  balanceAt(wallet: WalletKey, time: Date): Promise<Balance | null>;
  history(query: HistoryQuery): Promise<HistoryPage>;
  /** Set, or with `null` remove, a limit: at once, and in place of what was to follow it. */
  setLimit(
    wallet: WalletKey,
    place: LimitPlace,
    amount: bigint | null,
    transaction?: Database,
  ): Promise<void>;
  /**
   * Let another amount, or none, follow a limit from a time on; with `null` nothing follows it. Answers false where there is
   * no such limit, or what was to follow holds already.
   */
  setNextLimit(
    wallet: WalletKey,
    place: LimitPlace,
    next: { amount: bigint | null; at: Date } | null,
    transaction?: Database,
  ): Promise<boolean>;
  /** Write down what follows and already holds; answers what was. The wallet stays locked as in `postIn`. */
  settleLimits(wallet: WalletKey, transaction?: Database): Promise<readonly SettledLimit[]>;
  /** Wallets for which `settleLimits` has something to do, at most so many. */
  unsettledWallets(atMost: number): Promise<readonly WalletKey[]>;
  /**
   * Set, or with `null` remove, what a site allows every player at most. Play goes on meanwhile; once it resolves, the limit
   * holds for all that is posted.
   */
  setSiteLimit(
    site: Omit<WalletKey, 'playerId'>,
    limit: { kind: LimitKind; window: LimitWindow },
    amount: bigint | null,
  ): Promise<void>;
  /** The limits that hold now, of whomever. */
  limits(wallet: WalletKey, transaction?: Database): Promise<readonly PlayerLimit[]>;
  /** What follows the limits and does not hold yet. */
  nextLimits(wallet: WalletKey, transaction?: Database): Promise<readonly NextLimit[]>;
  /** What the three windows have used, with limits or without. */
  windowUsage(wallet: WalletKey, transaction?: Database): Promise<readonly WindowUsage[]>;
  /** How much may still be deposited, staked or lost before a limit is reached; null without a limit. */
  limitRoom(wallet: WalletKey, kind: LimitKind, transaction?: Database): Promise<bigint | null>;
  /** Add up every posting; see `audit.ts`. */
  trialBalance(): Promise<TrialBalance>;
  /** Seal what is not sealed yet into blocks; answers how many postings were sealed. */
  sealBlocks(): Promise<number>;
  verifyChain(): Promise<ChainReport>;
  /** Bring the house's balances up to date; answers how many postings were added. */
  rollUp(): Promise<number>;
  /** Make the partitions of this month and the next three; answers the names of those made now. */
  ensurePartitions(): Promise<readonly string[]>;
  /** Forget what was counted for limits and no limit looks back to any more; answers how many rows went. */
  pruneUsage(): Promise<number>;
  /** Wait for what is queued, then close the connections. */
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
  /** One row for each operation. */
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

/** As in `ledger.post_batch`; shorter than the wait for an answer, so that PostgreSQL gives up before we do. */
const lockTimeout_ms = 5_000;

/**
 * Open the ledger on a database, with connections of its own.
 *
 * `connections` batches are on their way at once, each of at most `maxBatch` operations; past `queueLimit` operations a
 * post is refused. A batch without an answer for `answerTimeout_ms` fails, its outcome unknown. Two connections are enough: one batch is prepared and answered while the other is made durable.
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

  /** Transactions whose listeners are told after their commit. */
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
      // With the commit of the caller's transaction.
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
    setSiteLimit: (site, limit, amount) => setSiteLimit(db, site, limit, amount),
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

/** Throws a RangeError where the operations are not of one wallet, or there are none. */
function queuedOf(operations: readonly Operation[]): Queued {
  const wallets = operations.map(({ siteId, playerId, currency }) => `${siteId}:${playerId}:${currency}`);
  const [first] = operations;
  if (!first || new Set(wallets).size !== 1) throw new RangeError('Linked operations are of one wallet');
  return { playerKey: `${first.siteId}:${first.playerId}`, rows: operations.map(operationRow) };
}

function only(answers: readonly PostResult[]): PostResult {
  const [answer] = answers;
  if (!answer) throw new Error('The ledger gave no answer');
  return answer;
}

function byElement(rows: readonly LinkedAnswerRow[], count: number): PostResult[][] {
  const answers: PostResult[][] = Array.from({ length: count }, () => []);
  for (const row of rows.toSorted((a, b) => a.step - b.step))
    answers[row.element - 1]?.push(presentAnswer(row));
  if (answers.some((answer) => answer.length === 0)) throw new Error('An element had no answer');
  return answers;
}

function inOrder(rows: readonly AnswerRow[], count: number): PostResult[] {
  const answers = rows.toSorted((a, b) => a.ordinal - b.ordinal).map(presentAnswer);
  if (answers.length !== count) throw new Error(`${count} operations had ${answers.length} answers`);
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
