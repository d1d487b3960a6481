import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { depositKinds } from '@marquee/contract/entities.ts';
import { moneySchema, positiveMoneySchema } from '@marquee/contract/fields.ts';
import { z } from 'zod';
import type { Database } from '../kernel/database.ts';
import { parseMoney } from '../kernel/money.ts';
import { bankDetailsSchema } from './deposit-methods.ts';

const wordsSchema = z.record(z.string().regex(/^[A-Z]{2,3}$/), z.string().min(1));

/** A brand's cashier as `brands/<brand>/cashier.json` describes it. */
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
 * Give a brand the methods and the rules of its cashier's file, where it has one. What is there already is left as it is: an
 * operator may have changed it. Needs the owner's rights, and the site to be imported.
 */
export async function importCashier(db: Database, brandsDirectory: string, siteCode: string): Promise<void> {
  const path = join(brandsDirectory, siteCode, 'cashier.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const parsed = cashierFileSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  const { methods, ...setting } = parsed.data;
  const { site_id, currency } = await db
    .selectFrom('sites.site')
    .select(['site_id', 'currency'])
    .where('site_code', '=', siteCode)
    .executeTakeFirstOrThrow();
  const daily = setting.withdrawal_daily_amount;
  await db
    .insertInto('cashier.site_setting')
    .values({
      site_id,
      payout_gateway: setting.payout_gateway,
      withdrawal_daily_amount: daily === null ? null : parseMoney(daily),
      bank_account_wait_hours: setting.bank_account_wait_hours,
      security_wait_hours: setting.security_wait_hours,
    })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .execute();
  if (methods.length === 0) return;
  await db
    .insertInto('cashier.deposit_method')
    .values(
      methods.map((method) => ({
        site_id,
        currency,
        method_code: method.method_code,
        kind: method.kind,
        gateway: method.gateway,
        position: method.position,
        name: method.names.EN,
        names: JSON.stringify(method.names),
        instructions: JSON.stringify(method.instructions),
        logo: method.logo,
        minimum: parseMoney(method.minimum),
        maximum: parseMoney(method.maximum),
        fee_percent: method.fee_percent,
        fee_fixed: parseMoney(method.fee_fixed),
        quick_amounts: method.quick_amounts.map(parseMoney),
        pay_to: method.pay_to === null ? null : JSON.stringify(method.pay_to),
      })),
    )
    .onConflict((conflict) => conflict.columns(['site_id', 'method_code']).doNothing())
    .execute();
}
