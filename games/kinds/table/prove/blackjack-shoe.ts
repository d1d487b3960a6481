/**
 * A shoe as the counts of its values, and how the dealer ends against it. Cards that nobody has seen are equally likely wherever
 * they lie, so the order in which they are counted does not matter: the dealer's cards may be counted after the player's.
 */

/** Aces, twos, … nines, and last the sixteen of each deck that count ten. */
export type Counts = number[];

/** Values by their place in {@link Counts}: 0 is the ace, 9 is ten. */
export const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const ACE = 0;
const TEN = 9;

export function freshShoe(decks: number): Counts {
  return VALUES.map((value) => decks * (value === TEN ? 16 : 4));
}

export const sizeOf = (shoe: Counts): number => shoe.reduce((sum, count) => sum + count, 0);

/** The shoe without these cards. */
export function without(shoe: Counts, cards: readonly number[]): Counts {
  const rest = [...shoe];
  for (const value of cards) rest[value] = (rest[value] ?? 0) - 1;
  return rest;
}

/** The chance that the hole card makes no blackjack with this card up. */
export function chanceOfNoBlackjack(shoe: Counts, up: number): number {
  const partner = up === ACE ? TEN : up === TEN ? ACE : null;
  return partner === null ? 1 : 1 - (shoe[partner] ?? 0) / sizeOf(shoe);
}

/** How the dealer ends: 17, 18, 19, 20, 21, bust. */
export type DealerChances = Float64Array;
export const BUST = 5;

/**
 * The chances of the dealer's ends with this card up, from a shoe without it. A blackjack is left out: the chances add up to
 * {@link chanceOfNoBlackjack}.
 */
export function dealerChances(shoe: Counts, up: number): DealerChances {
  const chances = new Float64Array(6);
  const barred = up === ACE ? TEN : up === TEN ? ACE : -1;
  drawOn(Float64Array.from(shoe), chances, up + 1, up === ACE, 1, sizeOf(shoe), barred);
  return chances;
}

/** The dealer's next card, and all that follow. Most of the solver's time is spent here, so it allocates nothing. */
function drawOn(
  rest: Float64Array,
  chances: DealerChances,
  hard: number,
  hasAce: boolean,
  weight: number,
  left: number,
  barred: number,
): void {
  for (let value = 0; value < 10; value += 1) {
    const count = rest[value] ?? 0;
    if (count === 0 || value === barred) continue;
    const chance = (weight * count) / left;
    const sum = hard + value + 1;
    const holdsAce = hasAce || value === ACE;
    const total = holdsAce && sum <= 11 ? sum + 10 : sum;
    if (total < 17) {
      rest[value] = count - 1;
      drawOn(rest, chances, sum, holdsAce, chance, left - 1, -1);
      rest[value] = count;
    } else {
      const end = total > 21 ? BUST : total - 17;
      chances[end] = (chances[end] ?? 0) + chance;
    }
  }
}

/** {@link dealerChances} of one card up, each shoe counted once. */
export function rememberDealer(up: number): (shoe: Counts) => DealerChances {
  const known = new Map<string, DealerChances>();
  return (shoe) => {
    const key = shoe.join();
    const found = known.get(key);
    if (found) return found;
    const chances = dealerChances(shoe, up);
    known.set(key, chances);
    return chances;
  };
}
