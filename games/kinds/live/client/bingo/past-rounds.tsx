/** The last rounds: with which ball each prize was won, by how many cards, and what each was paid. */
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { prizesIn } from '../../bingo/prizes.ts';
import type { BingoGame } from '../../games.ts';
import type { DrawResult } from '../../socket-api.ts';
import type { PoolSale } from '../live-view.ts';
import { useWords } from '../words.ts';
import { PLAYED, prizeName } from './round.ts';

const LISTED = 12;

/** The newest first. */
export function PastRounds({
  game,
  results,
  pool,
}: {
  game: BingoGame;
  results: readonly DrawResult[];
  pool: PoolSale;
}) {
  const words = useWords();
  const money = useMoney();
  return (
    // It is scrolled by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="pool-statistics" aria-label={words('lotto.side_drawn')} tabIndex={0}>
      <ol>
        {results.slice(0, LISTED).map(({ chain, number, shared }) => {
          const share = shared?.[pool.currency];
          const prizes = prizesIn(game.pool.balls, number);
          return (
            <li key={`${chain}.${number}`}>
              <p>
                <span>{words('bingo.draw', { number })}</span>
              </p>
              {share?.won_at ? (
                <table className="pool-winners">
                  <thead>
                    <tr>
                      <th scope="col">{words('bingo.prizes')}</th>
                      <th scope="col">{words('bingo.balls')}</th>
                      <th scope="col">{words('bingo.winners')}</th>
                      <th scope="col">{words('pool.prize')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {[...PLAYED, { prize: null, place: 0 } as const].map(({ prize, place }) => {
                      const ball = share.won_at?.[place] ?? 0;
                      return (
                        <tr key={place}>
                          <th scope="row">
                            {words(prize === null ? 'pool.jackpot' : prizeName(prizes[prize]))}
                          </th>
                          <td>{ball === 0 ? '–' : ball}</td>
                          <td>{Number(share.lines[place] ?? 0)}</td>
                          <td>{ball === 0 ? '–' : money(share.prizes[place] ?? '0')}</td>
                        </tr>
                      );
                    })}
                  </tbody>
                </table>
              ) : (
                <p className="lotto-quiet">{words('bingo.not_played')}</p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
