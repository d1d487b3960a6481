/** One bet in a game of draws without a player at a socket: for a certification, which plays rounds of every kind and form. */
import { setTimeout as delay } from 'node:timers/promises';
import { LEAST_TARGET } from '../../kinds/crash/rules.ts';
import type { House } from '../house.ts';
import { findRound, type Round } from '../rounds/round.ts';
import { type Draw, newestDraw } from './draws.ts';

const lookEvery_ms = 50;
/** A bet is not begun shortly before a draw is closed: it would be refused, which nobody asked for. */
const margin_ms = 300;

/** Where rounds of a game have more than one form: a bet in a draw that all players share, or a round of one player. */
export type RoundForm = 'shared' | 'solo';

export type OneBet = { betId: string; bet: bigint };

/** The lowest target, so that a certification need not wait for long. */
export const leastWager = { auto_cash_out: LEAST_TARGET };

/**
 * Waits until a bet is decided, and the last call that it owes has been tried once.
 * @throws what the signal says if the process is to end before.
 */
export async function untilTried(house: House, betId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const round = await findRound(house, betId);
    if (!round || isTried(round)) return;
    await delay(lookEvery_ms, undefined, { signal });
  }
}

/**
 * The next draw that takes bets for long enough.
 * @throws what the signal says if the process is to end before.
 */
export async function nextOpenDraw(house: House, gameCode: string, signal: AbortSignal): Promise<Draw> {
  for (;;) {
    const draw = await newestDraw(house, gameCode);
    if (draw?.state === 'open' && draw.closesAt.getTime() - house.now().getTime() > margin_ms) return draw;
    await delay(lookEvery_ms, undefined, { signal });
  }
}

/** Whether a round is over, and the call that closes it has been answered or put off. */
function isTried({ state, transactions }: Round): boolean {
  if (state === 'opened' || state === 'in_play') return false;
  return transactions.every((one) => one.state !== 'pending' || one.attempts > 0);
}
