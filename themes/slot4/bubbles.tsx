import type { Winner } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './bubbles.module.css';

/** As many as have room side by side. */
const most = 6;

/** The latest wins as bubbles on their way up, the larger the more was won. One that is won now comes up from below. */
export function Bubbles({
  winners,
  title,
  quiet,
}: {
  winners: readonly Winner[];
  title: string;
  /** What is said where nobody has won. */
  quiet: string;
}): ReactNode {
  const shown = winners.slice(0, most);
  return (
    <section className={styles['rising']} aria-labelledby="rising">
      <h2 className={styles['title']} id="rising">
        {title}
      </h2>
      {shown.length === 0 && <p className={styles['quiet']}>{quiet}</p>}
      <ul className={styles['bubbles']}>
        {shown.map((win) => (
          <li
            key={win.key}
            className={styles['bubble']}
            data-size={shown.filter((other) => other.size > win.size).length}
          >
            <b className={styles['amount']}>{win.amount}</b>
            <a className={styles['game']} href={win.gameHref} data-play="">
              {win.gameName}
            </a>
            <span className={styles['who']}>{win.account}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
