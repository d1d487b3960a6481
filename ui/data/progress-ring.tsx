import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './progress-ring.module.css';

/** How far something is, as a ring around a short word or an icon. */
export function ProgressRing({
  label,
  percent,
  done = false,
  children,
}: {
  /** Names what progresses, for assistive technology. */
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** Whether the whole is reached: another colour. */
  done?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={clsx(styles['ring'], done && styles['done'])}>
      <progress className={styles['spoken']} aria-label={label} value={percent} max={100} />
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles['track']} cx="20" cy="20" r="17.5" />
        {percent > 0 && (
          <circle
            className={styles['way']}
            cx="20"
            cy="20"
            r="17.5"
            pathLength={100}
            strokeDasharray={`${percent} 100`}
          />
        )}
      </svg>
      <span className={styles['inside']} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
