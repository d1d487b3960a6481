/** What the player has, has staked, and has won. */
import { stakedIn } from '../../../../kit/client/board/read-round.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { RoundView, Stakes } from '../../../../kit/play-api/rounds.ts';
import { useWords } from '../words.ts';
import type { WhyNot } from './limits.ts';

type StatusProps = {
  /** Null where the page around the game shows it. */
  balance_minor: bigint | null;
  isDemo: boolean;
  staked_minor: bigint;
  /** The round that has just been shown to its end. */
  last: RoundView | undefined;
  why: WhyNot | null;
  stakes: Stakes;
};

/** One line; why a bet cannot be placed stands in it until it can. */
export function TableStatus({ balance_minor, isDemo, staked_minor, last, why, stakes }: StatusProps) {
  const words = useWords();
  const kitWords = useKitWords();
  const money = useMoney();
  const limits = {
    least: money(stakes.least_minor),
    most: money(stakes.most_minor),
    win: money(stakes.most_win_minor),
  };
  const win_minor = last ? BigInt(last.win_minor) : 0n;
  const isAhead = last !== undefined && win_minor > stakedIn(last);
  return (
    <div className="table-status">
      {balance_minor !== null && (
        <p>
          {isDemo && <span className="badge">{kitWords('demo')}</span>}
          <span>{kitWords('panel.balance')}</span>
          <strong data-figure="balance">{money(balance_minor)}</strong>
        </p>
      )}
      <p>
        <span>{words('status.staked')}</span>
        <strong data-figure="staked">{money(staked_minor)}</strong>
      </p>
      {last && (
        <p className={isAhead ? 'is-ahead' : undefined}>
          <span>{words(isAhead ? 'status.won' : 'status.paid')}</span>
          <strong data-figure="won">{money(win_minor)}</strong>
        </p>
      )}
      {why && (
        <p className="table-why" role="alert">
          {words(`why.${why}`, limits)}
        </p>
      )}
    </div>
  );
}
