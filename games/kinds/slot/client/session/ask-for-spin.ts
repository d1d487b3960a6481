import { CallError } from '../../../../kit/client/session/call.ts';
import { call, type Answer } from './call.ts';

/** A round as the server is asked for it; `bet_minor` is the price of what is bought. */
export type AskedSpin = { spin_id: string; bet_minor: string; bought?: 'free_spins' };

/** A new round: a spin, or the free spins for their price. */
export function askedSpin(bet_minor: string, price_minor: string | null): AskedSpin {
  const spin_id = crypto.randomUUID();
  return price_minor === null
    ? { spin_id, bet_minor }
    : { spin_id, bet_minor: price_minor, bought: 'free_spins' };
}

/** Times that a lost spin is asked for again, under the same id, before the player is told. */
const SPIN_TRIES = 3;
const BETWEEN_TRIES_MS = 1200;
/** Times that a round which the server finds too early is asked for again: the clocks may differ a little. */
const EARLY_TRIES = 12;
const EARLY_PAUSE_MS = 500;

/** Asks for a spin, and again while the network fails: the id makes it one bet, however often it arrives. */
export async function askForSpin(
  session: string,
  spin: AskedSpin,
  is_automatic: boolean,
): Promise<Answer<'spin'>> {
  let early = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call('spin', { session, ...spin, is_automatic });
    } catch (error) {
      if (error instanceof CallError && error.failure === 'too_soon' && early < EARLY_TRIES) {
        early += 1;
        attempt -= 1;
        await new Promise((resolve) => setTimeout(resolve, EARLY_PAUSE_MS));
        continue;
      }
      const isLost = error instanceof CallError && error.failure === 'network_lost';
      if (!isLost || attempt >= SPIN_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
    }
  }
}
