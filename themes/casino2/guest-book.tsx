import type { Winner } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './guest-book.module.css';

/** As many as two columns have lines for. */
const linesAtMost = 8;

/**
 * The latest winners as entries of a ruled page, newest first, and figures of the house beside it. The page has its lines from the
 * beginning on, so that nothing moves when an entry comes.
 */
export function GuestBook({
  title,
  winners,
  facts,
}: {
  title: string;
  winners: readonly Winner[];
  facts: readonly { readonly label: string; readonly value: string }[];
}): ReactNode {
  return (
    <div className={styles['spread']}>
      {winners.length > 0 && (
        <section className={styles['page']} aria-labelledby="guests">
          <h2 className={styles['title']} id="guests">
            {title}
          </h2>
          <ul className={styles['lines']}>
            {winners.slice(0, linesAtMost).map((winner) => (
              <li key={winner.key} className={styles['line']}>
                <a className={styles['entry']} href={winner.gameHref}>
                  <span className={styles['who']}>{winner.account}</span>
                  <span className={styles['game']}>{winner.gameName}</span>
                  <b>{winner.amount}</b>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className={styles['facts']}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles['fact']}>
            <dt>{fact.label}</dt>
            <dd className={styles['value']}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
