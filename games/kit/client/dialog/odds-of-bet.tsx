/** What the bet in the panel can pay, how likely each of it is, and what it returns. */
import { Fragment, useMemo, type ComponentType } from 'react';
import type { Law } from '../../prove/law.ts';
import { payoutOf } from '../bet/amount.ts';
import { writeChance } from '../words/chance.ts';
import { useKitWords } from '../words/kit-words.ts';
import { useMoney } from '../words/money-context.ts';
import { writeMultiplier } from '../words/multiplier.ts';
import { oddsOf, type BetOdds, type OddsRow } from './odds.ts';

type OddsProps = {
  laws: readonly Law[];
  /** The highest that the wager can pay, in ten-thousandths of the bet. */
  mostMultiplier: number;
  bet_minor: bigint;
  /** The smallest payment of the currency. */
  /** What the game has to say of its table. */
  Note: ComponentType | undefined;
  /** The heading of a table of one sort of step. */
  WayName: ComponentType<{ way: string }> | undefined;
};

/** The section. Its figures follow from the laws that prove the game, so that they cannot say anything else. */
export function OddsOfBet({ laws, mostMultiplier, bet_minor, Note, WayName }: OddsProps) {
  const words = useKitWords();
  const money = useMoney();
  const odds = useMemo(() => oddsOf(laws, mostMultiplier), [laws, mostMultiplier]);
  const hasSteps = odds.paid === null;
  const ways = [...new Set(odds.rows.map(({ way }) => way))];
  const amountOf = ({ least, most }: OddsRow): string => {
    const amounts = [least, most].map((multiplier) => money(payoutOf(bet_minor, multiplier)));
    return [...new Set(amounts)].join(' – ');
  };
  return (
    <>
      <h3>{words('odds.title')}</h3>
      {hasSteps && <p>{words('odds.steps_about')}</p>}
      {Note && <Note />}
      <dl className="facts">
        {factsOf(odds, words).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {ways.map((way) => (
        <Fragment key={way ?? ''}>
          {way !== undefined && WayName && (
            <h4>
              <WayName way={way} />
            </h4>
          )}
          <table className="odds">
            <thead>
              <tr>
                {hasSteps && <th scope="col">{words('odds.stop')}</th>}
                <th scope="col">{words('odds.pays')}</th>
                <th scope="col">{words('odds.amount')}</th>
                <th scope="col">{words('odds.chance')}</th>
              </tr>
            </thead>
            <tbody>
              {odds.rows
                .filter((row) => row.way === way)
                .map((row) => (
                  <tr key={row.step ?? row.most} className={row.most === 0 ? 'is-nothing' : undefined}>
                    {hasSteps && <td>{words('odds.step', { step: row.step ?? 0 })}</td>}
                    <td>{multiplierOf(row)}</td>
                    <td>{amountOf(row)}</td>
                    <td>{writeChance(row.cases, row.total)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </Fragment>
      ))}
    </>
  );
}

function multiplierOf({ least, most }: OddsRow): string {
  return [...new Set([least, most].map(writeMultiplier))].join(' – ');
}

function factsOf(
  { rtp_percent, paid, ahead, largest }: BetOdds,
  words: ReturnType<typeof useKitWords>,
): readonly (readonly [term: string, value: string])[] {
  const values = {
    multiplier: writeMultiplier(largest.multiplier),
    bets: largest.onceIn.toLocaleString('en'),
  };
  return [
    [words('rules.rtp'), `${[...new Set(rtp_percent)].join(' – ')}\u00a0%`],
    ...(paid ? [[words('odds.paid'), writeChance(paid.cases, paid.total)] as const] : []),
    ...(ahead ? [[words('odds.ahead'), writeChance(ahead.cases, ahead.total)] as const] : []),
    [words('odds.largest'), words(largest.isBound ? 'odds.largest_bound' : 'odds.largest_value', values)],
  ];
}
