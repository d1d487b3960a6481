import type { Winner } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import styles from './lights.module.css';

/**
 * The latest wins as a curtain of light: each is a ray, the higher the larger it is, the latest one first. One of them is told in full: the
 * latest, until the visitor chooses another by pointing, pressing or with the arrow keys.
 */
export function Lights({
  winners,
  title,
  quiet,
  play,
}: {
  winners: readonly Winner[];
  title: string;
  quiet: string;
  play: string;
}): ReactNode {
  const [chosen, setChosen] = useState<string>();
  // Keys begin with the moment of the win.
  const latestFirst = winners.toSorted((a, b) => (a.key < b.key ? 1 : -1));
  const told = latestFirst.find(({ key }) => key === chosen) ?? latestFirst[0];
  const rise = risesOf(latestFirst);
  return (
    <section className={styles['lights']} aria-labelledby="lights" data-play="">
      <div className={styles['head']}>
        <h2 className={styles['title']} id="lights" data-section-title="">
          {title}
        </h2>
        {told ? (
          <p className={styles['told']}>
            <b className={styles['sum']}>{told.amount}</b>
            <span className={styles['who']}>
              {told.gameName} · {told.account}
            </span>
            <a className={styles['play']} href={told.gameHref} aria-label={`${play}: ${told.gameName}`}>
              {play}
            </a>
          </p>
        ) : (
          <p className={styles['told']}>{quiet}</p>
        )}
      </div>
      <div className={styles['curtain']} role="radiogroup" aria-labelledby="lights">
        {latestFirst.map((winner, index) => (
          <label
            key={winner.key}
            className={styles['ray']}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') setChosen(winner.key);
            }}
          >
            <input
              type="radio"
              name="light"
              aria-label={`${winner.amount}, ${winner.gameName}, ${winner.account}`}
              checked={winner === told}
              onChange={() => setChosen(winner.key)}
            />
            <span
              className={styles['beam']}
              // They do not sway as one, nor while the page loads.
              style={{ height: `${rise[index]}%`, animationDelay: `0s, ${4 + index * 0.7}s` }}
            />
            <span className={styles['amount']} aria-hidden="true">
              {winner.amount}
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}

/** How high each ray is, in percent. Wins differ by orders of magnitude, so that their digits are compared. */
function risesOf(winners: readonly Winner[]): readonly number[] {
  const sizes = winners.map(({ size }) => Math.log10(Number(size) + 1));
  const least = Math.min(...sizes);
  const range = Math.max(...sizes) - least;
  return sizes.map((size) => Math.round(range === 0 ? 75 : 45 + (55 * (size - least)) / range));
}
