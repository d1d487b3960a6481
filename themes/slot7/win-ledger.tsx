import type { Winner } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './win-ledger.module.css';

/** How many lines the ledger has. They are there from the beginning, so that what is won moves nothing below it. */
const lines = 7;

/** The latest wins as the lines of a ledger; a new one is written at the head. */
export function WinLedger({
  winners,
  title,
  noWins,
}: {
  winners: readonly Winner[];
  title: string;
  noWins: string;
}): ReactNode {
  return (
    <section className={styles['ledger']} aria-labelledby="ledger">
      <h2 className={styles['title']} id="ledger" data-section-title="">
        {title}
      </h2>
      {winners.length === 0 && <p className={styles['none']}>{noWins}</p>}
      <ol className={styles['lines']}>
        {winners.slice(0, lines).map((win) => (
          <li key={win.key} className={styles['line']}>
            <span className={styles['account']}>{win.account}</span>
            <a className={styles['game']} href={win.gameHref} data-play="">
              {win.gameName}
            </a>
            <span className={styles['amount']}>{win.amount}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
