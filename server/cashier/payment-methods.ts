import type { PaymentMethodFields } from '@marquee/contract/payment-method.ts';
import { depositKinds } from '@marquee/contract/entities.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { App } from './app.ts';
import type { Database, DB } from '../kernel/database.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import { bankDetailsSchema } from './deposit-methods.ts';

export interface MethodKey {
  readonly siteId: number;
  readonly methodCode: string;
}

const wordsSchema = z.record(z.string(), z.string());
const kindSchema = z.enum(depositKinds);

/** All payment methods of a site, also those that are switched off, in the order of the cashier. */
export async function listPaymentMethods(db: Database, siteId: number) {
  const rows = await db
    .selectFrom('cashier.deposit_method')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('method_code')
    .execute();
  return rows.map((row) => ({
    methodCode: row.method_code,
    currency: row.currency,
    fields: fieldsOf(row),
  }));
}

/** A payment method of a site, locked until the transaction ends; undefined if there is none. */
async function lockMethod(trx: Database, { siteId, methodCode }: MethodKey) {
  return trx
    .selectFrom('cashier.deposit_method')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('method_code', '=', methodCode)
    .forUpdate()
    .executeTakeFirst();
}

/** What a method is now; undefined if the site has none with this code. */
export async function readMethod(trx: Database, key: MethodKey): Promise<PaymentMethodFields | undefined> {
  const row = await lockMethod(trx, key);
  return row && fieldsOf(row);
}

function fieldsOf(row: Selectable<DB['cashier.deposit_method']>): PaymentMethodFields {
  const names = wordsSchema.parse(row.names);
  return {
    kind: kindSchema.parse(row.kind),
    gateway: row.gateway,
    is_active: row.status === 'active',
    position: row.position,
    name: row.name,
    names: Object.fromEntries(Object.entries(names).filter(([language]) => language !== 'EN')),
    instructions: wordsSchema.parse(row.instructions),
    minimum: formatMoney(row.minimum),
    maximum: formatMoney(row.maximum),
    fee_percent: row.fee_percent.replace(/\.?0+$/, '') || '0',
    fee_fixed: formatMoney(row.fee_fixed),
    // pg returns a bigint[] as text.
    quick_amounts: row.quick_amounts.map(BigInt).map(formatMoney),
    estimated_minutes: row.estimated_minutes,
    least_level: row.least_level,
    pay_to: row.pay_to === null ? null : bankDetailsSchema.parse(row.pay_to),
  };
}

/** Amounts and words in one form, so that the same method is not taken for a change. */
export function normalised(fields: PaymentMethodFields): PaymentMethodFields {
  const filled = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(words)
        .filter(([, text]) => text !== '')
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  const amount = (text: string) => formatMoney(parseMoney(text));
  const { EN: _english, ...names } = filled(fields.names);
  return {
    ...fields,
    names,
    instructions: filled(fields.instructions),
    minimum: amount(fields.minimum),
    maximum: amount(fields.maximum),
    fee_percent: fields.fee_percent.replace(/^0+(?=\d)/, '').replace(/\.0*$|(\.\d*?)0+$/, '$1') || '0',
    fee_fixed: amount(fields.fee_fixed),
    quick_amounts: fields.quick_amounts.map(amount),
  };
}

/** What a change makes other: the fields before and after, by name. */
export function methodDifference(
  before: PaymentMethodFields | undefined,
  after: PaymentMethodFields,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = Object.keys(after).filter(
    (name) => !before || JSON.stringify(valueOf(before, name)) !== JSON.stringify(valueOf(after, name)),
  );
  return {
    before: Object.fromEntries(names.map((name) => [name, before ? valueOf(before, name) : null])),
    after: Object.fromEntries(names.map((name) => [name, valueOf(after, name)])),
  };
}

function valueOf(fields: PaymentMethodFields, wanted: string): unknown {
  return Object.entries(fields).find(([name]) => name === wanted)?.[1];
}

/** Make a payment method what the fields say; its currency is the site's. Players see it at once. */
export async function writeMethod(
  app: Pick<App, 'sites'>,
  trx: Database,
  { siteId, methodCode }: MethodKey,
  fields: PaymentMethodFields,
): Promise<void> {
  const { currency } = await app.sites.byId(siteId);
  const values = {
    kind: fields.kind,
    gateway: fields.gateway,
    status: fields.is_active ? 'active' : 'inactive',
    position: fields.position,
    name: fields.name,
    names: JSON.stringify({ ...fields.names, EN: fields.name }),
    instructions: JSON.stringify(fields.instructions),
    minimum: parseMoney(fields.minimum),
    maximum: parseMoney(fields.maximum),
    fee_percent: fields.fee_percent,
    fee_fixed: parseMoney(fields.fee_fixed),
    quick_amounts: fields.quick_amounts.map(parseMoney),
    estimated_minutes: fields.estimated_minutes,
    least_level: fields.least_level,
    pay_to: fields.pay_to === null ? null : JSON.stringify(fields.pay_to),
  };
  await trx
    .insertInto('cashier.deposit_method')
    .values({ site_id: siteId, method_code: methodCode, currency, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'method_code']).doUpdateSet(values))
    .execute();
}
