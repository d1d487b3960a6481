import type { BoardProps, BoardRound } from '../../../kit/client/game-view.ts';

/**
 * The round that a board with steps shows: the one under way, or the last one until a bet is placed.
 * @param isOfThisBet whether the bet panel still stands as the round was played; the last round goes once it does not.
 */
export function shownRound<Wager, Seen>(
  { phase, round }: Pick<BoardProps<Wager, Seen>, 'phase' | 'round'>,
  isOfThisBet = true,
): BoardRound<Wager, Seen> | null {
  if (round?.course.state !== 'ended') return round;
  return phase === 'asking' || (phase === 'idle' && !isOfThisBet) ? null : round;
}
