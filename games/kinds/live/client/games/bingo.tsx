/** The rooms of bingo. */
import { Fragment } from 'react';
import { toDecimal } from '../../../../kit/prove/fraction.ts';
import { averageBalls, chanceWithin } from '../../bingo/odds.ts';
import { patternNames, patternPrize, prizesIn } from '../../bingo/prizes.ts';
import { CARDS } from '../../bingo/round.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { ChatToggle } from '../chat/chat-toggle.tsx';
import { colourOf, nameOfBall } from '../bingo/caller.tsx';
import { type BingoGame, bingoGames, type LiveOutcome } from '../../games.ts';
import { BingoFelt } from '../bingo/felt.tsx';
import { prizeName } from '../bingo/round.ts';
import type { LiveView } from '../live-view.ts';
import { useWords } from '../words.ts';
import '../style/lotto-picker.css';
import '../style/lotto-side.css';
import '../style/lotto.css';
import '../style/pool.css';
import '../style/bingo-cards.css';
import '../style/bingo.css';
import '../style/chat.css';

/** The first balls of a round stand for it in the row of the last ones. */
const FIRST = 3;

const ballsIn = (outcome: LiveOutcome): readonly number[] => ('balls' in outcome ? outcome.balls : []);

function bingoView(game: BingoGame, accent: string, cloth: LiveView['cloth']): LiveView {
  const { pool } = game;
  const firstOf = (outcome: LiveOutcome): string =>
    ballsIn(outcome)
      .slice(0, FIRST)
      .map((number) => nameOfBall(game, number))
      .join(' ');
  function Rules() {
    const words = useWords();
    const { numerator, denominator } = chanceWithin(
      pool.balls,
      prizesIn(pool.balls, 1)[0],
      pool.jackpotWithin,
    );
    const jackpot = { count: pool.jackpotWithin, odds: (denominator / numerator).toLocaleString('en') };
    return (
      <>
        <p>{words(`bingo.rules_${pool.balls}`)}</p>
        <p>{words('bingo.rules_prizes')}</p>
        <p>{words('bingo.rules_jackpot', jackpot)}</p>
        <p>{words('bingo.rules_few')}</p>
        <p>{words('bingo.rules_cards')}</p>
        <p>{words('bingo.rules_tickets')}</p>
        <p>{words('bingo.rules_odds')}</p>
        <OddsTable game={game} />
        <p>{words('lotto.rules_sealed')}</p>
      </>
    );
  }
  return {
    game,
    accent,
    cloth,
    Felt: (props) => <BingoFelt {...props} game={game} />,
    Rules,
    Result: ({ outcome }) => (
      <span className="bingo-result">
        {ballsIn(outcome)
          .slice(0, FIRST)
          .map((number, index) => (
            // Read ball by ball.
            <Fragment key={number}>
              {index > 0 && ' '}
              <b style={{ borderColor: colourOf(game, number) }}>{nameOfBall(game, number)}</b>
            </Fragment>
          ))}
      </span>
    ),
    betName: (_, words) => words('pools.card'),
    chat: { Toggle: ChatToggle, Panel: ChatPanel },
    showing_ms: () => 0,
    say: (outcome) => `${firstOf(outcome)} …`,
    drawing: 'live.drawing_bingo',
    empty: 'bingo.choose',
    priceOf: (layout, { step_minor }) => BigInt(layout[CARDS] ?? 0) * BigInt(step_minor),
  };
}

/** The chance of each prize with one card, by how many balls have been called. */
function OddsTable({ game: { pool } }: { game: BingoGame }) {
  const words = useWords();
  const [house, second, line] = prizesIn(pool.balls, 1);
  const prizes =
    pool.balls === 90
      ? [line, second, house]
      : [line, ...patternNames.map((name) => patternPrize(name)), house];
  const within = pool.balls === 90 ? [20, 40, 60, 80] : [20, 40, 60, 70];
  return (
    <table className="pool-returns bingo-odds">
      <thead>
        <tr>
          <th scope="col">{words('bingo.balls')}</th>
          {within.map((count) => (
            <th key={count} scope="col">
              {count}
            </th>
          ))}
          <th scope="col">⌀</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, index) => (
          <tr key={index}>
            <th scope="row">
              {prize.name === 'pattern'
                ? words(`bingo.pattern_${patternNames[index - 1] ?? 'corners'}`)
                : words(prizeName(prize))}
            </th>
            {within.map((count) => (
              <td key={count}>{percent(Number(toDecimal(chanceWithin(pool.balls, prize, count), 12)))}</td>
            ))}
            <td>{toDecimal(averageBalls(pool.balls, prize), 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As many digits as tell small chances apart. */
function percent(chance: number): string {
  if (chance === 0) return '0';
  const value = 100 * chance;
  return `${value >= 1 ? value.toFixed(1) : value.toPrecision(2)}%`;
}

function viewOf(balls: BingoGame['pool']['balls'], accent: string, cloth: LiveView['cloth']): LiveView {
  const game = bingoGames.find(({ pool }) => pool.balls === balls);
  if (!game) throw new Error(`There is no bingo of ${balls} balls.`);
  return bingoView(game, accent, cloth);
}

export const bingo90 = viewOf(90, '#ffcf4d', 'burgundy');
export const bingo75 = viewOf(75, '#8fc7ff', 'blue');
