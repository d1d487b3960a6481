/**
 * Reconciliation: compares a provider's transactions with the ledger, window by window. Differences are stored and
 * logged. No money is moved.
 */
import type { ListedTransaction } from '@marquee/contract/providers/hub88.ts';
import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import {
  findClosed,
  findOperations,
  operationKey,
  readStandingPlay,
  type PostedOperation,
} from '../ledger/read-operations.ts';
import type { HubConnection } from './connections.ts';
import { listTransactions, listTransactionsOfRound } from './hub88/client.ts';

export type ReconcileApp = Pick<App, 'db' | 'rounds' | 'log' | 'clock'>;

export interface Difference {
  readonly transactionId: string;
  /**
   * `missing_here`: only the provider has it. `missing_there`: only the ledger has it. `amount`: the amounts differ.
   * `state`: the provider counts a bet or win that was rolled back here.
   */
  readonly kind: 'missing_here' | 'missing_there' | 'amount' | 'state';
  readonly theirs: string | null;
  readonly ours: string | null;
}

export interface Reconciliation {
  /** How many transactions each side has in the window. */
  readonly theirs: number;
  readonly ours: number;
  readonly differences: readonly Difference[];
}

/**
 * The most that the two sides' times can differ: a provider records a transaction when it sends it, we when it is
 * posted.
 */
const edge_ms = 5 * 60_000;
/** A provider may cap its answers, so a list of this length is requested again in two halves. */
const longList = 4_000;
const shortestSpan_ms = 1_000;

/** Compare the transactions from `from` up to but not including `to`. Throws `providerUnavailable`. */
export async function reconcile(
  app: ReconcileApp,
  connection: HubConnection,
  from: Date,
  to: Date,
): Promise<Reconciliation> {
  const around = await listAll(app, connection, shifted(from, -edge_ms), shifted(to, edge_ms));
  const theirs = around.filter((one) => isCarriedOut(one) && isWithin(new Date(one.inserted_at), from, to));
  const ours = await readStandingPlay(app.db, connection.providerCode, { from, to });
  const differences = await differencesOf(app.db, connection.providerCode, theirs);
  const listed = new Set(around.filter(isCarriedOut).map((one) => one.transaction_uuid));
  for (const posted of ours) {
    if (listed.has(posted.externalId)) continue;
    // A late win is listed at the time of its round, so it may be outside the window. Ask for the round itself.
    const round = await listTransactionsOfRound(app, connection, posted.round ?? '');
    if (round.some((one) => isCarriedOut(one) && one.transaction_uuid === posted.externalId)) continue;
    differences.push(missingThere(posted));
  }
  return { theirs: theirs.length, ours: ours.length, differences };
}

/** Compare what the provider has of one round with what was posted of it. Throws `providerUnavailable`. */
export async function reconcileRound(
  app: ReconcileApp,
  connection: HubConnection,
  roundId: string,
  posted: readonly PostedOperation[],
): Promise<Difference[]> {
  const theirs = (await listTransactionsOfRound(app, connection, roundId)).filter(isCarriedOut);
  const differences = await differencesOf(app.db, connection.providerCode, theirs);
  const listed = new Set(theirs.map((one) => one.transaction_uuid));
  const closed = await findClosed(app.db, posted);
  const unlisted = posted.filter(
    (one) =>
      (one.kind === 'bet' || one.kind === 'win') &&
      !listed.has(one.externalId) &&
      !closed.has(operationKey(one)),
  );
  return [...differences, ...unlisted.map(missingThere)];
}

function missingThere({ externalId, kind, amount }: PostedOperation): Difference {
  return { transactionId: externalId, kind: 'missing_there', theirs: null, ours: `${kind} ${amount}` };
}

/** The length of the job's windows, and how long after its end a window is reconciled. */
const window_ms = 10 * 60_000;
const lag_ms = 10 * 60_000;
/** The most windows that one run catches up on per provider after an interruption. */
const maxWindows = 36;
/** How long the last rounds of a switched-off provider are still compared. */
const switchedOff_ms = 2 * 24 * 60 * 60_000;

/** Reconcile every due window of every provider connected by Hub88's protocol. Returns how many were done. */
export async function reconcileDue(app: ReconcileApp): Promise<number> {
  const { rows } = await sql<{ provider_code: string; ends_at: Date | null }>`
    select c.provider_code, max(r.ends_at) as ends_at
    from rounds.provider_connection c left join rounds.reconciliation r using (provider_code)
    where c.protocol = 'hub88' and (c.status = 'active' or c.updated_at > ${shifted(app.clock.now(), -switchedOff_ms)}) group by c.provider_code`.execute(
    app.db,
  );
  const latest_ms = Math.floor((app.clock.now().getTime() - lag_ms) / window_ms) * window_ms;
  let done = 0;
  for (const { provider_code, ends_at } of rows) {
    const connection = await app.rounds.connections.byProvider(provider_code);
    if (connection?.protocol !== 'hub88') continue;
    let start_ms = ends_at?.getTime() ?? latest_ms - window_ms;
    for (let count = 0; start_ms + window_ms <= latest_ms && count < maxWindows; count++) {
      const isDone = await reconcileWindow(app, connection, new Date(start_ms));
      if (!isDone) break;
      done += 1;
      start_ms += window_ms;
    }
  }
  return done;
}

