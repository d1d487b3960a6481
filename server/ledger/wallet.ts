import { type Database, sql } from '../kernel/database.ts';
import type { Balance, LimitKind, LimitWindow, PlayerLimit, WalletStatus } from './types.ts';

/** A player's wallet in one currency. */
export interface WalletKey {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
}

/** Open an empty wallet; nothing happens where there is one. */
export async function openWallet(db: Database, { siteId, playerId, currency }: WalletKey): Promise<void> {
  await sql`select ledger.open_wallet(${siteId}, ${playerId}, ${currency})`.execute(db);
}

/** Throws an Error where there is no such wallet. */
export async function setWalletStatus(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
  status: WalletStatus,
): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select ledger.set_wallet_status(${siteId}, ${playerId}, ${currency}, ${status}) as found`.execute(db);
  if (!rows[0]?.found) throw new Error(`Player ${playerId} has no wallet in ${currency}`);
}

/** The wallet as it is; null where there is none. */
export async function readBalance(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<Balance | null> {
  const { rows } = await sql<Balance>`
    select currency, "real", bonus, token, locked, version from ledger.wallet
    where site_id = ${siteId} and player_id = ${playerId} and currency = ${currency}`.execute(db);
  return rows[0] ?? null;
}

/** The wallet as it was at a time, that moment included; all zero before its first posting. Null where there is none. */
export async function readBalanceAt(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
  time: Date,
): Promise<Balance | null> {
  const { rows } = await sql<Balance>`
    select w.currency, coalesce(p.real_after, 0) as "real", coalesce(p.bonus_after, 0) as bonus,
      coalesce(p.token_after, 0) as token, coalesce(p.locked_after, 0) as locked, coalesce(p.sequence, 0) as version
    from ledger.wallet w
    left join lateral (
      select * from ledger.posting p
      where p.site_id = w.site_id and p.player_id = w.player_id and p.currency = w.currency and p.posted_at <= ${time}
      order by p.sequence desc limit 1
    ) p on true
    where w.site_id = ${siteId} and w.player_id = ${playerId} and w.currency = ${currency}`.execute(db);
  return rows[0] ?? null;
}

/** Set a limit, or with `null` remove it. Throws an Error where there is no such wallet. */
export async function setLimit(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
  kind: LimitKind,
  window: LimitWindow,
  amount: bigint | null,
): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select ledger.set_limit(${siteId}, ${playerId}, ${currency}, ${kind}, ${window}, ${amount}) as found`.execute(
    db,
  );
  if (!rows[0]?.found) throw new Error(`Player ${playerId} has no wallet in ${currency}`);
}

/** The player's limits and what is used of each, by the same windows as in the path of a posting. */
export async function readLimits(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<readonly PlayerLimit[]> {
  const { rows } = await sql<PlayerLimit>`
    select l.limit_kind as kind, l.limit_window as "window", l.amount, used.amount as used
    from ledger.player_limit l
    cross join lateral (
      select coalesce(sum(case l.limit_kind
          when 'deposit' then u.deposits when 'wager' then u.stakes else u.stakes - u.payouts end), 0)::bigint as amount
      from ledger.usage u
      where u.site_id = l.site_id and u.player_id = l.player_id and u.currency = l.currency
        and u.hour > clock_timestamp() - interval '1 hour'
          - case l.limit_window when '24h' then interval '24 hours' when '7d' then interval '7 days' else interval '30 days' end
    ) used
    where l.site_id = ${siteId} and l.player_id = ${playerId} and l.currency = ${currency}
    order by l.limit_kind, l.limit_window`.execute(db);
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
