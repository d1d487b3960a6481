/** Amounts as the player reads them. Input is minor units (1/100,000) as decimal strings or bigint; nothing becomes a float. */
import { currencies, smallestPayment } from '@marquee/contract/currencies.ts';

const MINOR_PER_UNIT = 100_000n;
const MINOR_DIGITS = 5;
/** Of demo play, and of a currency that the house takes no bets in. */
const USUAL_DIGITS = 2;
/** Demo play's, which is written without a sign. */
const demoCurrency = 'XXX';

/** Formats one currency's amounts. `XXX`, the currency of demo play, is written without a sign. */
export type MoneyFormat = (amount_minor: string | bigint) => string;

/**
 * Makes the format for a language and a currency: always the decimals that the currency is paid in, so that amounts under each other
 * line up. What a payout has beyond them is cut off, never rounded up. It is paid all the same.
 */
export function createMoneyFormat(locale: string, currency: string): MoneyFormat {
  const digits = currencies.get(currency)?.digits ?? USUAL_DIGITS;
  const { style, prefix } = signOf(currency);
  const formatter = new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const smallest_minor = smallestPayment({ digits });

  return (amount_minor) => {
    const amount = BigInt(amount_minor);
    const paid = amount - (amount % smallest_minor);
    const fraction = (paid % MINOR_PER_UNIT).toString().padStart(MINOR_DIGITS, '0').slice(0, digits);
    const written = formatter
      .formatToParts(paid / MINOR_PER_UNIT)
      .map((part) => (part.type === 'fraction' ? fraction : part.value))
      .join('');
    return prefix + written;
  };
}

/** What stands by an amount for its currency. */
function signOf(currency: string): { style: Intl.NumberFormatOptions; prefix: string } {
  if (currency === demoCurrency) return { style: {}, prefix: '' };
  // Intl knows codes of three letters. Others, such as USDT, stand before the amount as they are.
  if (currency.length !== 3) return { style: {}, prefix: `${currency}\u00a0` };
  return { style: { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }, prefix: '' };
}

/**
 * Formats one currency's amounts in a few digits, where there is no room for all: `₱1.68K`. A price is rounded up and what may be won
 * down, so that neither promises more than it keeps. @param most so many characters fit: the sign is left out where it does not.
 */
export type ShortMoneyFormat = (amount_minor: bigint, rounded: 'up' | 'down', most: number) => string;

/** What is left of an amount that is written short. */
const SHORT_DIGITS = 3;

/** Makes the short format for a language and a currency. */
export function createShortMoneyFormat(locale: string, currency: string): ShortMoneyFormat {
  const { style, prefix } = signOf(currency);
  const formatterOf = (roundingMode: 'ceil' | 'trunc') =>
    new Intl.NumberFormat(locale, {
      ...style,
      notation: 'compact',
      maximumSignificantDigits: SHORT_DIGITS,
      roundingMode,
    });
  const formatters = { up: formatterOf('ceil'), down: formatterOf('trunc') };
  return (amount_minor, rounded, most) => {
    const rest = amount_minor % MINOR_PER_UNIT;
    const units = amount_minor / MINOR_PER_UNIT + (rounded === 'up' && rest > 0n ? 1n : 0n);
    const parts = formatters[rounded].formatToParts(units);
    const written = prefix + parts.map(({ value }) => value).join('');
    if (written.length <= most) return written;
    return parts
      .filter(({ type }) => type !== 'currency' && type !== 'literal')
      .map(({ value }) => value)
      .join('');
  };
}

/** The part of an amount reached at a progress from 0 to 1, in steps of a hundredth of a unit, for counting up. */
export function amountAt(amount_minor: bigint, progress: number): bigint {
  if (progress >= 1) return amount_minor;
  const part = (amount_minor * BigInt(Math.floor(progress * 10_000))) / 10_000n;
  return part - (part % 1_000n);
}
