/** Exact rational numbers, always in lowest terms with a positive denominator. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

/** Of two whole numbers, above zero unless both are zero. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** @throws RangeError if the denominator is zero. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('A fraction needs a denominator other than zero.');
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const zero = rational(0n);
export const one = rational(1n);

export function add(a: Rational, b: Rational): Rational {
  if (a.numerator === 0n) return b;
  if (b.numerator === 0n) return a;
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** @throws RangeError if b is zero. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Below nought where the first is less, nought where they are equal: for sorting. */
export function compare(a: Rational, b: Rational): number {
  const { numerator } = subtract(a, b);
  if (numerator === 0n) return 0;
  return numerator < 0n ? -1 : 1;
}

export function sum(terms: Iterable<Rational>): Rational {
  let total = zero;
  for (const term of terms) total = add(total, term);
  return total;
}

/** Whole numbers as rationals. */
export function whole(value: number | bigint): Rational {
  return { numerator: BigInt(value), denominator: 1n };
}

/**
 * Decimal notation, rounded half to even at the last digit.
 * @param digits how many digits follow the point.
 */
export function toDecimal(value: Rational, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const sign = value.numerator < 0n ? '-' : '';
  const scaled = (value.numerator < 0n ? -value.numerator : value.numerator) * scale;
  let quotient = scaled / value.denominator;
  const twice = (scaled % value.denominator) * 2n;
  if (twice > value.denominator || (twice === value.denominator && quotient % 2n === 1n)) quotient += 1n;
  const text = quotient.toString().padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The nearest double, for statistics of simulations; never for what is shown or paid. */
export function toNumber(value: Rational): number {
  return Number(toDecimal(value, 15));
}

/** The double nearest to a fraction of 0 or more, to within two units in its last place, however small the fraction. */
export function toDouble({ numerator, denominator }: Rational): number {
  if (numerator === 0n) return 0;
  const shift = denominator.toString(2).length - numerator.toString(2).length + 64;
  const quotient =
    shift >= 0 ? (numerator << BigInt(shift)) / denominator : numerator / (denominator << BigInt(-shift));
  // Two steps, because 2 to the power of a very large shift is no double.
  const half = Math.trunc(shift / 2);
  return Number(quotient) * 2 ** -half * 2 ** (half - shift);
}

/** Square root in decimal notation, rounded down at the last digit. */
export function squareRootDecimal(value: Rational, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const square = (value.numerator * scale * scale) / value.denominator;
  let root = BigInt(Math.floor(Math.sqrt(Number(square))));
  while (root * root > square) root -= 1n;
  while ((root + 1n) * (root + 1n) <= square) root += 1n;
  return toDecimal(rational(root, scale), digits);
}
