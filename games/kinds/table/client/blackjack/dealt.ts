/** In which order cards come to the table of blackjack. Pure: from what was seen before and what is seen now. */
import type { DealStep } from '../cards/timeline.ts';
import type { BlackjackSeen } from './schemas.ts';

/** A card that comes to a hand or to the dealer, and the hole card that turns. */
export type Coming =
  | { to: 'hand'; box: number; hand: number }
  | { to: 'dealer' }
  | { to: 'hole' }
  | { to: 'turn' };

const AFTER_MS: Readonly<Record<Coming['to'], number>> = { hand: 330, dealer: 620, hole: 330, turn: 650 };

/** How the card comes, and when. */
export function stepOf({ to }: Coming): DealStep {
  return { after_ms: AFTER_MS[to], cue: to === 'turn' ? 'turn' : 'deal' };
}

/** How many steps it took to here; none before the first card. */
export function stepsTo(seen: BlackjackSeen | null): number {
  if (!seen) return 0;
  const isEnded = seen.phase === 'ended';
  const inHands = seen.boxes.reduce(
    (sum, { hands }) => hands.reduce((all, { cards }) => all + cards.length, sum),
    0,
  );
  // The hole card lies there from the beginning; it turns at the end.
  return inHands + (isEnded ? seen.dealer.cards.length + 1 : 2);
}

/**
 * What has come since.
 * @param before null where the round has just begun.
 * @param action the last one that was done.
 */
export function comingTo(before: BlackjackSeen | null, seen: BlackjackSeen, action: unknown): Coming[] {
  const toDealer: Coming[] =
    seen.phase === 'ended'
      ? [{ to: 'turn' }, ...seen.dealer.cards.slice(2).map((): Coming => ({ to: 'dealer' }))]
      : [];
  if (!before) {
    const round = seen.boxes.map((_, box): Coming => ({ to: 'hand', box, hand: 0 }));
    return [...round, { to: 'dealer' }, ...round, { to: 'hole' }, ...toDealer];
  }
  const turn = action === 'split' ? before.turn : null;
  const toHands = seen.boxes.flatMap(({ hands }, box) =>
    hands.flatMap(({ cards }, hand) => {
      const splitAt = turn?.box === box ? turn.hand : null;
      return Array.from({ length: cards.length - cardsBefore(before, box, hand, splitAt) }, (): Coming => ({
        to: 'hand',
        box,
        hand,
      }));
    }),
  );
  return [...toHands, ...toDealer];
}

/** How many of a hand's cards it had before; a hand that was split left one card to each of two. */
function cardsBefore(before: BlackjackSeen, box: number, hand: number, splitAt: number | null): number {
  const hands = before.boxes[box]?.hands ?? [];
  if (splitAt !== null && (hand === splitAt || hand === splitAt + 1)) return 1;
  const index = splitAt !== null && hand > splitAt ? hand - 1 : hand;
  return hands[index]?.cards.length ?? 0;
}

/** Cards by hand and of the dealer, and whether the hole card is open, while some of them are still to come. */
export type OnTable = {
  cardsOf: (box: number, hand: number) => number[];
  /** Null for the hole card face down. */
  dealer: (number | null)[];
};

/** @param still what has not come yet. */
export function onTable(seen: BlackjackSeen, still: readonly Coming[]): OnTable {
  const count = (is: (coming: Coming) => boolean): number => still.filter(is).length;
  const toDealer = count(({ to }) => to === 'dealer');
  const [up = null, hole = null, ...drawn] = seen.dealer.cards;
  const dealer = (): (number | null)[] => {
    if (count(({ to }) => to === 'hole') > 0) return toDealer > drawn.length ? [] : [up];
    const isDown = count(({ to }) => to === 'turn') > 0;
    return [up, isDown ? null : hole, ...drawn.slice(0, drawn.length - toDealer)];
  };
  return {
    cardsOf: (box, hand) => {
      const cards = seen.boxes[box]?.hands[hand]?.cards ?? [];
      const coming = count((each) => each.to === 'hand' && each.box === box && each.hand === hand);
      return cards.slice(0, cards.length - coming);
    },
    dealer: dealer(),
  };
}
