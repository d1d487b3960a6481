import type { z } from 'zod';
import type { depositMethodSchema } from '@marquee/contract/entities.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney, minorPerUnit, type Minor } from '../kernel/money.ts';

export interface DepositMethod {
  readonly methodCode: string;
  readonly gateway: string;
  readonly name: string;
  readonly logo: string;
  readonly currency: string;
  readonly minimum: Minor;
  readonly maximum: Minor;
  readonly feePercent: string;
  readonly quickAmounts: readonly Minor[];
}

/** The methods that a site offers in a currency, in its order. */
export async function listMethods(db: Database, siteId: number, currency: string): Promise<DepositMethod[]> {
  const rows = await db
    .selectFrom('cashier.deposit_method')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('method_code')
    .execute();
  return rows.map((row) => ({
    methodCode: row.method_code,
    gateway: row.gateway,
    name: row.name,
    logo: row.logo,
    currency: row.currency,
    minimum: row.minimum,
    maximum: row.maximum,
    feePercent: row.fee_percent.replace(/\.?0+$/, '') || '0',
    quickAmounts: row.quick_amounts.map(BigInt),
  }));
}

export function presentMethod(method: DepositMethod): z.infer<typeof depositMethodSchema> {
  return {
    method_code: method.methodCode,
    name: method.name,
    logo: method.logo,
    currency: method.currency,
    minimum: formatMoney(method.minimum),
    maximum: formatMoney(method.maximum),
    fee_percent: method.feePercent,
    quick_amounts: method.quickAmounts.map(formatMoney),
  };
}

/** In whole units: the smallest and the largest deposit, and what is offered at a touch. */
interface Range {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly quick: readonly bigint[];
}
const ranges: Readonly<Record<string, Range>> = {
  PHP: { minimum: 100n, maximum: 100_000n, quick: [200n, 500n, 1_000n, 5_000n] },
};
const otherRange: Range = { minimum: 10n, maximum: 5_000n, quick: [20n, 50n, 100n, 250n] };

/**
 * Give each site that plays for play money the sandbox gateway's methods. What an operator has changed since is left as
 * it is.
 */
export async function ensureSandboxMethods(db: Database): Promise<void> {
  const sites = await db
    .selectFrom('sites.site')
    .select(['site_id', 'currency'])
    .where('play_money', '=', true)
    .execute();
  const methods = [
    { method_code: 'sandbox_wallet', name: 'Sandbox e-wallet', position: 1 },
    { method_code: 'sandbox_bank', name: 'Sandbox bank transfer', position: 2 },
  ];
  const values = sites.flatMap(({ site_id, currency }) => {
    const range = ranges[currency] ?? otherRange;
    return methods.map((method) => ({
      ...method,
      site_id,
      currency,
      gateway: 'sandbox',
      minimum: range.minimum * minorPerUnit,
      maximum: range.maximum * minorPerUnit,
      quick_amounts: range.quick.map((units) => units * minorPerUnit),
    }));
  });
  if (values.length === 0) return;
  await db
    .insertInto('cashier.deposit_method')
    .values(values)
    .onConflict((conflict) => conflict.columns(['site_id', 'method_code']).doNothing())
    .execute();
}
