/** How the game is played, what it returns, and what can be staked on it. */
import type { ComponentType } from 'react';
import type { Stakes } from '../../play-api/rounds.ts';
import type { Law } from '../../prove/law.ts';
import { useKitWords } from '../words/kit-words.ts';
import { useMoney } from '../words/money-context.ts';
import { OddsOfBet } from './odds-of-bet.tsx';
import { Sheet } from './sheet.tsx';

type RulesProps = {
  Rules: ComponentType | undefined;
  OddsNote: ComponentType | undefined;
  WayName: ComponentType<{ way: string }> | undefined;
  /** What the bet in the panel can pay. */
  laws: readonly Law[];
  mostMultiplier: number;
  bet_minor: bigint;
  /** The least that any bet on the game returns. */
  rtp_percent: string;
  stakes: Stakes;
  most_now_minor: bigint;
  endsAtOnce: boolean;
  onClose: () => void;
};

/** The sheet. */
export function RulesDialog(props: RulesProps) {
  const { Rules, rtp_percent, stakes, most_now_minor, endsAtOnce, onClose } = props;
  const words = useKitWords();
  const money = useMoney();
  const facts = [
    [words('rules.most_now'), money(most_now_minor)],
    [words('rules.most_win'), money(stakes.most_win_minor)],
    [words('rules.least'), money(stakes.least_minor)],
    [words('rules.most'), money(stakes.most_minor)],
  ] as const;
  return (
    <Sheet title={words('rules.title')} onClose={onClose}>
      {Rules && (
        <>
          <h3>{words('rules.how')}</h3>
          <Rules />
        </>
      )}
      <OddsOfBet
        laws={props.laws}
        mostMultiplier={props.mostMultiplier}
        bet_minor={props.bet_minor}
        Note={props.OddsNote}
        WayName={props.WayName}
      />
      <p>{words('rules.rtp_about', { percent: rtp_percent })}</p>
      <h3>{words('rules.bets')}</h3>
      <dl className="facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{words('rules.away_title')}</h3>
      <p>{words(endsAtOnce ? 'rules.at_once' : 'rules.away')}</p>
    </Sheet>
  );
}
