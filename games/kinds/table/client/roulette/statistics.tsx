/** What the last numbers were, and how often each came. They say nothing about the next one. */
import { readRound } from '../../../../kit/client/board/read-round.ts';
import type { RoundView } from '../../../../kit/play-api/rounds.ts';
import { colourOf } from '../../roulette.ts';
import { useWords } from '../words.ts';
import { roundSchemas } from './schemas.ts';

/** The pockets of the last rounds, newest first. */
export function pocketsOf(results: readonly RoundView[]): number[] {
  return results.flatMap((round) => readRound(roundSchemas, round)?.course.seen.pocket ?? []);
}

/** The player's last numbers in one row. */
export function LastNumbers({ results }: { results: readonly RoundView[] }) {
  const words = useWords();
  return (
    <ol className="results last-numbers" aria-label={words('roulette.last')}>
      {results.slice(0, 24).map((round) => {
        const [pocket] = pocketsOf([round]);
        return pocket === undefined ? null : (
          <li key={round.round_id} className={`last-number is-${colourOf(pocket)}`}>
            {pocket}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Shares of red and black, even and odd, low and high, and the numbers that came most and least often.
 * @param pockets the newest first.
 */
export function Statistics({ pockets: all }: { pockets: readonly number[] }) {
  const words = useWords();
  const pockets = all.slice(0, 50);
  if (pockets.length === 0) return <p className="quiet">{words('roulette.no_numbers')}</p>;
  const share = (is: (pocket: number) => boolean): number =>
    Math.round((100 * pockets.filter(is).length) / pockets.length);
  const pairs = [
    [
      'red',
      share((pocket) => colourOf(pocket) === 'red'),
      'black',
      share((pocket) => colourOf(pocket) === 'black'),
    ],
    ['even', share((pocket) => pocket > 0 && pocket % 2 === 0), 'odd', share((pocket) => pocket % 2 === 1)],
    ['low', share((pocket) => pocket >= 1 && pocket <= 18), 'high', share((pocket) => pocket >= 19)],
  ] as const;
  const counts = Array.from({ length: 37 }, (_, number) => ({
    number,
    times: pockets.filter((pocket) => pocket === number).length,
  }));
  const hot = counts.toSorted((a, b) => b.times - a.times || a.number - b.number).slice(0, 5);
  const cold = counts.toSorted((a, b) => a.times - b.times || a.number - b.number).slice(0, 5);
  return (
    <div className="statistics">
      <p>{words('roulette.of_last', { count: pockets.length })}</p>
      {pairs.map(([one, first, other, second]) => (
        <div key={one} className="statistics-pair">
          <span className={`is-${one}`} style={{ flexGrow: first }}>
            {words(`roulette.${one}`)} {first}%
          </span>
          <span className={`is-${other}`} style={{ flexGrow: second }}>
            {words(`roulette.${other}`)} {second}%
          </span>
        </div>
      ))}
      {(
        [
          ['hot', hot],
          ['cold', cold],
        ] as const
      ).map(([name, numbers]) => (
        <p key={name} className="statistics-numbers">
          <span>{words(`roulette.${name}`)}</span>
          {numbers.map(({ number, times }) => (
            <b key={number} className={`last-number is-${colourOf(number)}`}>
              {number}
              <small>{times}</small>
            </b>
          ))}
        </p>
      ))}
      <p className="quiet">{words('roulette.no_memory')}</p>
    </div>
  );
}
