import type { Database } from '../kernel/database.ts';
import { minorPerUnit } from '../kernel/money.ts';

/** In whole units: the smallest and largest deposit, and the quick amounts. */
interface Range {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly quick: readonly bigint[];
}
const ranges: Readonly<Record<string, Range>> = {
  PHP: { minimum: 100n, maximum: 100_000n, quick: [200n, 500n, 1_000n, 5_000n] },
  IDR: {
    minimum: 50_000n,
    maximum: 50_000_000n,
    quick: [200_000n, 500_000n, 1_000_000n, 2_500_000n],
  },
  MMK: { minimum: 10_000n, maximum: 5_000_000n, quick: [20_000n, 50_000n, 100_000n, 250_000n] },
  JPY: { minimum: 1_000n, maximum: 500_000n, quick: [2_000n, 5_000n, 10_000n, 25_000n] },
  VND: {
    minimum: 100_000n,
    maximum: 100_000_000n,
    quick: [400_000n, 1_000_000n, 2_000_000n, 5_000_000n],
  },
  KRW: { minimum: 10_000n, maximum: 5_000_000n, quick: [20_000n, 50_000n, 100_000n, 250_000n] },
  MNT: { minimum: 25_000n, maximum: 10_000_000n, quick: [50_000n, 100_000n, 250_000n, 500_000n] },
};
const otherRange: Range = { minimum: 10n, maximum: 5_000n, quick: [20n, 50n, 100n, 250n] };

const methods = [
  {
    method_code: 'sandbox_wallet',
    name: 'Sandbox e-wallet',
    logo: 'sandbox.webp',
    names: { EN: 'Sandbox e-wallet', PHP: 'Sandbox e-wallet', CN: '沙盒电子钱包' },
    position: 1,
    fee_percent: '0',
    instructions: {
      EN: 'You are taken to the sandbox gateway. No real money moves there.',
      PHP: 'Dadalhin ka sa sandbox gateway. Walang totoong perang gumagalaw doon.',
      CN: '您将前往沙盒支付页面，该页面不涉及真实资金。',
    },
  },
  {
    method_code: 'sandbox_bank',
    name: 'Sandbox bank transfer',
    logo: 'bank.webp',
    names: { EN: 'Sandbox bank transfer', PHP: 'Sandbox bank transfer', CN: '沙盒银行转账' },
    position: 2,
    fee_percent: '1',
    instructions: {
      EN: 'You are taken to the sandbox gateway. Its fee is added to the amount, in play money.',
      PHP: 'Dadalhin ka sa sandbox gateway. Idinaragdag ang bayarin nito sa halaga, sa larong pera.',
      CN: '您将前往沙盒支付页面。手续费将另计于存款金额之外（游戏币）。',
    },
  },
];

/**
 * Give each play-money site the sandbox gateway's deposit methods and payouts. Rows that exist are kept, because an
 * operator may have changed them.
 */
export async function ensureSandboxMethods(db: Database): Promise<void> {
  const sites = await db
    .selectFrom('sites.profile')
    .select(['site_id', 'currency'])
    .where('play_money', '=', true)
    .execute();
  if (sites.length === 0) return;
  const values = sites.flatMap(({ site_id, currency }) => {
    const range = ranges[currency] ?? otherRange;
    return methods.map((method) => ({
      ...method,
      names: JSON.stringify(method.names),
      instructions: JSON.stringify(method.instructions),
      site_id,
      currency,
      gateway: 'sandbox',
      minimum: range.minimum * minorPerUnit,
      maximum: range.maximum * minorPerUnit,
      quick_amounts: range.quick.map((units) => units * minorPerUnit),
    }));
  });
  await db
    .insertInto('cashier.deposit_method')
    .values(values)
    .onConflict((conflict) => conflict.columns(['site_id', 'method_code']).doNothing())
    .execute();
  await db
    .insertInto('cashier.site_setting')
    .values(sites.map(({ site_id }) => ({ site_id, payout_gateway: 'sandbox', bank_account_wait_hours: 0 })))
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .execute();
}

/** Let the sandbox's methods of a site be in its currency, after it was changed. No money has moved on it yet. */
export async function renameSandboxCurrency(trx: Database, siteId: number, currency: string): Promise<void> {
  const range = ranges[currency] ?? otherRange;
  await trx
    .updateTable('cashier.deposit_method')
    .set({
      currency,
      minimum: range.minimum * minorPerUnit,
      maximum: range.maximum * minorPerUnit,
      quick_amounts: range.quick.map((units) => units * minorPerUnit),
    })
    .where('site_id', '=', siteId)
    .where('gateway', '=', 'sandbox')
    .execute();
}
