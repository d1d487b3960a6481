/** What a round brought, over the board: only where it paid more than was staked. */
import type { RoundView } from '../../play-api/rounds.ts';
import { wholePart } from '../bet/amount.ts';
import { stakedIn } from './read-round.ts';
import { useMoney } from '../words/money-context.ts';
import { writeShortMultiplier } from '../words/multiplier.ts';

/** Nothing for a loss, and nothing for a payout at or below the stake. */
export function WinMark({ round, step_minor }: { round: RoundView; step_minor: bigint }) {
  const money = useMoney();
  const [staked_minor, win_minor] = [stakedIn(round), BigInt(round.win_minor)];
  if (win_minor <= staked_minor) return null;
  return (
    <p className="win-mark" key={round.round_id} aria-hidden="true">
      <strong>{writeShortMultiplier(round.course?.multiplier ?? 0)}</strong>
      <span>+{money(wholePart(win_minor - staked_minor, step_minor))}</span>
    </p>
  );
}
