import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { dateLocaleOf } from '../../words/languages.ts';
import styles from './news.module.css';

/** The day on which news was published. In UTC, so that server and browser write the same. */
export function NewsDate({ at }: { at: string }): ReactNode {
  const { language } = useShell();
  const day = new Intl.DateTimeFormat(dateLocaleOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time className={styles['date']} dateTime={at}>
      {day.format(new Date(at))}
    </time>
  );
}
