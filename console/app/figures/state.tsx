import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './figures.module.css';

export type Tone = 'neutral' | 'positive' | 'warning' | 'negative' | 'accent';

/** The state of a thing: a word, and a dot of its tone before it. */
export function State({ tone, children }: { tone: Tone; children: ReactNode }): ReactNode {
  return (
    <span className={styles['state']}>
      <span className={clsx(styles['dot'], styles[tone])} aria-hidden="true" />
      {children}
    </span>
  );
}

/** A sign that something needs a second look. */
export function Sign({ tone = 'warning', children }: { tone?: Tone; children: ReactNode }): ReactNode {
  return <span className={clsx(styles['sign'], styles[tone])}>{children}</span>;
}
