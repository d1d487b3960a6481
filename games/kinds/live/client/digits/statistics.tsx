/** How often each drum has given each digit. It says nothing about the next draw. */
import type { DrawResult } from '../../socket-api.ts';
import { useWords } from '../words.ts';
import { Numbers } from './numbers.tsx';
import { digitsOf } from './outcome.ts';

const LISTED = 12;

/** The last draws, and the digits of the drums as bars. */
export function DigitStatistics({ results, drums }: { results: readonly DrawResult[]; drums: number }) {
  const words = useWords();
  const drawn = results.map(({ outcome }) => digitsOf(outcome));
  return (
    <div className="lotto-statistics">
      <p>{words('lotto.of_last', { count: drawn.length })}</p>
      {Array.from({ length: drums }, (_, drum) => {
        const counts = Array.from(
          { length: 10 },
          (_each, digit) => drawn.filter((digits) => digits[drum] === digit).length,
        );
        const most = Math.max(1, ...counts);
        return (
          // The drums are always the same.
          // oxlint-disable-next-line react/no-array-index-key
          <table key={drum}>
            <caption>{words('lotto.drum', { number: drum + 1 })}</caption>
            <tbody>
              <tr>
                {counts.map((count, digit) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={digit}>
                    <i style={{ height: `${Math.round((100 * count) / most)}%` }} aria-hidden="true" />
                    <b>{digit}</b>
                    <small>{count}</small>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        );
      })}
      <ol>
        {results.slice(0, LISTED).map(({ chain, number, outcome }) => (
          <li key={`${chain}.${number}`}>
            <span>{words('lotto.draw', { number })}</span>
            <Numbers digits={digitsOf(outcome)} />
          </li>
        ))}
      </ol>
      <p className="lotto-quiet">{words('lotto.no_memory')}</p>
    </div>
  );
}
