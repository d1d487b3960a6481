import type { ReelTable } from '../../shown-paytable.ts';
import type { JackpotName } from './jackpot-plates.ts';
import type { MessageId } from '../words/words.ts';

/** What a pot pays in bets, or null if the game has none of that name. */
export function potBets(paytable: ReelTable, name: JackpotName): number | null {
  const hold = paytable.features.hold_and_respin;
  if (!hold) return null;
  if (name === 'grand') return hold.grand_bets;
  return hold.values.find(({ jackpot }) => jackpot === name)?.bets ?? null;
}

/** The name of what a pot pays in bets. Where the grand pot is progressive, a full board has a prize of its own name. */
export function potLabel({ jackpot }: ReelTable, name: JackpotName): MessageId {
  return name === 'grand' && jackpot ? 'stage.jackpot.full' : `stage.jackpot.${name}`;
}
