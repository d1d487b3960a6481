import type { App } from './app.ts';
import { requireCovers, type Rights } from './rights.ts';
import { lockOperator } from './operators.ts';
import { canonicalRange, isWithinRanges } from '../kernel/address-range.ts';
import type { Database } from '../kernel/database.ts';
import { refuse, refuseField } from '../kernel/errors.ts';

/** True if an operator with this list may work from an address. */
export function isAllowedFrom(ip: string, allowed: readonly string[]): boolean {
  return allowed.length === 0 || isWithinRanges(ip, allowed);
}

/**
 * Set from where an operator may work. Sessions from elsewhere end with their next call. Throws `invalidInput`, `operatorNotFound`,
 * `operatorUnchanged`, `grantExceedsOwn`, or `addressLocksOut` if the operator who asks would shut themselves out.
 */
export async function setAddresses(
  trx: Database,
  operatorId: string,
  texts: readonly string[],
  by: { operatorId: string; ip: string; rights: Rights },
): Promise<{ before: string[]; after: string[] }> {
  const after = [...new Set(texts.map(rangeOf))];
  await lockOperator(trx, operatorId);
  await requireCovers(trx, by.rights, operatorId);
  if (operatorId === by.operatorId && !isAllowedFrom(by.ip, after)) throw refuse('addressLocksOut');
  const before = await allowedAddresses(trx, operatorId);
  if (JSON.stringify(before) === JSON.stringify(after)) throw refuse('operatorUnchanged');
  await trx
    .updateTable('operators.operator')
    .set({ allowed_addresses: after })
    .where('operator_id', '=', operatorId)
    .execute();
  return { before, after };
}

/** Throws `addressNotAllowed` if an operator may not work from this address. */
export async function requireAllowedAddress(
  app: Pick<App, 'log'>,
  db: Database,
  operatorId: string,
  ip: string,
): Promise<void> {
  if (isAllowedFrom(ip, await allowedAddresses(db, operatorId))) return;
  app.log.warn({ operator_id: operatorId, ip }, 'an operator was refused at an address that is not theirs');
  throw refuse('addressNotAllowed');
}

async function allowedAddresses(db: Database, operatorId: string): Promise<string[]> {
  const row = await db
    .selectFrom('operators.operator')
    .select('allowed_addresses')
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return row.allowed_addresses;
}

function rangeOf(text: string, index: number): string {
  const range = canonicalRange(text);
  if (range === undefined) throw refuseField(`addresses.${index}`, 'an address or a range');
  return range;
}
