import { type Database, sql } from '../kernel/database.ts';
import type {
  LimitKind,
  LimitPlace,
  LimitWindow,
  NextLimit,
  PlayerLimit,
  SettledLimit,
  WindowUsage,
} from './types.ts';
import type { WalletKey } from './wallet.ts';

/**
 * Set a limit, or with `null` remove it: at once, and in place of what was to follow it.
 * Throws an Error where there is no such wallet.
 */
export async function setLimit(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
  { setBy, kind, window }: LimitPlace,
  amount: bigint | null,
): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select ledger.set_limit(${siteId}, ${playerId}, ${currency}, ${setBy}, ${kind}, ${window}, ${amount}) as found`.execute(
    db,
  );
  if (!rows[0]?.found) throw new Error(`Player ${playerId} has no wallet in ${currency}`);
}

/**
 * Let another amount, or none, follow a limit from a time on; with `null` nothing follows it any more. Answers false where
 * there is no such limit, or where what was to follow holds already.
 */
export async function setNextLimit(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
  { setBy, kind, window }: LimitPlace,
  next: { amount: bigint | null; at: Date } | null,
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select ledger.set_next_limit(${siteId}, ${playerId}, ${currency}, ${setBy}, ${kind}, ${window},
      ${next?.amount ?? null}, ${next?.at ?? null}) as changed`.execute(db);
  return rows[0]?.changed ?? false;
}

/** So many wallets are counted in one transaction; whoever plays on one of them meanwhile waits for no more. */
const walletsPerStep = 20;
/** How often, and for how long at most, transactions are waited for that began before a limit. */
const step_ms = 5;
const patience_ms = 60_000;

/**
 * Set what a site allows every player at most, or with `null` remove it. Play goes on meanwhile. Once this resolves, the limit
 * holds for all that is posted: transactions that began before it are waited for, and wallets that nothing was counted for
 * are counted, here or by their next posting. `db` is no transaction. Throws an Error where such a transaction does not end.
 */
export async function setSiteLimit(
  db: Database,
  { siteId, currency }: Omit<WalletKey, 'playerId'>,
  { kind, window }: { kind: LimitKind; window: LimitWindow },
  amount: bigint | null,
): Promise<void> {
  await sql`select ledger.set_site_limit(${siteId}, ${currency}, ${kind}, ${window}, ${amount})`.execute(db);
  if (amount === null) return;
  await untilEarlierTransactionsEnd(db);
  for (let last: bigint | null = 0n; last !== null;) {
    const { rows }: { rows: { last: bigint | null }[] } = await sql<{ last: bigint | null }>`
      select ledger.count_wallets(${siteId}, ${currency}, ${last}, ${walletsPerStep}) as last`.execute(db);
    last = rows[0]?.last ?? null;
  }
}

/** A posting takes its transaction's number before it reads limits: all that has a lower one has ended, or reads what is now. */
async function untilEarlierTransactionsEnd(db: Database): Promise<void> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  const next = rows[0]?.next ?? '0';
  const giveUp_ms = performance.now() + patience_ms;
  while (performance.now() < giveUp_ms) {
    const { rows: found } = await sql<{ ended: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::xid8 as ended`.execute(db);
    if (found[0]?.ended) return;
    await new Promise((resolve) => setTimeout(resolve, step_ms));
  }
  throw new Error('The limit is set; a transaction from before it has not ended and may still post past it');
}

/** Write down what holds by the time alone; answers what was. The wallet is locked until the transaction ends. */
export async function settleLimits(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<readonly SettledLimit[]> {
  const { rows } = await sql<SettledLimit>`
    select limit_kind as kind, limit_window as "window", set_by as "setBy", before, after, since
    from ledger.settle_limits(${siteId}, ${playerId}, ${currency})`.execute(db);
  return rows;
}

/** The limits that hold for a player and what is used of each, by the same windows as in the path of a posting. */
export async function readLimits(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<readonly PlayerLimit[]> {
  const { rows } = await sql<PlayerLimit>`
    select l.limit_kind as kind, l.limit_window as "window", l.set_by as "setBy", l.amount,
      case l.limit_kind when 'deposit' then u.deposits when 'wager' then u.stakes else u.stakes - u.payouts end as used
    from ledger.limits_in_force(${siteId}, ${playerId}, ${currency}) l
    cross join lateral (
      select * from ledger.window_usage(${siteId}, ${playerId}, ${currency}) w where w.limit_window = l.limit_window
    ) u
    order by l.limit_kind, l.limit_window, l.set_by`.execute(db);
  return rows;
}

/** What follows a player's limits and does not hold yet. */
export async function readNextLimits(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<readonly NextLimit[]> {
  const { rows } = await sql<NextLimit>`
    select limit_kind as kind, limit_window as "window", set_by as "setBy", next_amount as amount, next_at as "at"
    from ledger.player_limit
    where site_id = ${siteId} and player_id = ${playerId} and currency = ${currency} and next_at > ledger.clock()`.execute(
    db,
  );
  return rows;
}

/** What the windows that end now have used, with limits or without. */
export async function readWindowUsage(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<readonly WindowUsage[]> {
  const { rows } = await sql<WindowUsage>`
    select limit_window as "window", deposits, stakes, payouts
    from ledger.window_usage(${siteId}, ${playerId}, ${currency})`.execute(db);
  return rows;
}

/** The wallets for which a limit is to be written down that holds by the time alone. */
export async function readUnsettledWallets(db: Database, atMost: number): Promise<readonly WalletKey[]> {
  const { rows } = await sql<WalletKey>`
    select distinct site_id as "siteId", player_id as "playerId", currency from (
      select site_id, player_id, currency from ledger.player_limit
      where next_at <= ledger.clock() order by next_at limit ${atMost}
    ) due`.execute(db);
  return rows;
}

/** How much more of a kind the player's limits leave, never below zero; null without a limit of that kind. */
export async function readLimitRoom(
  db: Database,
  wallet: WalletKey,
  kind: LimitKind,
): Promise<bigint | null> {
  const limits = await readLimits(db, wallet);
  const [least] = limits
    .filter((limit) => limit.kind === kind)
    .map((limit) => limit.amount - limit.used)
    .toSorted((a, b) => (a < b ? -1 : 1));
  if (least === undefined) return null;
  return least < 0n ? 0n : least;
}
