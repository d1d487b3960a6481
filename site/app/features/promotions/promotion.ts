import type { bonusSchema, promotionDetailSchema, promotionSchema } from '@marquee/contract/promotions.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { z } from 'zod';

export type Promotion = z.infer<typeof promotionSchema>;
export type PromotionDetail = z.infer<typeof promotionDetailSchema>;
export type Bonus = z.infer<typeof bonusSchema>;

/** The tabs over the list: what a promotion is about, and the kinds that belong to it. */
export const promotionTabs = [
  { value: 'all', kinds: null },
  { value: 'deposit', kinds: ['deposit_match', 'reload'] },
  { value: 'free_spins', kinds: ['free_spins'] },
  { value: 'no_deposit', kinds: ['no_deposit'] },
  { value: 'cashback', kinds: ['cashback'] },
] as const satisfies readonly { value: string; kinds: readonly Promotion['kind'][] | null }[];

export type PromotionTab = (typeof promotionTabs)[number]['value'];

/** The promotions behind a tab, in the site's order. */
export function promotionsIn(tab: PromotionTab, promotions: readonly Promotion[]): readonly Promotion[] {
  const kinds: readonly Promotion['kind'][] | null =
    promotionTabs.find(({ value }) => value === tab)?.kinds ?? null;
  return kinds ? promotions.filter(({ kind }) => kinds.includes(kind)) : promotions;
}

/** A round amount without the cents that it does not have. */
export function shortMoney(amount: string, currency: string): string {
  return formatMoney(amount, currency).replace(/\.00$/, '');
}
