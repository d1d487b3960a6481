/** What a round brought, over the board: only where it paid more than was staked. */
import type { CSSProperties } from 'react';
import type { RoundView } from '../../play-api/rounds.ts';
import { wholePart } from '../bet/amount.ts';
import { stakedIn } from './read-round.ts';
import { useKitWords } from '../words/kit-words.ts';
import { useMoney } from '../words/money-context.ts';
import { writeShortMultiplier } from '../words/multiplier.ts';

/** From so many bets on a win is a big one. The boards sound theirs from the same. */
const BIG = 10n;
const sparks = Array.from({ length: 20 }, (_, index) => index);

type WinMarkProps = {
  round: RoundView;
  step_minor: bigint;
  /** Stands above what the board has in its middle, not over it. */
  isAbove: boolean;
};

/** Nothing for a loss, and nothing for a payout at or below the stake. */
export function WinMark({ round, step_minor, isAbove }: WinMarkProps) {
  const money = useMoney();
  const words = useKitWords();
  const [staked_minor, win_minor] = [stakedIn(round), BigInt(round.win_minor)];
  if (win_minor <= staked_minor) return null;
  const isBig = win_minor >= BIG * staked_minor;
  return (
    <div
      className={['win-mark', isBig && 'is-big', isAbove && 'is-above'].filter(Boolean).join(' ')}
      key={round.round_id}
      aria-hidden="true"
    >
      {isBig && (
        <div className="win-sparks">
          {sparks.map((spark) => (
            <i key={spark} style={flightOf(spark)} />
          ))}
        </div>
      )}
      <p>
        {isBig && <small>{words('board.big_win')}</small>}
        <strong>{writeShortMultiplier(round.course?.multiplier ?? 0)}</strong>
        <span>+{money(wholePart(win_minor - staked_minor, step_minor))}</span>
      </p>
    </div>
  );
}

/** Where a spark flies: all round, some far and some near, so that no two rings are seen. */
function flightOf(spark: number): CSSProperties {
  const values: Record<`--${string}`, string> = {
    '--turn': `${(spark / sparks.length).toFixed(3)}turn`,
    '--reach': String(1 + ((spark * 7) % 5) / 4),
  };
  return { ...values };
}
