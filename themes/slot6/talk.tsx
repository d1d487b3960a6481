import type { Winner } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './talk.module.css';

/** As many as the panel has room for. */
const balloonsAtMost = 4;

/** The latest wins as what is said in a panel, the newest first. One that happens now pops up. */
export function Talk({
  winners,
  title,
  quiet,
}: {
  winners: readonly Winner[];
  title: string;
  /** What is said where nobody has won. */
  quiet: string;
}): ReactNode {
  return (
    <section className={styles['talk']} aria-labelledby="talk">
      <h2 className={styles['caption']} id="talk">
        {title}
      </h2>
      <ul className={styles['balloons']}>
        {winners.slice(0, balloonsAtMost).map((win) => (
          <li key={win.key} className={styles['balloon']}>
            <b className={styles['amount']}>{win.amount}</b>
            <span className={styles['who']}>
              <a className={styles['game']} href={win.gameHref} data-play="">
                {win.gameName}
              </a>
              {win.account}
            </span>
          </li>
        ))}
        {winners.length === 0 && <li className={styles['quiet']}>{quiet}</li>}
      </ul>
    </section>
  );
}
