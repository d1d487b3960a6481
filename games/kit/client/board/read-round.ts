/** Reads what the server says of a round by the schemas of its game. */
import type { RoundView } from '../../play-api/rounds.ts';
import type { BoardRound, GameView } from '../game-view.ts';

/** All that was staked in a round, its raises included. */
export function stakedIn({ bet_minor, raised_minor }: RoundView): bigint {
  return BigInt(bet_minor) + BigInt(raised_minor);
}

/** Null for a round of which nothing may be told, or that this client cannot read. */
export function readRound<Wager extends object, Seen>(
  view: Pick<GameView<Wager, Seen>, 'wagerSchema' | 'seenSchema'>,
  round: RoundView | null,
): BoardRound<Wager, Seen> | null {
  if (!round?.course) return null;
  const wager = view.wagerSchema.safeParse(round.wager);
  const seen = view.seenSchema.safeParse(round.course.seen);
  if (!wager.success || !seen.success) return null;
  return {
    roundId: round.round_id,
    wager: wager.data,
    bet_minor: BigInt(round.bet_minor),
    state: round.state,
    actions: round.actions,
    course: { ...round.course, seen: seen.data },
  };
}
