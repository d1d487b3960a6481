import type { PaymentMethodFields } from '@marquee/contract/payment-method.ts';
import { paymentMethodFields } from '@marquee/contract/payment-method.ts';
import { depositKinds } from '@marquee/contract/entities.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { App } from './app.ts';
import type { Database, DB } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import { bankDetailsSchema } from './deposit-methods.ts';
import { ReviewError } from './review-error.ts';

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

/** Note a change that an operator asks for. Returns undefined if one of the method waits already. */
export async function askMethodChange(
  app: Pick<App, 'clock'>,
  trx: Database,
  key: MethodKey,
  change: { before: PaymentMethodFields | undefined; after: PaymentMethodFields; by: string },
): Promise<string | undefined> {
  const changeId = newId();
  const written = await trx
    .insertInto('cashier.method_change')
    .values({
      change_id: changeId,
      site_id: key.siteId,
      method_code: key.methodCode,
      before: change.before === undefined ? null : JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      asked_by: change.by,
      created_at: app.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'method_code']).where('state', '=', 'asked').doNothing(),
    )
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n ? changeId : undefined;
}

/** The changes of a site that wait for a second operator. */
export async function listAskedChanges(db: Database, siteId: number) {
  const rows = await db
    .selectFrom('cashier.method_change')
    .select(['change_id', 'method_code', 'before', 'after', 'asked_by', 'created_at'])
    .where('site_id', '=', siteId)
    .where('state', '=', 'asked')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, after: paymentMethodFields.parse(row.after) }));
}

/**
 * Make a change that was asked for, in the caller's transaction. Throws ReviewError if it was decided before, or if the
 * method is no longer as it was when it was asked for.
 */
export async function makeMethodChange(
  app: Pick<App, 'clock' | 'sites'>,
  trx: Database,
  changeId: string,
  by: string,
): Promise<void> {
  const row = await decide(app, trx, changeId, { state: 'made', by });
  const key = { siteId: row.site_id, methodCode: row.method_code };
  const now = await readMethod(trx, key);
  const before = row.before === null ? undefined : normalised(paymentMethodFields.parse(row.before));
  if (JSON.stringify(now && normalised(now)) !== JSON.stringify(before)) {
    throw new ReviewError('The payment method was changed meanwhile. Refuse this, and ask again.');
  }
  const after = paymentMethodFields.parse(row.after);
  const { currency } = await app.sites.byId(row.site_id);
  const values = {
    kind: after.kind,
    gateway: after.gateway,
    status: after.is_active ? 'active' : 'inactive',
    position: after.position,
    name: after.name,
    names: JSON.stringify({ ...after.names, EN: after.name }),
    instructions: JSON.stringify(after.instructions),
    minimum: parseMoney(after.minimum),
    maximum: parseMoney(after.maximum),
    fee_percent: after.fee_percent,
    fee_fixed: parseMoney(after.fee_fixed),
    quick_amounts: after.quick_amounts.map(parseMoney),
    estimated_minutes: after.estimated_minutes,
    least_level: after.least_level,
    pay_to: after.pay_to === null ? null : JSON.stringify(after.pay_to),
  };
  await trx
    .insertInto('cashier.deposit_method')
    .values({ site_id: row.site_id, method_code: row.method_code, currency, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'method_code']).doUpdateSet(values))
    .execute();
}

/** Refuse a change that was asked for. Throws ReviewError if it was decided before. */
export async function refuseMethodChange(
  app: Pick<App, 'clock'>,
  trx: Database,
  changeId: string,
  by: string,
): Promise<void> {
  await decide(app, trx, changeId, { state: 'refused', by });
}

async function decide(
  app: Pick<App, 'clock'>,
  trx: Database,
  changeId: string,
  decision: { state: 'made' | 'refused'; by: string },
) {
  const row = await trx
    .updateTable('cashier.method_change')
    .set({ state: decision.state, decided_by: decision.by, decided_at: app.clock.now() })
    .where('change_id', '=', changeId)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ReviewError('This change was decided already.');
  return row;
}
