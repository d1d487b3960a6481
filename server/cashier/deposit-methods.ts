import { depositKinds, type depositMethodSchema } from '@marquee/contract/entities.ts';
import { z } from 'zod';
import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';

/** The site's bank account, to which players transfer money. */
export const bankDetailsSchema = z.strictObject({
  bank_name: z.string().min(1).max(64),
  account_name: z.string().min(1).max(80),
  account_number: z.string().min(4).max(34),
});
export type BankDetails = z.infer<typeof bankDetailsSchema>;

export interface DepositMethod {
  readonly methodCode: string;
  readonly kind: (typeof depositKinds)[number];
  readonly gateway: string;
  readonly name: string;
  /** By language code. */
  readonly names: Readonly<Record<string, string>>;
  readonly logo: string;
  readonly currency: string;
  readonly minimum: Minor;
  readonly maximum: Minor;
  readonly feePercent: string;
  readonly feeFixed: Minor;
  readonly quickAmounts: readonly Minor[];
  /** By language code. */
  readonly instructions: Readonly<Record<string, string>>;
  /** Set for manual methods only. */
  readonly payTo: BankDetails | null;
  /** How long a payment usually takes to be credited; null if that is not told. */
  readonly estimatedMinutes: number | null;
  /** The VIP level from which players see it. */
  readonly leastLevel: number;
}

const kindSchema = z.enum(depositKinds);
const wordsSchema = z.record(z.string(), z.string());

/** The active deposit methods of a site in a currency, in display order. */
async function listMethods(db: Database, siteId: number, currency: string): Promise<DepositMethod[]> {
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
    kind: kindSchema.parse(row.kind),
    gateway: row.gateway,
    name: row.name,
    names: wordsSchema.parse(row.names),
    logo: row.logo,
    currency: row.currency,
    minimum: row.minimum,
    maximum: row.maximum,
    feePercent: row.fee_percent.replace(/\.?0+$/, '') || '0',
    feeFixed: row.fee_fixed,
    quickAmounts: row.quick_amounts.map(BigInt),
    instructions: wordsSchema.parse(row.instructions),
    payTo: row.pay_to === null ? null : bankDetailsSchema.parse(row.pay_to),
    estimatedMinutes: row.estimated_minutes,
    leastLevel: row.least_level,
  }));
}

/** The deposit methods that a player sees: the site's active ones that their VIP level is high enough for. */
export async function listMethodsFor(
  app: Pick<App, 'db' | 'withdrawalTerms'>,
  player: { readonly siteId: number; readonly playerId: bigint; readonly currency: string },
): Promise<DepositMethod[]> {
  const methods = await listMethods(app.db, player.siteId, player.currency);
  if (methods.every(({ leastLevel }) => leastLevel === 0)) return methods;
  const level = await app.withdrawalTerms.levelOf(app.db, player);
  return methods.filter(({ leastLevel }) => leastLevel <= level);
}

/** A method as a player sees it in one of the site's languages. Amounts must be a multiple of `step`. */
export function presentMethod(
  method: DepositMethod,
  language: string,
  step: Minor,
): z.infer<typeof depositMethodSchema> {
  return {
    method_code: method.methodCode,
    kind: method.kind,
    name: method.names[language] ?? method.name,
    logo: method.logo,
    currency: method.currency,
    amount_step: formatMoney(step),
    minimum: formatMoney(method.minimum),
    maximum: formatMoney(method.maximum),
    fee_percent: method.feePercent,
    fee_fixed: formatMoney(method.feeFixed),
    quick_amounts: method.quickAmounts.map(formatMoney),
    instructions: method.instructions[language] ?? method.instructions['EN'] ?? '',
    estimated_minutes: method.estimatedMinutes,
  };
}
