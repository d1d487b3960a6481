/** A round of a slot as pictures, whatever the slot's form. */
import type { SlotBook } from '../../slot-book.ts';
import { tumbleRoundPicture } from '../tumble/round-picture.ts';
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
