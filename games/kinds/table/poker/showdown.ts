/** How an ante ends whose raise was placed. A dealer whose hand is too low for it does not qualify. */

export type Showdown = 'not_qualified' | 'won' | 'lost' | 'tied';

/** How an ante can end. */
export type AnteResult = Showdown | 'folded';

/** @param qualified the lowest hand of a dealer that qualifies; all three are values of hands */
export function showdown(player: number, dealer: number, qualified: number): Showdown {
  if (dealer < qualified) return 'not_qualified';
  if (player === dealer) return 'tied';
  return player > dealer ? 'won' : 'lost';
}

/** The result that is shown: none without an ante. */
export function anteResult(ante: number, isRaised: boolean, result: Showdown): AnteResult | null {
  if (ante === 0) return null;
  return isRaised ? result : 'folded';
}
