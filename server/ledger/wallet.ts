import { type Database, sql } from '../kernel/database.ts';
import type { Balance, WalletStatus } from './types.ts';

/** A player's wallet in one currency. */
export interface WalletKey {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
}

/** Open an empty wallet unless it exists. */
export async function openWallet(db: Database, { siteId, playerId, currency }: WalletKey): Promise<void> {
  await sql`select ledger.open_wallet(${siteId}, ${playerId}, ${currency})`.execute(db);
}

/** Throws an Error if the wallet does not exist. */
export async function setWalletStatus(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
  status: WalletStatus,
): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select ledger.set_wallet_status(${siteId}, ${playerId}, ${currency}, ${status}) as found`.execute(db);
  if (!rows[0]?.found) throw new Error(`Player ${playerId} has no wallet in ${currency}`);
}

/** The current wallet, or null if it does not exist. */
export async function readBalance(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<Balance | null> {
  const { rows } = await sql<Balance>`
    select currency, "real", bonus, token, locked, version from ledger.wallet
    where site_id = ${siteId} and player_id = ${playerId} and currency = ${currency}`.execute(db);
  return rows[0] ?? null;
}

/**
 * The current wallet, locked until the transaction ends, so that nothing is posted to it meanwhile. Null if it does not
 * exist.
 */
export async function lockWallet(
  transaction: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<Balance | null> {
  const { rows } = await sql<Balance>`
    select ${currency}::text as currency, w.* from ledger.lock_wallet(${siteId}, ${playerId}, ${currency}) w`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/**
 * The wallet at a time, including that moment, with zero balances before its first posting. Null if it does not exist.
 */
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
