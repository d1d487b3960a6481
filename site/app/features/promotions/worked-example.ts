import { fromMinor, toMinor } from '@marquee/ui/data/decimal.ts';
import type { PromotionDetail } from './promotion.ts';

/** A promotion in figures: what a deposit would bring, what is to be staked then, and what becomes real money at most. */
export interface WorkedExample {
  readonly deposit: string;
  readonly bonus: string;
  readonly required: string;
  /** Undefined without a cap. */
  readonly most: string | undefined;
}

/** Of how many smallest deposits the example is made. */
const smallestDeposits = 5n;

/** What a deposit brings with a promotion that adds a percentage to it; undefined for other kinds, and below its minimum. */
export function outcomeOf(promotion: PromotionDetail, deposit_minor: bigint): WorkedExample | undefined {
  const { percent, minimum_deposit, maximum_bonus, bonus_terms: terms } = promotion;
  const isMatch = promotion.kind === 'deposit_match' || promotion.kind === 'reload';
  if (!isMatch || percent === null || minimum_deposit === null || !terms) return undefined;
  if (deposit_minor < toMinor(minimum_deposit)) return undefined;
  const matched = (deposit_minor * BigInt(percent)) / 100n;
  const largest = maximum_bonus === null ? matched : toMinor(maximum_bonus);
  const bonus = matched < largest ? matched : largest;
  const base = terms.wagering_base === 'bonus' ? bonus : bonus + deposit_minor;
  const caps = [
    ...(terms.max_win === null ? [] : [toMinor(terms.max_win)]),
    ...(terms.max_win_multiple === null ? [] : [times(bonus, terms.max_win_multiple)]),
  ];
  const [cap, otherCap = cap] = caps;
  const most = cap === undefined || otherCap === undefined ? undefined : cap < otherCap ? cap : otherCap;
  return {
    deposit: fromMinor(deposit_minor),
    bonus: fromMinor(bonus),
    required: fromMinor(times(base, terms.wagering_multiple)),
    most: most === undefined ? undefined : fromMinor(most),
  };
}

/**
 * An example of a promotion that adds a percentage to a deposit, computed as the server does (docs/promotions.md): bonus =
 * deposit × percent, at most the largest; required = multiple × the base. Undefined for other kinds of promotions.
 */
export function workedExample(promotion: PromotionDetail): WorkedExample | undefined {
  if (promotion.minimum_deposit === null) return undefined;
  return outcomeOf(promotion, toMinor(promotion.minimum_deposit) * smallestDeposits);
}

/** An amount times a multiple such as "2.5", rounded down. */
function times(amount_minor: bigint, multiple: string): bigint {
  return (amount_minor * toMinor(multiple)) / toMinor('1');
}
