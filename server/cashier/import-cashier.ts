import { depositKinds } from '@marquee/contract/entities.ts';
import { moneySchema, positiveMoneySchema } from '@marquee/contract/fields.ts';
import { z } from 'zod';
import type { Database } from '../kernel/database.ts';
import { parseMoney } from '../kernel/money.ts';
import { bankDetailsSchema } from './deposit-methods.ts';

const wordsSchema = z.record(z.string().regex(/^[A-Z]{2,3}$/), z.string().min(1));

/** The format of a brand's `brands/<brand>/cashier.json`. */
export const cashierFileSchema = z.strictObject({
  payout_gateway: z.string(),
  withdrawal_daily_amount: positiveMoneySchema.nullable(),
  bank_account_wait_hours: z.int().min(0).max(720),
  security_wait_hours: z.int().min(0).max(720).default(24),
  methods: z.array(
    z.strictObject({
      method_code: z.string().regex(/^[a-z0-9_]{2,32}$/),
      kind: z.enum(depositKinds),
      gateway: z.string(),
      position: z.int(),
      logo: z.string().optional().describe('A file of site/public/art/payment; manual.png without it'),
      names: wordsSchema.and(z.object({ EN: z.string() })),
      instructions: wordsSchema.and(z.object({ EN: z.string() })),
      minimum: positiveMoneySchema,
      maximum: positiveMoneySchema,
      fee_percent: z.string().regex(/^\d{1,2}(\.\d{1,3})?$/),
      fee_fixed: moneySchema,
      quick_amounts: z.array(positiveMoneySchema),
      pay_to: bankDetailsSchema.nullable(),
    }),
  ),
});

/**
 * Set a site's deposit methods and cashier rules to those of its brand's file. Needs the database owner's rights. A
 * method missing from the file becomes inactive rather than deleted, because deposits refer to it. The demo's sandbox
 * methods are kept.
 */
export async function importCashier(
  trx: Database,
  site: { siteId: number; currency: string },
  given: unknown,
): Promise<void> {
  const { methods, ...setting } = cashierFileSchema.parse(given);
  const daily = setting.withdrawal_daily_amount;
  const rules = {
    payout_gateway: setting.payout_gateway,
    withdrawal_daily_amount: daily === null ? null : parseMoney(daily),
    bank_account_wait_hours: setting.bank_account_wait_hours,
    security_wait_hours: setting.security_wait_hours,
  };
  await trx
    .insertInto('cashier.site_setting')
    .values({ site_id: site.siteId, ...rules })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(rules))
    .execute();
  await trx
    .updateTable('cashier.deposit_method')
    .set({ status: 'inactive' })
    .where('site_id', '=', site.siteId)
    .where('gateway', '!=', 'sandbox')
    .execute();
  for (const method of methods) {
    const row = {
      currency: site.currency,
      kind: method.kind,
      gateway: method.gateway,
      position: method.position,
      name: method.names.EN,
      names: JSON.stringify(method.names),
      instructions: JSON.stringify(method.instructions),
      logo: method.logo ?? 'manual.png',
      minimum: parseMoney(method.minimum),
      maximum: parseMoney(method.maximum),
      fee_percent: method.fee_percent,
      fee_fixed: parseMoney(method.fee_fixed),
      quick_amounts: method.quick_amounts.map(parseMoney),
      pay_to: method.pay_to === null ? null : JSON.stringify(method.pay_to),
      status: 'active',
    };
    await trx
      .insertInto('cashier.deposit_method')
      .values({ site_id: site.siteId, method_code: method.method_code, ...row })
      .onConflict((conflict) => conflict.columns(['site_id', 'method_code']).doUpdateSet(row))
      .execute();
  }
}
