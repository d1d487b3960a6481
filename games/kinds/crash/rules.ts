/**
 * The rules of crash. A multiplier rises with time from 1.00 until the draw ends it. Whoever has cashed out before that is paid
 * the multiplier; everybody else loses the bet. The curve is bustabit's. Multipliers are whole hundredths: 146 is ×1.46.
 */
import { z } from 'zod';
import type { Law } from '../../kit/prove/law.ts';
import { lawOfTarget } from './crash-point.ts';

/** The lowest target of an automatic cash-out. */
export const LEAST_TARGET = 101;
/**
 * A room's draw ends at 1,000.00 at the latest, where all bets that still stand are cashed out. The return does not change: a bet
 * that stands until then is a bet on the target 1,000.00, and every target returns the same.
 */
export const ROOM_LIMIT = 100_000;
/** How fast the multiplier rises: e to the power of this, for each millisecond. */
export const GROWTH_PER_MS = 0.000_06;

export const wagerSchema = z.strictObject({
  /** In hundredths; null for a bet that its player cashes out by hand. */
  auto_cash_out: z.int().min(LEAST_TARGET).max(ROOM_LIMIT).nullable(),
});
export type Wager = z.infer<typeof wagerSchema>;

/** The multiplier in hundredths at a time since the draw began, rounded down. */
export function multiplierAt(time_ms: number): number {
  return Math.max(100, Math.floor(100 * Math.exp(GROWTH_PER_MS * time_ms)));
}

/** The first whole millisecond at which a multiplier is reached. */
export function timeOf(hundredths: number): number {
  let time_ms = Math.max(0, Math.ceil(Math.log(hundredths / 100) / GROWTH_PER_MS));
  while (time_ms > 0 && multiplierAt(time_ms - 1) >= hundredths) time_ms -= 1;
  while (multiplierAt(time_ms) < hundredths) time_ms += 1;
  return time_ms;
}

/** Where a room's draw ends: at its crash point, or at the room's limit. */
export function roomEndOf(crashPoint: number): number {
  return Math.min(crashPoint, ROOM_LIMIT);
}

/** What a bet pays at a multiplier, in minor units. A part of a minor unit is the house's. */
export function payoutAt(bet_minor: bigint, hundredths: number): bigint {
  return (bet_minor * BigInt(hundredths)) / 100n;
}

/**
 * The multiplier at which a bet is cashed out at the latest, whatever its player does: the target, the room's limit, or where it
 * pays the most that one bet may pay.
 * @returns null if the bet cannot be taken, because its target pays more than that, or because it could not win.
 */
export function ceilingOf(wager: Wager, bet_minor: bigint, mostWin_minor: bigint): number | null {
  if (bet_minor <= 0n) return null;
  const affordable = (mostWin_minor * 100n) / bet_minor;
  if (wager.auto_cash_out !== null)
    return BigInt(wager.auto_cash_out) <= affordable ? wager.auto_cash_out : null;
  const ceiling = affordable < BigInt(ROOM_LIMIT) ? Number(affordable) : ROOM_LIMIT;
  return ceiling < LEAST_TARGET ? null : ceiling;
}

/** The law of a bet that stands until it is cashed out at its ceiling. */
export function lawOfCeiling(ceiling: number): Law {
  return lawOfTarget(ceiling);
}

export type CashOut = 'not_begun' | 'too_late' | { at: number };

/**
 * What a cash-out is worth that arrived at a time since the draw began. It is in time if it arrived before the multiplier had
 * reached the end of the draw, and is paid the multiplier of its arrival, never more than the bet's ceiling.
 */
export function cashOutAt(arrival_ms: number, end: number, ceiling: number): CashOut {
  if (arrival_ms < 0) return 'not_begun';
  // The ceiling may have been reached since, and the draw have ended: the bet was cashed out there.
  if (arrival_ms >= timeOf(ceiling) && ceiling <= end) return { at: ceiling };
  if (arrival_ms >= timeOf(end)) return 'too_late';
  return { at: multiplierAt(arrival_ms) };
}
