import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { formatDay } from '../../words/format-day.ts';
import styles from './news.module.css';

/** The day on which news was published. */
export function NewsDate({ at }: { at: string }): ReactNode {
  const { language } = useShell();
  return (
    <time className={styles['date']} dateTime={at}>
      {formatDay(at, language)}
    </time>
  );
}
