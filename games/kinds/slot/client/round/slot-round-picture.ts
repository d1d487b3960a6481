/** A round of a slot as pictures, whatever the slot's form. */
import type { SlotBook } from '../../slot-book.ts';
import { tumbleRoundPicture } from '../tumble/round-picture.ts';
import type { NameSymbol } from '../words/symbol-names.ts';
import type { PublishedSlot } from './check-round.ts';
import { type PictureOptions, roundPicture } from './round-picture.ts';

/** Builds the pictures of a whole round. */
export function slotRoundPicture(options: PictureOptions, book: SlotBook): HTMLElement {
  return book.form === 'tumble' ? tumbleRoundPicture(options, book) : roundPicture(options, book);
}

/** What the pictures of a game's rounds need to know of its coins, which only turning reels have. */
export function coinsOf({
  mathematics,
}: PublishedSlot): Pick<PictureOptions, 'coinSymbol' | 'isGrandProgressive'> {
  if ('has_tumbles' in mathematics || 'levels' in mathematics)
    return { coinSymbol: undefined, isGrandProgressive: false };
  return {
    coinSymbol: mathematics.hold_and_respin?.symbol,
    isGrandProgressive: mathematics.jackpot !== undefined,
  };
}

/** The names of a game's symbols, and of what its players choose between, in the player's language. */
export function namesOf(game: PublishedSlot, nameSymbol: NameSymbol): ReadonlyMap<string, string> {
  const choices = 'choice_names' in game ? game.choice_names : {};
  const names = { ...game.symbol_names, ...choices };
  return new Map(Object.entries(names).map(([id, name]) => [id, nameSymbol(name)]));
}
