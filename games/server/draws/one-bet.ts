/** One bet in a draw without a player at a socket: for a certification, which plays a round of every kind. */
import { setTimeout as delay } from 'node:timers/promises';
import { LEAST_TARGET } from '../../kinds/crash/rules.ts';
import type { CrashHouseGame, House } from '../house.ts';
import { findRound, type Round } from '../rounds/round.ts';
import type { Session } from '../sessions.ts';
import { placeDrawBet } from './bets.ts';
import type { DrawRounds } from './draw-rounds.ts';
import { type Draw, newestDraw } from './draws.ts';

const lookEvery_ms = 50;
/** A bet is not begun shortly before a draw is closed: it would be refused, which nobody asked for. */
const margin_ms = 300;

/**
 * Places a bet in the next draw with the lowest target, and waits until the last call that it owes has been tried once.
 * @throws Refusal if it is not taken; what the signal says if the process is to end before.
 */
export async function playOneBet(
  house: House,
  rounds: DrawRounds,
  game: CrashHouseGame,
  session: Session,
  { betId, bet }: { betId: string; bet: bigint },
  signal: AbortSignal,
): Promise<void> {
  const draw = await nextOpenDraw(house, game.code, signal);
  const wager = { auto_cash_out: LEAST_TARGET };
  await placeDrawBet(house, rounds, game, session, draw, { betId, place: 0, bet, wager }, house.now());
  for (;;) {
    const round = await findRound(house, betId);
    if (!round || isTried(round)) return;
    await delay(lookEvery_ms, undefined, { signal });
  }
}

async function nextOpenDraw(house: House, gameCode: string, signal: AbortSignal): Promise<Draw> {
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
