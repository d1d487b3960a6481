import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './winners-tape.module.css';
import type { Winner } from './types.ts';

/** How long one winner takes to pass, in seconds. */
const winner_s = 4;
/** From this many winners on the tape moves; fewer stand still. */
const movingFrom = 5;

/** The latest winners on a tape that passes by and stops where somebody looks at it. Nothing without winners. */
export function WinnersTape({ winners, label }: { winners: readonly Winner[]; label: string }): ReactNode {
  if (winners.length === 0) return null;
  const moving = winners.length >= movingFrom;
  return (
    <section className={styles['tape']}>
      <div className={styles['label']}>
        <h2>{label}</h2>
      </div>
      <div className={styles['window']}>
        <div
          className={clsx(styles['list'], moving && styles['moving'])}
          style={{ animationDuration: `${winners.length * winner_s}s` }}
        >
          <Wins winners={winners} hidden={false} />
          {moving && <Wins winners={winners} hidden />}
        </div>
      </div>
    </section>
  );
}

function Wins({ winners, hidden }: { winners: readonly Winner[]; hidden: boolean }): ReactNode {
  return (
    <div className={styles['list']} aria-hidden={hidden || undefined}>
      {winners.map((winner) => (
        <a
          key={winner.key}
          href={winner.gameHref}
          className={styles['win']}
          tabIndex={hidden ? -1 : undefined}
        >
          <img
            src={winner.gameImage}
            alt=""
            width={300}
            height={400}
            loading="lazy"
            crossOrigin="anonymous"
          />
          <span className={styles['amount']}>{winner.amount}</span>
          <span>
            {winner.account} · {winner.gameName}
          </span>
        </a>
      ))}
    </div>
  );
}
