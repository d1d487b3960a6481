import { isWithinRanges } from '../kernel/address-range.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';

/** True if an operator with this list may work from an address. */
export function isAllowedFrom(ip: string, allowed: readonly string[]): boolean {
  return allowed.length === 0 || isWithinRanges(ip, allowed);
}

/** Throws `addressNotAllowed` if an operator may not work from this address. */
export async function requireAllowedAddress(db: Database, operatorId: string, ip: string): Promise<void> {
  if (!isAllowedFrom(ip, await allowedAddresses(db, operatorId))) throw refuse('addressNotAllowed');
}

/** From where an operator may work; empty for everywhere. */
export async function allowedAddresses(db: Database, operatorId: string): Promise<string[]> {
  const row = await db
    .selectFrom('operators.operator')
    .select('allowed_addresses')
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return row.allowed_addresses;
}
