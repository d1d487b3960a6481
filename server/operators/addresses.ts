import { allowedAddresses, isAllowedFrom } from './allowed-addresses.ts';
import { requireCovers, type Rights } from './rights.ts';
import { lockOperator } from './operators.ts';
import { canonicalRange } from '../kernel/address-range.ts';
import type { Database } from '../kernel/database.ts';
import { refuse, refuseField } from '../kernel/errors.ts';

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

function rangeOf(text: string, index: number): string {
  const range = canonicalRange(text);
  if (range === undefined) throw refuseField(`addresses.${index}`, 'an address or a range');
  return range;
}
