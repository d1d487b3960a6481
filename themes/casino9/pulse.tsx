import type { Winner } from '@marquee/ui/sections/types.ts';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import styles from './pulse.module.css';
import tile from './tile.module.css';
import type { words as ownWords } from './words.ts';

/** There is room for so many from the beginning; as many stand apart from each other on a phone. */
const most = 10;

/** How high a win stands, in percent; amounts are as far apart as they are times as large. */
function heightsOf(wins: readonly Winner[]): readonly number[] {
  const sizes = wins.map(({ size }) => Math.log(Math.max(1, Number(size))));
  const [least, span] = [Math.min(...sizes), Math.max(...sizes) - Math.min(...sizes)];
  return sizes.map((size) => (span === 0 ? 70 : Math.round(24 + 76 * ((size - least) / span))));
}

/**
 * The latest wins of the site as a pulse, the newest at the right, as they happen. One draws a finger along them, or goes by the arrow keys,
 * and reads each.
 */
export function Pulse({
  winners,
  label,
  own,
}: {
  winners: readonly Winner[];
  label: string;
  own: (typeof ownWords)['EN'];
}): ReactNode {
  // Counted from the newest, so that the newest stays chosen when another comes.
  const [back, setBack] = useState(0);
  const wins = winners.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(-most);
  const heights = heightsOf(wins);
  const chosen = wins.at(-1 - Math.min(back, wins.length - 1));
  return (
    <section className={clsx(tile['tile'], styles['pulse'])} data-area="pulse" aria-labelledby="pulse">
      <h2 className={tile['label']} id="pulse">
        <span className={styles['lamp']} aria-hidden="true" />
        {label}
      </h2>
      {chosen ? (
        <a className={styles['read']} href={chosen.gameHref} data-play="">
          <b className={styles['amount']}>{chosen.amount}</b>
          <span className={styles['game']}>{chosen.gameName}</span>
          <span className={styles['who']}>{chosen.account}</span>
        </a>
      ) : (
        <p className={styles['none']}>{own.noWins}</p>
      )}
      <div className={styles['scope']}>
        <div className={styles['bars']} aria-hidden="true">
          {wins.map((win, index) => (
            <span
              key={win.key}
              className={styles['bar']}
              data-chosen={win === chosen || undefined}
              style={{ height: `${heights[index] ?? 0}%` }}
            />
          ))}
        </div>
        {chosen && wins.length > 1 && (
          <input
            className={styles['control']}
            type="range"
            min={0}
            max={most - 1}
            value={most - 1 - Math.min(back, wins.length - 1)}
            aria-label={own.oneWin}
            aria-valuetext={`${chosen.amount}, ${chosen.gameName}, ${chosen.account}`}
            onChange={(event) => setBack(most - 1 - event.currentTarget.valueAsNumber)}
          />
        )}
      </div>
    </section>
  );
}
