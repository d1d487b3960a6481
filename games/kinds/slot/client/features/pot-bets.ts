import type { Paytable } from '../../play-api.ts';
import type { JackpotName } from './jackpot-plates.ts';

/** What a pot pays in bets, or null if the game has none of that name. */
export function potBets(paytable: Paytable, name: JackpotName): number | null {
  const hold = paytable.features.hold_and_respin;
  if (!hold) return null;
  if (name === 'grand') return hold.grand_bets;
  return hold.values.find(({ jackpot }) => jackpot === name)?.bets ?? null;
}
