/** The lotteries of six numbers, whose winners share pools. */
import { type LotteryGame, lotteries } from '../../games.ts';
import { choose, expectedReturn, linesOn, MOST_PICKED, PICKED } from '../../pools.ts';
import type { LiveView } from '../live-view.ts';
import { Balls } from '../pools/balls.tsx';
import { PoolFelt } from '../pools/felt.tsx';
import { numbersIn } from '../pools/outcome.ts';
import { useWords } from '../words.ts';
import '../style/lotto-picker.css';
import '../style/lotto-side.css';
import '../style/lotto.css';
import '../style/subscriptions.css';
import '../style/pool.css';

/** The outcome is told when this part of the time is over: the rest is for looking at it. */
const SHOWN_AT = 0.85;
/** Sales, and jackpots in lines, for which the rules say what a line returns. */
const SALES = [100, 10_000, 1_000_000] as const;
const JACKPOTS = [0, 100_000, 5_000_000] as const;

function poolView(game: LotteryGame, accent: string, cloth: LiveView['cloth']): LiveView {
  const { pool } = game;
  function Rules() {
    const words = useWords();
    const combinations = choose(pool.of, PICKED).toLocaleString('en');
    return (
      <>
        <p>{words('pool.rules', { of: pool.of, combinations })}</p>
        <p>{words('pool.rules_tiers', { due: pool.mustBeWonAfter })}</p>
        <p>{words('pool.rules_tickets')}</p>
        <p>{words('pool.rules_return')}</p>
        <ReturnTable pool={pool} />
        <p>{words('sub.rules')}</p>
        <p>{words('lotto.rules_sealed')}</p>
      </>
    );
  }
  return {
    game,
    accent,
    cloth,
    Felt: (props) => <PoolFelt {...props} game={game} />,
    Rules,
    Result: ({ outcome }) => <Balls numbers={numbersIn(outcome)} />,
    betName: (_, words) => words('pools.line'),
    showing_ms: (_, whole_ms) => whole_ms * SHOWN_AT,
    say: (outcome) => numbersIn(outcome).join(' '),
    drawing: 'live.drawing_balls',
    empty: 'pool.pick',
    priceOf: (layout, { step_minor }) => {
      const count = Object.keys(layout).length;
      return count > MOST_PICKED ? 0n : linesOn(count) * BigInt(step_minor);
    },
  };
}

/** What a line returns on average in one draw, by how many lines are sold and what the jackpot holds before. */
function ReturnTable({ pool }: Pick<LotteryGame, 'pool'>) {
  const words = useWords();
  const line_minor = 10_000;
  return (
    <table className="pool-returns">
      <thead>
        <tr>
          <th scope="col">{words('pool.lines_sold')}</th>
          {JACKPOTS.map((jackpot) => (
            <th key={jackpot} scope="col">
              {words('pool.jackpot_lines', { count: jackpot })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SALES.map((lines) => (
          <tr key={lines}>
            <th scope="row">{lines.toLocaleString('en')}</th>
            {JACKPOTS.map((jackpot) => {
              const pools = { 6: jackpot * line_minor, 5: 0, 4: 0, 3: 0 };
              return (
                <td key={jackpot}>
                  {(expectedReturn(pool, { lines, line_minor, pools }) / 100).toFixed(1)} %
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The view of a lottery, by its largest number. */
function viewOf(of: number, accent: string, cloth: LiveView['cloth']): LiveView {
  const game = lotteries.find(({ pool }) => pool.of === of);
  if (!game) throw new Error(`There is no lottery of ${of} numbers.`);
  return poolView(game, accent, cloth);
}

export const lotto42 = viewOf(42, '#7ee0a1', 'green');
export const lotto45 = viewOf(45, '#8fc7ff', 'blue');
export const lotto49 = viewOf(49, '#ffcf4d', 'burgundy');
export const lotto55 = viewOf(55, '#ffb088', 'green');
export const lotto58 = viewOf(58, '#f2a6ff', 'blue');
