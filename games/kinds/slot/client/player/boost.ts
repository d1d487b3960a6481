import type { CollectEvent } from '../../collect/book.ts';

/**
 * How a boost is shown, by the event after it. One of a spin that wins nothing multiplies nothing and is not shown; one whose
 * round has won no more than the stake is shown without a celebration.
 */
export function boostShow(
  next: CollectEvent | undefined,
  bet_minor: bigint,
): 'hidden' | 'quiet' | 'celebrated' {
  if (next?.type === 'special_expand') return 'quiet';
  if (next?.type !== 'wins') return 'hidden';
  return BigInt(next.round_win_minor) > bet_minor ? 'celebrated' : 'quiet';
}
