import type { Winner } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import styles from './high-scores.module.css';
import type { words as ownWords } from './words.ts';

/** How many places the table has. They are there from the beginning, so that who comes moves nothing. */
const places = 8;

/** The largest wins of the site, as the table of an arcade game that nobody plays at the moment. A new one blinks in its place. */
export function HighScores({
  winners,
  words,
}: {
  winners: readonly Winner[];
  words: (typeof ownWords)['EN'];
}): ReactNode {
  const best = useBest(winners);
  const open = Array.from({ length: places - best.length }, (_, index) => best.length + index + 1);
  return (
    <section className={styles['screen']} aria-labelledby="high-scores">
      <h2 className={styles['title']} id="high-scores">
        {words.scores}
      </h2>
      <p className={styles['lead']}>{best.length > 0 ? words.scoresLead : words.noScores}</p>
      <table className={styles['table']} aria-labelledby="high-scores">
        <colgroup>
          <col className={styles['rankColumn']} />
          <col />
          <col className={styles['amountColumn']} />
        </colgroup>
        <thead className={styles['names']}>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.score}</th>
          </tr>
        </thead>
        <tbody>
          {best.map((win, index) => (
            <tr key={win.key} className={styles['place']} data-tone={index % 4} data-place={index + 1}>
              <td className={styles['rank']}>{index + 1}</td>
              <td className={styles['who']}>
                <span>{win.account}</span>
                <a className={styles['game']} href={win.gameHref} data-play="">
                  {win.gameName}
                </a>
              </td>
              <td className={styles['amount']}>{win.amount}</td>
            </tr>
          ))}
        </tbody>
        <tbody aria-hidden="true">
          {open.map((place) => (
            <tr key={place} className={styles['place']} data-tone={(place - 1) % 4} data-place={place}>
              <td className={styles['rank']}>{place}</td>
              <td className={styles['who']}>···</td>
              <td className={styles['amount']}>0</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The best that the page has known: what is won while it is open pushes out nothing that is larger. */
function useBest(winners: readonly Winner[]): readonly Winner[] {
  const [known, setKnown] = useState(winners);
  const [best, setBest] = useState(() => bestOf(winners));
  if (known !== winners) {
    setKnown(winners);
    setBest(bestOf([...best, ...winners]));
  }
  return best;
}

function bestOf(winners: readonly Winner[]): readonly Winner[] {
  return [...new Map(winners.map((win) => [win.key, win])).values()]
    .toSorted((one, other) => (one.size < other.size ? 1 : one.size > other.size ? -1 : 0))
    .slice(0, places);
}
