/** How a table is played, what each kind of bet returns, and what can be staked. */
import { Sheet } from '../../../../kit/client/dialog/sheet.tsx';
import { writeChance } from '../../../../kit/client/words/chance.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { Stakes } from '../../../../kit/play-api/rounds.ts';
import {
  compare,
  multiply,
  one,
  rational,
  toDecimal,
  zero,
  type Rational,
} from '../../../../kit/prove/fraction.ts';
import { figuresOf, type Law } from '../../../../kit/prove/law.ts';
import type { TableBetType } from '../../table.ts';
import type { AnyTableView } from '../table-view.ts';
import { useWords } from '../words.ts';

type RulesProps = Pick<AnyTableView, 'Rules' | 'betName'> & {
  bets: readonly Omit<TableBetType, 'play'>[];
  /** What becomes of the bets of a player who leaves. */
  away: string;
  stakes: Stakes;
  onClose: () => void;
};

/** The sheet. Its figures follow from the laws that prove the game, so that they cannot say anything else. */
export function TableRules({ Rules, betName, bets, away, stakes, onClose }: RulesProps) {
  const words = useWords();
  const kitWords = useKitWords();
  const money = useMoney();
  const facts = [
    [kitWords('rules.most_win'), money(stakes.most_win_minor)],
    [kitWords('rules.least'), money(stakes.least_minor)],
    [kitWords('rules.most'), money(stakes.most_minor)],
  ] as const;
  return (
    <Sheet title={kitWords('rules.title')} onClose={onClose}>
      <h3>{kitWords('rules.how')}</h3>
      <Rules />
      <h3>{words('odds.title')}</h3>
      <p>{words('odds.about')}</p>
      <table className="odds">
        <thead>
          <tr>
            <th scope="col">{words('odds.bet')}</th>
            <th scope="col">{words('odds.pays')}</th>
            <th scope="col">{words('odds.chance')}</th>
            <th scope="col">{kitWords('rules.rtp')}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map(({ name, law }) => (
            <tr key={name}>
              <td>{betName(name, words)}</td>
              <td>{paysOf(law)}</td>
              <td>{chanceOf(law)}</td>
              <td>{`${percentOf(figuresOf(law).rtp)}\u00a0%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{kitWords('rules.bets')}</h3>
      <dl className="facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{words('rules.limits')}</p>
      <h3>{kitWords('rules.away_title')}</h3>
      <p>{away}</p>
    </Sheet>
  );
}

/** The most and the least that a bet pays when it wins, to one: `35 : 1`. */
function paysOf({ outcomes }: Law): string {
  const won = outcomes
    .filter(({ pays, staked = one, cases }) => cases > 0n && compare(pays, staked) > 0)
    .map(({ pays, staked = one }) => ({
      numerator: pays.numerator * staked.denominator,
      denominator: pays.denominator * staked.numerator,
    }))
    .map(({ numerator, denominator }) => rational(numerator - denominator, denominator))
    .toSorted(compare);
  const ends = [won.at(0) ?? zero, won.at(-1) ?? zero].map((value) => `${short(value)} : 1`);
  return [...new Set(ends)].join(' – ');
}

/** How often a bet wins more than it has staked. */
function chanceOf({ outcomes, total }: Law): string {
  const cases = outcomes
    .filter(({ pays, staked = one }) => compare(pays, staked) > 0)
    .reduce((sum, outcome) => sum + outcome.cases, 0n);
  return writeChance(cases, total);
}

function short(value: Rational): string {
  return toDecimal(value, 2).replace(/\.?0+$/, '');
}

/** Rounded down to two digits: no bet is said to return more than it does. */
function percentOf(value: Rational): string {
  const { numerator, denominator } = multiply(value, rational(10_000n));
  return toDecimal(rational(numerator / denominator, 100n), 2);
}
