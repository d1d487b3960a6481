/** What the player has, has staked in the draw, and has won in it; and why chips cannot be staked. */
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { Stakes } from '../../../../kit/play-api/rounds.ts';
import { useWords as useTableWords } from '../../../table/client/words.ts';
import { MOST_BETS, MOST_SPOTS } from '../../rules.ts';
import type { OwnResult } from '../room/own.ts';
import type { WhyNot } from '../room/why-not.ts';
import { useWords } from '../words.ts';

type LiveStatusProps = {
  /** Null where the page around the game shows it. */
  balance_minor: bigint | null;
  isDemo: boolean;
  staked_minor: bigint;
  /** Null until the draw is settled. */
  result: OwnResult | null;
  why: WhyNot | null;
  stakes: Stakes;
};

/** One line. */
export function LiveStatus({ balance_minor, isDemo, staked_minor, result, why, stakes }: LiveStatusProps) {
  const words = useWords();
  const table = useTableWords();
  const kit = useKitWords();
  const money = useMoney();
  const isAhead = result !== null && result.win_minor > result.staked_minor;
  return (
    <div className="table-status">
      {balance_minor !== null && (
        <p>
          {isDemo && <span className="badge">{kit('demo')}</span>}
          <span>{kit('panel.balance')}</span>
          <strong data-figure="balance">{money(balance_minor)}</strong>
        </p>
      )}
      <p>
        <span>{words('live.staked')}</span>
        <strong data-figure="staked">{money(staked_minor)}</strong>
      </p>
      {result && (
        <p className={isAhead ? 'is-ahead' : undefined}>
          <span>{table(isAhead ? 'status.won' : 'status.paid')}</span>
          <strong data-figure="won">{money(result.win_minor)}</strong>
        </p>
      )}
      {why && (
        <p className="table-why" role="alert">
          {whyText(why)}
        </p>
      )}
    </div>
  );

  function whyText(reason: WhyNot): string {
    if (reason === 'too_many_bets') return words('live.too_many_bets', { most: MOST_BETS });
    if (reason === 'too_many_spots') return words('live.too_many_spots', { most: MOST_SPOTS });
    return table(`why.${reason}`, {
      least: money(stakes.least_minor),
      most: money(stakes.most_minor),
      win: money(stakes.most_win_minor),
    });
  }
}
