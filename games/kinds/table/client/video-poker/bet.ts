/** The bet of video poker: chips for all hands together, on the spot of as many hands as are played. */
import type { Layout } from '../table-view.ts';
import type { VideoPokerWager } from './schemas.ts';

type HandCount = VideoPokerWager['hands'];

/** The smallest chip is divided by every number of hands. */
export const UNITS_PER_CHIP = 10;

export const handCounts: readonly HandCount[] = [1, 5, 10];

export const spotOf = (hands: HandCount): string => `hands-${hands}`;

/** How many hands the chips on the table play; null without chips. */
export function handsOn(layout: Layout): HandCount | null {
  return handCounts.find((hands) => spotOf(hands) in layout) ?? null;
}

/** A chip is added to those on the same spot. Chips that lie on another spot move over as they are, so that this stakes no more. */
export function layFor(layout: Layout, spot: string, units: number): Layout {
  const [[laidOn, laid] = [spot, 0]] = Object.entries(layout);
  return { [spot]: laidOn === spot ? laid + units : laid };
}

export function wagerOf(layout: Layout): VideoPokerWager | null {
  const hands = handsOn(layout);
  return hands && { hands };
}

export function layoutOf({ hands }: VideoPokerWager, units: number): Layout {
  return { [spotOf(hands)]: units };
}
