import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './figures.module.css';
import { formatTime, offsetAt } from './time.ts';

/** A moment in a zone, with the zone's offset after it. */
export function Time({
  at,
  timeZone,
  seconds = false,
}: {
  at: string;
  timeZone: string;
  seconds?: boolean;
}): ReactNode {
  const { locale } = useWords();
  return (
    <time dateTime={at} title={timeZone} className={styles['time']}>
      {formatTime(at, timeZone, locale, seconds)}{' '}
      <span className={styles['offset']}>{offsetAt(at, timeZone)}</span>
    </time>
  );
}
