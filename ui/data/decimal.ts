/** A decimal amount such as "-1234.5" in its parts; text that is no decimal counts as 0. */
function partsOf(decimal: string): { negative: boolean; whole: string; fraction: string } {
  const match = /^(-?)0*(\d+?)(?:\.(\d+))?$/.exec(decimal.trim());
  const whole = match?.[2] ?? '0';
  const fraction = match?.[3] ?? '';
  return { negative: match?.[1] === '-' && /[1-9]/.test(whole + fraction), whole, fraction };
}

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');

/**
 * A number as the site shows it: the integer part with separated thousands, the fraction with at most four decimals and,
 * from 10 upwards, without trailing zeros. Digits beyond are cut off, not rounded, so that a shown amount never exceeds
 * the real one. Takes and gives text, never a float.
 */
export function formatNumber(decimal: string): string {
  const { negative, whole, fraction } = partsOf(decimal);
  const cut = fraction.slice(0, 4);
  const shown = whole.length >= 2 ? cut.replace(/0+$/, '') : cut;
  return `${negative ? '-' : ''}${grouped(whole)}${shown === '' ? '' : `.${shown}`}`;
}

/** An amount of money: as `formatNumber`, but with two decimals at least, or as many as said, and four only where they say something. */
export function formatAmount(decimal: string, least = 2): string {
  const { negative, whole, fraction } = partsOf(decimal);
  const shown = fraction.slice(0, 4).replace(/0+$/, '').padEnd(least, '0');
  return `${negative ? '-' : ''}${grouped(whole)}${shown === '' ? '' : `.${shown}`}`;
}

/** Currencies that are paid in whole units alone. The contract says so too; its table is too large for a first page. */
export const wholeCurrencies: ReadonlySet<string> = new Set(['CLP', 'IDR', 'JPY', 'KRW', 'MNT', 'VND']);

const symbols = new Map<string, string>();

/**
 * Learn the sign of a currency from a page that shows it: a browser takes longer to find out than to make the rest of a
 * home page.
 */
export function learnSymbol(currency: string, symbol: string): void {
  symbols.set(currency, symbol);
}

/** The sign of a currency, e.g. "₱"; its code where it has none. */
export function currencySymbol(currency: string): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  let symbol = currency;
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    symbol = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
  } catch {
    // A code that Intl does not take is shown as it is.
  }
  symbols.set(currency, symbol);
  return symbol;
}

/** An amount with its currency's sign before it, e.g. "₱1,234.50", "-€3.00", "¥1,234" or "USDT 5.00". */
export function formatMoney(decimal: string, currency: string): string {
  const amount = formatAmount(decimal, wholeCurrencies.has(currency) ? 0 : 2);
  const sign = amount.startsWith('-') ? '-' : '';
  const symbol = currencySymbol(currency);
  // A code that stands for itself is a word, and is kept apart from the figure without a line break between them.
  const gap = symbol === currency ? '\u00a0' : '';
  return `${sign}${symbol}${gap}${amount.slice(sign.length)}`;
}

/** Whether a currency has no decimals. */
export const isWholeCurrency = (currency: string): boolean => wholeCurrencies.has(currency);

/** An amount as one types it: without the decimals that its currency does not have. */
export function typedAmount(decimal: string, currency: string): string {
  return isWholeCurrency(currency) ? decimal.replace(/\.0+$/, '') : decimal;
}

/** 1e-5 of a unit, in which amounts are counted exactly. */
export function toMinor(decimal: string): bigint {
  const { negative, whole, fraction } = partsOf(decimal);
  const minor = BigInt(whole + fraction.slice(0, 5).padEnd(5, '0'));
  return negative ? -minor : minor;
}

/** The inverse of `toMinor`. */
export function fromMinor(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(6, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -5)}.${digits.slice(-5)}`;
}
