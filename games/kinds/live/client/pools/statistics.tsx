/** What came in the last draws, who won, and how often each number came. It says nothing about the next draw. */
import type { DrawResult } from '../../socket-api.ts';
import type { PoolSale } from '../live-view.ts';
import { useWords } from '../words.ts';
import { Balls } from './balls.tsx';
import { numbersIn } from './outcome.ts';
import { Winners } from './winners.tsx';

const LISTED = 12;

/** The last draws, the newest first, and the numbers as bars. */
export function PoolStatistics({
  results,
  pool,
  of,
}: {
  results: readonly DrawResult[];
  pool: PoolSale;
  of: number;
}) {
  const words = useWords();
  const drawn = results.map(({ outcome }) => numbersIn(outcome));
  const counts = Array.from(
    { length: of },
    (_, index) => drawn.filter((numbers) => numbers.includes(index + 1)).length,
  );
  const most = Math.max(1, ...counts);
  return (
    // It is scrolled by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="pool-statistics" aria-label={words('lotto.side_drawn')} tabIndex={0}>
      <ol>
        {results.slice(0, LISTED).map(({ chain, number, outcome, shared }) => {
          const share = shared?.[pool.currency];
          return (
            <li key={`${chain}.${number}`}>
              <p>
                <span>{words('lotto.draw', { number })}</span>
                <Balls numbers={numbersIn(outcome)} />
              </p>
              {share ? <Winners share={share} /> : <p className="lotto-quiet">{words('pool.no_sales')}</p>}
            </li>
          );
        })}
      </ol>
      <p>{words('pool.of_last', { count: drawn.length })}</p>
      <ul className="pool-counts">
        {counts.map((count, index) => (
          // The numbers are always the same.
          <li key={index}>
            <i style={{ height: `${Math.round((100 * count) / most)}%` }} aria-hidden="true" />
            <b>{index + 1}</b>
            <small>{count}</small>
          </li>
        ))}
      </ul>
      <p className="lotto-quiet">{words('pool.no_memory')}</p>
    </section>
  );
}
