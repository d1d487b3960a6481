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
 * Set a limit, or remove it with `null`. It applies at once and discards a pending change. Throws an Error if the
 * wallet does not exist.
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
 * Set the pending change of a limit: another amount, or none, from a time on. `null` discards it. Returns false if the
 * limit does not exist, or if a pending change has already taken effect.
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

/** The wallets of a site in a currency. */
export type SiteMoney = Omit<WalletKey, 'playerId'>;
/** Which limit of a site it is. */
export interface SiteLimitPlace {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
}

/** How many wallets are counted in one transaction. A player on one of them waits no longer than that. */
const walletsPerStep = 20;
/** The polling interval and the longest wait for transactions that began before a limit was set. */
const step_ms = 5;
const patience_ms = 60_000;

/**
 * Set the limit that a site applies to every player, or remove it with `null`, in the caller's transaction. It locks no
 * wallet, so play continues, and it applies to every posting that begins after the commit.
 */
export async function writeSiteLimit(
  db: Database,
  { siteId, currency }: SiteMoney,
  { kind, window }: SiteLimitPlace,
  amount: bigint | null,
): Promise<void> {
  await sql`select ledger.set_site_limit(${siteId}, ${currency}, ${kind}, ${window}, ${amount})`.execute(db);
}

/**
 * Once this resolves, no posting is under way that did not see the limits of a site. Wallets without counted usage are
 * counted here or by their next posting, while play continues. `db` must not be a transaction. Throws an Error if an
 * earlier transaction does not end in time.
 */
export async function spreadSiteLimits(db: Database, { siteId, currency }: SiteMoney): Promise<void> {
  await untilEarlierTransactionsEnd(db);
  for (let last: bigint | null = 0n; last !== null;) {
    const { rows }: { rows: { last: bigint | null }[] } = await sql<{ last: bigint | null }>`
      select ledger.count_wallets(${siteId}, ${currency}, ${last}, ${walletsPerStep}) as last`.execute(db);
    last = rows[0]?.last ?? null;
  }
}

/** What a site allows every player at most. */
export async function readSiteLimits(
  db: Database,
  { siteId, currency }: SiteMoney,
): Promise<readonly (SiteLimitPlace & { readonly amount: bigint })[]> {
  const { rows } = await sql<SiteLimitPlace & { amount: bigint }>`
    select limit_kind as kind, limit_window as "window", amount from ledger.site_limit
    where site_id = ${siteId} and currency = ${currency}`.execute(db);
  return rows;
}

/**
 * A posting takes its transaction id before it reads the limits. So a transaction with a lower id has either ended or
 * reads the current limits.
 */
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
  throw new Error(
    'The limit is set, but a transaction that began earlier has not ended and may still exceed it',
  );
}

/**
 * Store the pending changes that have taken effect and return them. The wallet is locked until the transaction ends.
 */
export async function settleLimits(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<readonly SettledLimit[]> {
  const { rows } = await sql<SettledLimit>`
    select limit_kind as kind, limit_window as "window", set_by as "setBy", before, after, since
    from ledger.settle_limits(${siteId}, ${playerId}, ${currency})`.execute(db);
  return rows;
}

/** A player's active limits and what is used of each, over the same windows that a posting checks. */
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

/** A player's pending limit changes that have not taken effect. */
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

/** What was used in each window up to this moment, with or without limits. */
export async function readWindowUsage(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<readonly WindowUsage[]> {
  const { rows } = await sql<WindowUsage>`
    select limit_window as "window", deposits, stakes, payouts
    from ledger.window_usage(${siteId}, ${playerId}, ${currency})`.execute(db);
  return rows;
}

/** Wallets with pending changes that have taken effect but are not stored. */
export async function readUnsettledWallets(db: Database, atMost: number): Promise<readonly WalletKey[]> {
  const { rows } = await sql<WalletKey>`
    select distinct site_id as "siteId", player_id as "playerId", currency from (
      select site_id, player_id, currency from ledger.player_limit
      where next_at <= ledger.clock() order by next_at limit ${atMost}
    ) due`.execute(db);
  return rows;
}

/** How much more of a kind the player's limits allow, never below zero. Null without a limit of that kind. */
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
