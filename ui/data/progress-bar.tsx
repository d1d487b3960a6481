import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

/** How far something is, from 0 to `max`. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }): ReactNode {
  return <progress className={styles['bar']} aria-label={label} value={value} max={max} />;
}
