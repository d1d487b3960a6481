import type { Winner } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './lantern-line.module.css';
import { Lantern } from './lantern.tsx';

/** As many as hang on the cord of the widest page. */
const lanternsAtMost = 8;

/** The latest winners, newest first, each on the slip of a lantern. One that is new lights up. Nothing without winners. */
export function LanternLine({ winners, label }: { winners: readonly Winner[]; label: string }): ReactNode {
  if (winners.length === 0) return null;
  return (
    <section className={styles['line']} aria-labelledby="lanterns">
      <h2 className={styles['title']} id="lanterns" data-section-title="">
        {label}
      </h2>
      <ul className={styles['cord']}>
        {winners.slice(0, lanternsAtMost).map((winner) => (
          <li key={winner.key} className={styles['hung']}>
            <a className={styles['win']} href={winner.gameHref}>
              <Lantern className={styles['lantern']} />
              <span className={styles['slip']}>
                <b className={styles['amount']}>{winner.amount}</b>
                <span className={styles['game']}>{winner.gameName}</span>
                <span>{winner.account}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