/** Returns false if the provider did not answer. The next run tries the window again. */
async function reconcileWindow(app: ReconcileApp, connection: HubConnection, start: Date): Promise<boolean> {
  const end = shifted(start, window_ms);
  const { providerCode } = connection;
  let found: Reconciliation;
  try {
    found = await reconcile(app, connection, start, end);
  } catch (error) {
    app.log.warn({ err: error, provider_code: providerCode }, 'a provider could not be reconciled yet');
    return false;
  }
  await app.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('rounds.reconciliation')
      .values({
        provider_code: providerCode,
        starts_at: start,
        ends_at: end,
        finished_at: app.clock.now(),
        theirs: found.theirs,
        ours: found.ours,
        differences: found.differences.length,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n || found.differences.length === 0) return;
    await trx
      .insertInto('rounds.reconciliation_difference')
      .values(
        found.differences.map((difference) => ({
          provider_code: providerCode,
          starts_at: start,
          transaction_id: difference.transactionId,
          kind: difference.kind,
          theirs: difference.theirs,
          ours: difference.ours,
        })),
      )
      .execute();
  });
  if (found.differences.length > 0) {
    app.log.error(
      { provider_code: providerCode, starts_at: start, differences: found.differences.slice(0, 20) },
      'a provider and the ledger disagree',
    );
  }
  return true;
}

async function listAll(
  app: ReconcileApp,
  connection: HubConnection,
  from: Date,
  to: Date,
): Promise<ListedTransaction[]> {
  const listed = await listTransactions(app, connection, from, to);
  const span_ms = to.getTime() - from.getTime();
  if (listed.length < longList || span_ms <= shortestSpan_ms) return listed;
  const middle = shifted(from, Math.floor(span_ms / 2));
  const halves = [await listAll(app, connection, from, middle), await listAll(app, connection, middle, to)];
  return halves.flat();
}

/** Compare a provider's list with the ledger's operations of the same keys. */
async function differencesOf(
  db: Database,
  providerCode: string,
  theirs: readonly ListedTransaction[],
): Promise<Difference[]> {
  if (theirs.length === 0) return [];
  const { rows } = await sql<{ transaction_id: string; site_id: number; player_id: bigint }>`
    select asked.transaction_id, p.site_id, p.player_id
    from unnest(${theirs.map((one) => one.user)}::text[], ${theirs.map((one) => one.transaction_uuid)}::text[])
      as asked (user_id, transaction_id)
    join rounds.provider_player p on p.provider_code = ${providerCode} and p.user_id = asked.user_id`.execute(
    db,
  );
  const keys = rows.map((row) => ({
    siteId: row.site_id,
    playerId: row.player_id,
    source: providerCode,
    externalId: row.transaction_id,
  }));
  const [posted, closed] = [await findOperations(db, keys), await findClosed(db, keys)];
  const known = new Map(
    [...posted].map(([key, one]) => [one.externalId, { ...one, isClosed: closed.has(key) }]),
  );
  const takenBack = new Set(theirs.map((one) => one.kind === 'rollback' && one.reference_transaction_uuid));
  return theirs.flatMap((one): Difference[] => {
    const row = known.get(one.transaction_uuid);
    const told = `${one.kind} ${one.amount}`;
    const difference = (kind: Difference['kind'], ours: string | null) => [
      { transactionId: one.transaction_uuid, kind, theirs: told, ours },
    ];
    if (row?.kind !== one.kind) return difference('missing_here', row?.kind ?? null);
    // A rollback's amount depends on what it undid, and is zero if that had not arrived, so it is not compared.
    if (one.kind === 'rollback') return [];
    if (row.isClosed && !takenBack.has(one.transaction_uuid)) return difference('state', 'rolled back');
    const expected = one.is_free && one.kind === 'bet' ? 0n : BigInt(one.amount);
    const amount = row.amount + row.details.freeWin;
    return amount === expected ? [] : difference('amount', `${row.kind} ${amount}`);
  });
}

/** Whether the provider counts it as done. Lists may also contain declined and undecided transactions. */
function isCarriedOut({ status }: ListedTransaction): boolean {
  return status === undefined || status === null || status === 'TS_SUCCESS';
}

function shifted(time: Date, by_ms: number): Date {
  return new Date(time.getTime() + by_ms);
}

function isWithin(time: Date, from: Date, to: Date): boolean {
  return time >= from && time < to;
}
