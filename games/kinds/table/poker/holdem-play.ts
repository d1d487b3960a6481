/** Whether to call in casino hold'em, exactly: every turn, river and hand of the dealer is counted. */
import { cardsWithout, heightOf, RANKS, suitOf } from './cards.ts';
import { categoryOf, handValue, majorBits, minorBits, valueOfBits } from './hand-value.ts';
import { CALL, calledPays, PAIR_OF_FOURS } from './holdem-pays.ts';

/** Turns and rivers, each with the dealer's hands, that the player's cards and the flop leave. */
export const RUNOUTS = 1081 * 990;

/** The cards that are left, by height. */
type Left = {
  cards: readonly number[];
  heights: Uint8Array;
  suits: Uint8Array;
  major: Int32Array;
  minor: Int32Array;
};

function leftOf(gone: readonly number[]): Left {
  const cards = cardsWithout(gone).toSorted((a, b) => heightOf(a) - heightOf(b));
  return {
    cards,
    heights: Uint8Array.from(cards, heightOf),
    suits: Uint8Array.from(cards, suitOf),
    major: Int32Array.from(cards, (card) => majorBits[card] ?? 0),
    minor: Int32Array.from(cards, (card) => minorBits[card] ?? 0),
  };
}

/** What a call pays on all of {@link RUNOUTS} together, for each unit of the ante. */
export function callWorth(cards: readonly number[], flop: readonly number[]): number {
  const left = leftOf([...cards, ...flop]);
  /** By the heights of turn and river, on boards that are no part of a flush: there suits do not count. */
  const knownBoards = new Map<number, number>();
  let worth = 0;
  for (const [turn, one] of left.cards.entries())
    for (let river = turn + 1; river < left.cards.length; river += 1) {
      const board = [...flop, one, left.cards[river] ?? 0];
      const [suit, inSuit] = mostOfSuit(board);
      const key = RANKS * (left.heights[turn] ?? 0) + (left.heights[river] ?? 0);
      let paid = inSuit < 3 ? knownBoards.get(key) : undefined;
      if (paid === undefined) {
        paid = worthOnBoard(handValue([...cards, ...board]), board, left, [turn, river], suit, inSuit);
        if (inSuit < 3) knownBoards.set(key, paid);
      }
      worth += paid;
    }
  return worth;
}

function mostOfSuit(cards: readonly number[]): [suit: number, count: number] {
  const counts = [0, 0, 0, 0];
  for (const card of cards) counts[suitOf(card)] = (counts[suitOf(card)] ?? 0) + 1;
  const most = Math.max(...counts);
  return [counts.indexOf(most), most];
}

/** By the heights of the dealer's two cards: what a call pays if they make no flush; -1 until it is known. */
const known = new Int16Array(RANKS * RANKS);

/**
 * What a call pays on all hands of the dealer together.
 * @param gone the places of turn and river among the cards that are left
 * @param suit the suit that the board has most of, and how many of it
 */
function worthOnBoard(
  player: number,
  board: readonly number[],
  { heights, suits, major, minor }: Left,
  [turn, river]: readonly [number, number],
  suit: number,
  inSuit: number,
): number {
  let [boardMajor, boardMinor] = [0, 0];
  for (const card of board) {
    boardMajor |= majorBits[card] ?? 0;
    boardMinor |= minorBits[card] ?? 0;
  }
  known.fill(-1);
  const won = calledPays(player, 'won');
  const tied = calledPays(player, 'tied');
  const notQualified = calledPays(player, 'not_qualified');
  let worth = 0;
  for (let a = 0; a < heights.length; a += 1) {
    if (a === turn || a === river) continue;
    const row = RANKS * (heights[a] ?? 0);
    const suitedOfSix = inSuit + (suits[a] === suit ? 1 : 0);
    const majorOfSix = boardMajor | (major[a] ?? 0);
    const minorOfSix = boardMinor | (minor[a] ?? 0);
    for (let b = a + 1; b < heights.length; b += 1) {
      if (b === turn || b === river) continue;
      const isFlush = suitedOfSix + (suits[b] === suit ? 1 : 0) >= 5;
      const key = row + (heights[b] ?? 0);
      let pays = isFlush ? -1 : (known[key] ?? -1);
      if (pays < 0) {
        const dealer = valueOfBits(majorOfSix | (major[b] ?? 0), minorOfSix | (minor[b] ?? 0), 7);
        // The showdown, written out: it is reached very often.
        if (dealer < PAIR_OF_FOURS) pays = notQualified;
        else if (dealer < player) pays = won;
        else pays = dealer === player ? tied : 0;
        if (!isFlush) known[key] = pays;
      }
      worth += pays;
    }
  }
  return worth;
}

/**
 * What is decided without counting; null where counting is needed. These calls were found by counting all flops, and a test holds them
 * against it.
 */
export function sureHoldemPlay(cards: readonly number[], flop: readonly number[]): 'call' | null {
  const category = categoryOf(handValue([...cards, ...flop]));
  if (category >= STRAIGHT) return 'call';
  const [low = 0, high = 0] = cards.map(heightOf).toSorted((a, b) => a - b);
  const onFlop = flop.map(heightOf);
  const isOneSuit = new Set(flop.map(suitOf)).size === 1;
  const paired = low === high || onFlop.includes(high) ? high : low;
  if (low === high || onFlop.includes(paired)) {
    const isSure = category > PAIR || paired >= SEVEN || (!isOneSuit && paired >= FOUR);
    return isSure ? 'call' : null;
  }
  // A pair or three of a kind of the flop alone.
  if (category >= PAIR) return high >= QUEEN ? 'call' : null;
  const isHigh = (high === ACE && low >= FIVE) || (high === KING && low >= SIX);
  return isHigh && !isOneSuit ? 'call' : null;
}

/** Categories, and heights of ranks. */
const [PAIR, STRAIGHT] = [1, 4];
const [FOUR, FIVE, SIX, SEVEN, QUEEN, KING, ACE] = [2, 3, 4, 5, 10, 11, 12];

/** The better decision: folding loses the ante, so a call has to bring back more than its own stake. */
export function bestHoldemPlay(cards: readonly number[], flop: readonly number[]): 'call' | 'fold' {
  const sure = sureHoldemPlay(cards, flop);
  if (sure) return sure;
  return callWorth(cards, flop) > CALL * RUNOUTS ? 'call' : 'fold';
}
