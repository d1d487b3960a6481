/** Amounts as the player reads them. Input is minor units (1/100,000) as decimal strings or bigint; nothing becomes a float. */

const MINOR_PER_UNIT = 100_000n;
const MINOR_DIGITS = 5;
/** Demo play's, which is written without a sign. */
const demoCurrency = 'XXX';

/** Formats one currency's amounts. `XXX`, the currency of demo play, is written without a sign. */
export type MoneyFormat = (amount_minor: string | bigint) => string;

/**
 * Makes the format for a language and a currency.
 * The currency's usual decimals are shown; further digits only when the amount has them.
 */
export function createMoneyFormat(locale: string, currency: string): MoneyFormat {
  // Intl knows codes of three letters. Others, such as USDT, stand before the amount as they are.
  const isKnownToIntl = currency !== demoCurrency && currency.length === 3;
  const formatter = isKnownToIntl
    ? new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    : new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const prefix = isKnownToIntl || currency === demoCurrency ? '' : `${currency}\u00a0`;
  const usualDigits = formatter.resolvedOptions().maximumFractionDigits ?? 2;

  return (amount_minor) => {
    const amount = BigInt(amount_minor);
    const whole = amount / MINOR_PER_UNIT;
    const digits = (amount % MINOR_PER_UNIT).toString().padStart(MINOR_DIGITS, '0');
    const significant = digits.replace(/0+$/, '');
    const fraction = significant.length > usualDigits ? significant : digits.slice(0, usualDigits);
    const written = formatter
      .formatToParts(whole)
      .map((part) => (part.type === 'fraction' ? fraction : part.value))
      .join('');
    return prefix + written;
  };
}

/** The part of an amount reached at a progress from 0 to 1, in steps of a hundredth of a unit, for counting up. */
export function amountAt(amount_minor: bigint, progress: number): bigint {
  if (progress >= 1) return amount_minor;
  const part = (amount_minor * BigInt(Math.floor(progress * 10_000))) / 10_000n;
  return part - (part % 1_000n);
}
