/** What is played for: each prize with what it holds, who has won it, and how many cards are near. */
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { patternOf, prizesIn } from '../../bingo/prizes.ts';
import type { BingoGame } from '../../games.ts';
import { TIERS } from '../../pools.ts';
import type { DrawResult } from '../../socket-api.ts';
import type { PoolSale, Sale } from '../live-view.ts';
import { useWords } from '../words.ts';
import { PLAYED, prizeName, wonAtIn } from './round.ts';

type LadderProps = {
  game: BingoGame;
  sale: Sale;
  pool: PoolSale;
  /** The number of the round that is shown. */
  number: number;
  results: readonly DrawResult[];
};

/** A table from the first prize to the jackpot. */
export function Ladder({ game, sale, pool, number, results }: LadderProps) {
  const words = useWords();
  const money = useMoney();
  const seen = sale.call?.pools[pool.currency];
  const wonAt = wonAtIn(sale);
  const prizes = prizesIn(game.pool.balls, number);
  const share = results.find((each) => each.number === number && each.chain === sale.draw?.chain)?.shared?.[
    pool.currency
  ];
  /** What a prize holds; once it is paid, what was paid. */
  const amountOf = (place: 0 | 1 | 2 | 3): string =>
    money(
      share && (wonAt[place] ?? 0) > 0
        ? BigInt(share.prizes[place] ?? 0) * BigInt(share.lines[place] ?? 0)
        : pool.funds_minor[TIERS[place]],
    );
  const open = PLAYED.find(({ place }) => (wonAt[place] ?? 0) === 0);
  const stateOf = (place: number, prize: number | null): string => {
    const ball = wonAt[place] ?? 0;
    if (ball > 0) return words('bingo.won_with', { ball, count: seen?.winners[place] ?? 1 });
    if (prize === null) return words('bingo.within', { count: game.pool.jackpotWithin });
    if (!seen) return '';
    return words('bingo.near', { one: seen.one[prize] ?? 0, two: seen.two[prize] ?? 0 });
  };
  return (
    <table className="bingo-ladder" aria-label={words('bingo.prizes')}>
      <tbody>
        {PLAYED.map(({ prize, place }) => (
          <tr
            key={place}
            className={(wonAt[place] ?? 0) > 0 ? 'is-won' : open?.place === place ? 'is-open' : undefined}
          >
            <th scope="row">
              {prizes[prize].name === 'pattern'
                ? words(`bingo.pattern_${patternOf(number)}`)
                : words(prizeName(prizes[prize]))}
            </th>
            <td>{amountOf(place)}</td>
            <td>{stateOf(place, prize)}</td>
          </tr>
        ))}
        <tr className={(wonAt[0] ?? 0) > 0 ? 'is-won' : 'is-jackpot'}>
          <th scope="row">{words('pool.jackpot')}</th>
          <td data-figure="jackpot">{amountOf(0)}</td>
          <td>{stateOf(0, null)}</td>
        </tr>
      </tbody>
    </table>
  );
}
