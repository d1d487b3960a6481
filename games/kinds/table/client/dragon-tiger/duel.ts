/** Which bets a duel wins, and how its cards come. Pure. */
import type { DealStep } from '../cards/timeline.ts';
import type { DragonTigerSeen } from './schemas.ts';

export const sides = ['dragon', 'tiger'] as const;
export type Side = (typeof sides)[number];

/** Both cards come face down; then the dragon's is turned, and after it the tiger's. */
export const steps: readonly DealStep[] = [
  { after_ms: 60, cue: 'deal' },
  { after_ms: 380, cue: 'deal' },
  { after_ms: 760, cue: 'turn' },
  { after_ms: 900, cue: 'turn' },
];

/** A side's card after so many steps: undefined before it is dealt, null while it is face down. */
export function cardOf(side: Side, duel: DragonTigerSeen, shown: number): number | null | undefined {
  const index = sides.indexOf(side);
  if (shown <= index) return undefined;
  return shown > sides.length + index ? duel[side] : null;
}

/** The side that has won; `tie` for either kind of tie. */
export function winnerOf({ result }: DragonTigerSeen): Side | 'tie' {
  return result === 'suited_tie' ? 'tie' : result;
}

/** Whether a bet on a spot wins more than its stake. */
export function wins(spot: string, { result }: DragonTigerSeen): boolean {
  if (spot === 'suited-tie') return result === 'suited_tie';
  if (spot === 'tie') return result === 'tie' || result === 'suited_tie';
  return spot === result;
}
