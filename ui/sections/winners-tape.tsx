import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './winners-tape.module.css';
import type { Winner } from './types.ts';
import { useTape } from './use-tape.ts';

/**
 * The latest winners on a tape that passes by, and stops where somebody looks at it or has paused it. Who comes while it
 * moves is on it from its next beginning on, so that it never jumps. Nothing without winners.
 */
export function WinnersTape({
  winners,
  label,
  pauseLabel,
}: {
  winners: readonly Winner[];
  label: string;
  /** Names the button that stops the tape. */
  pauseLabel: string;
}): ReactNode {
  const { shown, isMoving, isPaused, togglePause, passing } = useTape(winners);
  if (winners.length === 0) return null;
  return (
    <section className={styles['tape']}>
      <div className={styles['label']}>
        <h2>{label}</h2>
        {isMoving && (
          <button
            type="button"
            className={styles['pause']}
            aria-label={pauseLabel}
            aria-pressed={isPaused}
            onClick={togglePause}
          >
            {isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
          </button>
        )}
      </div>
      <div className={styles['window']}>
        <div className={clsx(styles['list'], isMoving && styles['moving'])} {...passing}>
          <Wins winners={shown} hidden={false} />
          {isMoving && <Wins winners={shown} hidden />}
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
          {/* No poster: the same games stand in the rows above and below, and often win. */}
          <span className={styles['star']} aria-hidden="true" />
          <span className={styles['amount']}>{winner.amount}</span>
          <span>
            {winner.account} · {winner.gameName}
          </span>
        </a>
      ))}
    </div>
  );
}
