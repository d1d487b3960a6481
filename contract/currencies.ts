/**
 * Facts about currencies, shared by the platform and the house games: how they are written, what can be staked in them,
 * and the most that the house may owe. Amounts are bigint in 1/100,000 of a unit, the scale of the provider protocol.
 */
import { z } from 'zod';

const unit = 100_000n;

export type Currency = {
  /** ISO 4217, or the usual code of a crypto-currency: three to five capital letters and digits. */
  code: string;
  /** The sign that players see beside an amount. */
  sign: string;
  /** The decimals it is paid in; at most the five that amounts are kept in. */
  digits: number;
  stakes: {
    minimum: bigint;
    /** The stake that a new session starts with. */
    usual: bigint;
    maximum: bigint;
  };
  /** The most that one round may pay. Games offer no stake whose maximum win exceeds it. */
  maximumWin: bigint;
  /** The most that the house may owe on all open rounds together, unless configured otherwise. */
  exposureLimit: bigint;
};

/** How many rounds at the maximum win the house can owe at once. */
const roundsAtMaximum = 20n;

/**
 * Code, sign, digits; then smallest, usual and largest stake and maximum win, in units. The largest stakes are worth
 * about 100 euros.
 */
const table: readonly [string, string, number, string, string, string, string][] = [
  ['AED', 'د.إ', 2, '1', '5', '400', '2000000'],
  ['ARS', 'AR$', 2, '100', '500', '100000', '500000000'],
  ['AUD', 'A$', 2, '0.2', '1', '100', '500000'],
  ['BDT', '৳', 2, '5', '20', '5000', '50000000'],
  ['BRL', 'R$', 2, '0.5', '2', '500', '2500000'],
  ['BTC', '₿', 5, '0.00005', '0.0005', '0.004', '20'],
  ['CAD', 'C$', 2, '0.2', '1', '100', '500000'],
  ['CHF', 'CHF', 2, '0.2', '1', '100', '500000'],
  ['CLP', 'CLP$', 0, '100', '500', '100000', '500000000'],
  ['CNY', '¥', 2, '1', '5', '500', '4000000'],
  ['COP', 'COL$', 2, '500', '2000', '400000', '2000000000'],
  ['CZK', 'Kč', 2, '2', '10', '2000', '10000000'],
  ['DKK', 'kr', 2, '1', '5', '500', '4000000'],
  ['ETH', 'Ξ', 5, '0.0001', '0.0005', '0.05', '250'],
  ['EUR', '€', 2, '0.2', '1', '100', '500000'],
  ['GBP', '£', 2, '0.2', '1', '100', '500000'],
  ['HKD', 'HK$', 2, '1', '5', '500', '4000000'],
  ['HUF', 'Ft', 2, '50', '200', '40000', '200000000'],
  ['IDR', 'Rp', 0, '500', '5000', '1000000', '8000000000'],
  ['INR', '₹', 2, '2', '20', '5000', '50000000'],
  ['JPY', '¥', 0, '20', '100', '10000', '80000000'],
  ['KRW', '₩', 0, '100', '1000', '100000', '800000000'],
  ['MMK', 'K', 2, '500', '2000', '200000', '1500000000'],
  ['MNT', '₮', 0, '500', '2000', '400000', '2000000000'],
  ['MXN', 'MX$', 2, '2', '10', '2000', '10000000'],
  ['MYR', 'RM', 2, '0.5', '2', '400', '2500000'],
  ['NOK', 'kr', 2, '2', '10', '1000', '5000000'],
  ['NZD', 'NZ$', 2, '0.2', '1', '100', '500000'],
  ['PEN', 'S/', 2, '0.5', '2', '400', '2000000'],
  ['PHP', '₱', 2, '1', '10', '5000', '25000000'],
  ['PKR', '₨', 2, '20', '100', '20000', '150000000'],
  ['PLN', 'zł', 2, '0.5', '2', '400', '2000000'],
  ['RUB', '₽', 2, '5', '50', '10000', '50000000'],
  ['SEK', 'kr', 2, '2', '10', '1000', '5000000'],
  ['SGD', 'S$', 2, '0.2', '1', '100', '500000'],
  ['THB', '฿', 2, '1', '10', '5000', '20000000'],
  ['TRY', '₺', 2, '2', '20', '5000', '20000000'],
  ['TWD', 'NT$', 2, '5', '20', '4000', '20000000'],
  ['USD', '$', 2, '0.2', '1', '100', '500000'],
  ['USDC', 'USDC', 2, '0.2', '1', '100', '500000'],
  ['USDT', 'USDT', 2, '0.2', '1', '100', '500000'],
  ['VND', '₫', 0, '1000', '10000', '2000000', '12000000000'],
  ['ZAR', 'R', 2, '2', '10', '2000', '10000000'],
];

/** A decimal of the table in 1/100,000. */
function minor(decimal: string): bigint {
  const [units = '0', fraction = ''] = decimal.split('.');
  return BigInt(units) * unit + BigInt(fraction.padEnd(5, '0'));
}

/** All currencies that a site can use, by code. */
export const currencies: ReadonlyMap<string, Currency> = new Map(
  table.map(([code, sign, digits, minimum, usual, maximum, maximumWin]): [string, Currency] => [
    code,
    {
      code,
      sign,
      digits,
      stakes: { minimum: minor(minimum), usual: minor(usual), maximum: minor(maximum) },
      maximumWin: minor(maximumWin),
      exposureLimit: minor(maximumWin) * roundsAtMaximum,
    },
  ]),
);

/**
 * A currency's code as providers write it: three letters, as ISO 4217 has them, or another code of the table. What is well
 * formed may still be another currency than the player's.
 */
export const currencyCodeSchema = z
  .string()
  .refine((code) => /^[A-Z]{3}$/.test(code) || currencies.has(code), { error: 'a currency code' });

/** A currency of the table: every other is refused, because nobody has said what may be staked and won in it. */
export const knownCurrencySchema = z.string().refine((code) => currencies.has(code), {
  error: `a currency of contract/currencies.ts: ${[...currencies.keys()].join(', ')}`,
});

/** The smallest amount that a currency is paid in, in 1/100,000. */
export function smallestPayment({ digits }: Pick<Currency, 'digits'>): bigint {
  return 10n ** BigInt(5 - digits);
}

/** 1, 2, 4 and 5 times every power of ten, ascending, between two amounts. */
export function roundAmounts(from: bigint, to: bigint): bigint[] {
  const amounts: bigint[] = [];
  for (let power = 1n; power <= to; power *= 10n) {
    for (const factor of [1n, 2n, 4n, 5n]) {
      const amount = factor * power;
      if (amount >= from && amount <= to) amounts.push(amount);
    }
  }
  return amounts;
}
