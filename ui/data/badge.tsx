import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './data.module.css';

/** A short word about a thing's state. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'accent' | 'positive' | 'negative' | 'warning';
  children: ReactNode;
}): ReactNode {
  return <span className={clsx(styles['badge'], styles[tone])}>{children}</span>;
}
