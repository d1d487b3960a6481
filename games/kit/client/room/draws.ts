/** What rooms of all kinds know of draws and of the player's bets in them, and how messages that cross each other change it. Pure. */

/** Which of a game's chains, and which of its links. */
export type DrawName = { chain: number; number: number };

export function isBefore(one: DrawName, other: DrawName): boolean {
  return one.chain === other.chain ? one.number < other.number : one.chain < other.chain;
}

/** The results with one more, which stands among them once; the newest first, and no more than so many. */
export function withResult<Result extends DrawName>(
  results: readonly Result[],
  result: Result,
  most: number,
): readonly Result[] {
  const rest = results.filter((known) => known.chain !== result.chain || known.number !== result.number);
  return [result, ...rest].toSorted((a, b) => b.chain - a.chain || b.number - a.number).slice(0, most);
}

type BetInDraw = { bet_id: string; state: string };

/** Whether nothing will change of a bet any more. */
export const isDecided = ({ state }: BetInDraw): boolean => state !== 'asked' && state !== 'standing';

/** Messages about a bet may cross: one that is decided stays so. A decided bet that is not known is of an earlier draw. */
export function mergeOwn<Bet extends BetInDraw>(known: readonly Bet[], bet: Bet): readonly Bet[] {
  const before = known.find(({ bet_id }) => bet_id === bet.bet_id);
  if (!before) return isDecided(bet) ? known : [...known, bet];
  if (isDecided(before) && !isDecided(bet)) return known;
  return known.map((each) => (each === before ? bet : each));
}
