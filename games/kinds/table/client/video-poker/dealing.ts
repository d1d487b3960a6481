/** What is shown of a round, step by step: five cards turn up, then those that are drawn, then each further hand whole. */
import { HELD } from '../../poker/video/holds.ts';
import type { DealStep } from '../cards/timeline.ts';
import type { VideoPokerSeen } from './schemas.ts';

/** Null for a card that lies face down; the line of the hand once all of it is shown and it is paid by it. */
export type ShownHand = { cards: readonly (number | null)[]; line: string | null };

const places: readonly number[] = [0, 1, 2, 3, 4];
const faceDown: readonly null[] = [null, null, null, null, null];

const turn = (after_ms: number): DealStep => ({ after_ms, cue: 'turn' });

/** Every step of a round so far. */
export function stepsOf(seen: VideoPokerSeen | null): DealStep[] {
  if (!seen) return [];
  const dealt = places.map((place) => turn(place === 0 ? 160 : 130));
  if (!seen.hands) return dealt;
  const drawn = thrownOf(seen).map((_, index) => turn(index === 0 ? 320 : 180));
  const more = seen.hands.slice(1).map((_, index) => turn(index === 0 ? 420 : 190));
  return [...dealt, ...drawn, ...more];
}

/** The places of the cards that were thrown away. */
function thrownOf({ held }: VideoPokerSeen): number[] {
  return places.filter((place) => !held?.includes(place));
}

/** The hand in large cards. */
export function mainHand(seen: VideoPokerSeen | null, shown: number): ShownHand {
  if (!seen) return { cards: faceDown, line: null };
  const [hand] = seen.hands ?? [];
  if (!hand) return { cards: seen.cards.map((card, place) => (place < shown ? card : null)), line: null };
  const thrown = thrownOf(seen);
  return {
    cards: hand.cards.map((card, place) => {
      const turned = thrown.indexOf(place);
      return turned < 0 || HELD + turned < shown ? card : null;
    }),
    line: HELD + thrown.length <= shown ? hand.line : null,
  };
}

/**
 * The further hands in small cards.
 * @param held what is held now: it is in every hand.
 */
export function moreHands(
  seen: VideoPokerSeen | null,
  shown: number,
  held: readonly number[],
  hands: number,
): ShownHand[] {
  const kept = places.map((place) =>
    held.includes(place) && shown >= HELD ? (seen?.cards[place] ?? null) : null,
  );
  const before = HELD + (seen ? thrownOf(seen).length : 0);
  return Array.from({ length: hands - 1 }, (_, index) => {
    const hand = seen?.hands?.[index + 1];
    return hand && before + index < shown ? hand : { cards: kept, line: null };
  });
}
