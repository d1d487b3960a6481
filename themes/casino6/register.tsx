import type { Winner } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './register.module.css';

/** As many as fill two rows of the widest page. */
const mostLines = 8;

/** The latest winners, newest first, on brass plates beside the gate. One that is new is polished. Nothing without winners. */
export function Register({ winners, label }: { winners: readonly Winner[]; label: string }): ReactNode {
  if (winners.length === 0) return null;
  return (
    <section className={styles['register']} aria-labelledby="register">
      <h2 className={styles['title']} id="register" data-section-title="">
        {label}
      </h2>
      <ul className={styles['plates']}>
        {winners.slice(0, mostLines).map((winner) => (
          <li key={winner.key} className={styles['plate']}>
            <a className={styles['win']} href={winner.gameHref}>
              <b className={styles['amount']}>{winner.amount}</b>
              <span className={styles['game']}>{winner.gameName}</span>
              <span className={styles['who']}>{winner.account}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
