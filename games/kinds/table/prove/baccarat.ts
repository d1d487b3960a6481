/** How often each result of baccarat comes from a fresh shoe of eight decks, by counting every deal. */
import { RANKS } from '../cards.ts';
import { bankerDraws, playerDraws, pointsOf, winnerOf, type Winner } from '../punto-banco.ts';

/** Cards of a rank in eight decks. */
const OF_A_RANK = 32;
/** Cards in the shoe after the first four. */
const REST = RANKS * OF_A_RANK - 4;

export type BaccaratResult = { winner: Winner; playerPair: boolean; bankerPair: boolean };

const pairings = [false, true].flatMap((playerPair) =>
  [false, true].map((bankerPair) => ({ playerPair, bankerPair })),
);

/** Who wins, and who has a pair: each of the twelve can come. */
export const baccaratResults: readonly BaccaratResult[] = pairings.flatMap((pairs) =>
  (['player', 'banker', 'tie'] as const).map((winner) => ({ winner, ...pairs })),
);

type Counts = Record<Winner, number>;

/** How often each hand wins from the first four cards on, by their points and the cards in the shoe of each number of points. */
function finishes(player: number, banker: number, shoe: readonly number[]): Counts {
  const counts: Counts = { player: 0, banker: 0, tie: 0 };
  const pointsLeft = shoe.keys();
  if (!playerDraws(player, banker)) {
    if (!bankerDraws(player, banker, null)) counts[winnerOf(player, banker)] = REST * (REST - 1);
    else
      for (const points of pointsLeft)
        counts[winnerOf(player, (banker + points) % 10)] += (shoe[points] ?? 0) * (REST - 1);
    return counts;
  }
  for (const third of pointsLeft) {
    const stands = (player + third) % 10;
    const ways = shoe[third] ?? 0;
    if (!bankerDraws(player, banker, third)) {
      counts[winnerOf(stands, banker)] += ways * (REST - 1);
      continue;
    }
    for (const [points, all] of shoe.entries())
      counts[winnerOf(stands, (banker + points) % 10)] += ways * (points === third ? all - 1 : all);
  }
  return counts;
}

/**
 * The cases of each result, of 416 × 415 × … × 411 deals of six cards; cards that a deal leaves in the shoe are counted as well.
 * All of them together are fewer than 2⁵³, so that these numbers are exact.
 */
export function baccaratCases(): { result: BaccaratResult; cases: bigint }[] {
  const counts = pairings.map((): Counts => ({ player: 0, banker: 0, tie: 0 }));
  const left = Array.from({ length: RANKS }, () => OF_A_RANK);
  const shoe = Array.from({ length: 10 }, () => 0);
  for (const rank of left.keys()) shoe[pointsOf(rank)] = (shoe[pointsOf(rank)] ?? 0) + OF_A_RANK;
  const dealt: number[] = [];
  // What may come of four cards depends on their points alone, and not on which card of a hand came first.
  const known = new Map<number, Counts>();
  const inOrder = (x: number, y: number): number => (x < y ? 10 * x + y : 10 * y + x);
  const finishesOf = (a: number, b: number, c: number, d: number): Counts => {
    const key = 100 * inOrder(a, c) + inOrder(b, d);
    const found = known.get(key) ?? finishes((a + c) % 10, (b + d) % 10, shoe);
    known.set(key, found);
    return found;
  };
  /** Deals one card after the other, each of every rank, and counts what comes of the first four. */
  const deal = (ways: number): void => {
    const [a = 0, b = 0, c = 0, d = 0] = dealt;
    if (dealt.length === 4) {
      const found = counts[2 * Number(a === c) + Number(b === d)];
      const more = finishesOf(pointsOf(a), pointsOf(b), pointsOf(c), pointsOf(d));
      if (!found) return;
      found.player += ways * more.player;
      found.banker += ways * more.banker;
      found.tie += ways * more.tie;
      return;
    }
    for (const [rank, cards] of left.entries()) {
      const points = pointsOf(rank);
      left[rank] = cards - 1;
      shoe[points] = (shoe[points] ?? 0) - 1;
      dealt.push(rank);
      deal(ways * cards);
      dealt.pop();
      left[rank] = cards;
      shoe[points] = (shoe[points] ?? 0) + 1;
    }
  };
  deal(1);
  return baccaratResults.map((result, index) => ({
    result,
    cases: BigInt(counts[Math.floor(index / 3)]?.[result.winner] ?? 0),
  }));
}
