/** Amounts as the player reads them. Input is minor units (1/100,000) as decimal strings or bigint; nothing becomes a float. */

const MINOR_PER_UNIT = 100_000n;
const MINOR_DIGITS = 5;

/** Formats one currency's amounts. `XXX`, the currency of demo play, is written without a sign. */
export type MoneyFormat = (amount_minor: string | bigint) => string;

/**
 * Makes the format for a language and a currency.
 * The currency's usual decimals are shown; further digits only when the amount has them.
 */
export function createMoneyFormat(locale: string, currency: string): MoneyFormat {
  const formatter =
    currency === 'XXX'
      ? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      : new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const usualDigits = formatter.resolvedOptions().maximumFractionDigits ?? 2;

  return (amount_minor) => {
    const amount = BigInt(amount_minor);
    const whole = amount / MINOR_PER_UNIT;
    const digits = (amount % MINOR_PER_UNIT).toString().padStart(MINOR_DIGITS, '0');
    const significant = digits.replace(/0+$/, '');
    const fraction = significant.length > usualDigits ? significant : digits.slice(0, usualDigits);
    return formatter
      .formatToParts(whole)
      .map((part) => (part.type === 'fraction' ? fraction : part.value))
      .join('');
  };
}

/** The part of an amount reached at a progress from 0 to 1, in steps of a hundredth of a unit, for counting up. */
export function amountAt(amount_minor: bigint, progress: number): bigint {
  if (progress >= 1) return amount_minor;
  const part = (amount_minor * BigInt(Math.floor(progress * 10_000))) / 10_000n;
  return part - (part % 1_000n);
}
