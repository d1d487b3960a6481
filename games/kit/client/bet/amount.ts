/** Arithmetic of stakes: what can be typed, halved, doubled and won. Amounts are minor units. */
import type { Stakes } from '../../play-api/rounds.ts';

/** Ten-thousandths in a whole bet. */
const UNIT = 10_000n;
const MINOR_DIGITS = 5;

export type Limits = { least_minor: bigint; most_minor: bigint; step_minor: bigint };

/** What can be staked on a wager whose highest win is this multiplier; null if not even the least can be. */
export function limitsFor(stakes: Stakes, mostMultiplier: number): Limits | null {
  const least_minor = BigInt(stakes.least_minor);
  const step_minor = BigInt(stakes.step_minor);
  // The highest bet of which the win, rounded down, is still allowed.
  const byWin =
    mostMultiplier > 0
      ? ((BigInt(stakes.most_win_minor) + 1n) * UNIT - 1n) / BigInt(mostMultiplier)
      : BigInt(stakes.most_minor);
  const most = smaller(BigInt(stakes.most_minor), byWin);
  const most_minor = most - (most % step_minor);
  return most_minor < least_minor ? null : { least_minor, most_minor, step_minor };
}

/** Why a stake cannot be placed; null if it can. */
export function faultOf(bet_minor: bigint, limits: Limits): 'too_low' | 'too_high' | 'bad_step' | null {
  if (bet_minor < limits.least_minor) return 'too_low';
  if (bet_minor > limits.most_minor) return 'too_high';
  return bet_minor % limits.step_minor === 0n ? null : 'bad_step';
}

/** The nearest stake that can be placed, rounded down. */
export function within(bet_minor: bigint, { least_minor, most_minor, step_minor }: Limits): bigint {
  const whole = bet_minor - (bet_minor % step_minor);
  if (whole < least_minor) return least_minor;
  return smaller(whole, most_minor);
}

/** What a bet pays at a multiplier in ten-thousandths; a part of a minor unit is the house's. */
export function payoutOf(bet_minor: bigint, multiplier: number): bigint {
  return (bet_minor * BigInt(multiplier)) / UNIT;
}

/** Reads what a player typed, with a point or a comma; null if it is no amount. */
export function readAmount(text: string): bigint | null {
  const plain = text.trim().replace(',', '.');
  const parts = /^(\d{0,13})(?:\.(\d{0,5}))?$/.exec(plain);
  const [units = '', fraction = ''] = [parts?.[1], parts?.[2]];
  if (!parts || units + fraction === '') return null;
  return BigInt((units || '0') + fraction.padEnd(MINOR_DIGITS, '0'));
}

/** Writes an amount so that it can be edited: a point, no grouping, no currency. */
export function writeAmount(amount_minor: bigint, step_minor: bigint): string {
  const digits = amount_minor.toString().padStart(MINOR_DIGITS + 1, '0');
  const units = digits.slice(0, -MINOR_DIGITS);
  const fraction = digits.slice(-MINOR_DIGITS).replace(/0+$/, '');
  const shown = fraction.padEnd(decimalsOf(step_minor), '0');
  return shown === '' ? units : `${units}.${shown}`;
}

/** Decimals that a currency's smallest payment has. */
function decimalsOf(step_minor: bigint): number {
  return (step_minor % 100_000n).toString().padStart(MINOR_DIGITS, '0').replace(/0+$/, '').length;
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
