import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './wordmark.module.css';

/** What this is: the mark, and the name beside it. */
export function Wordmark(): ReactNode {
  const words = useWords();
  return (
    <span className={styles['wordmark']}>
      <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" className={styles['plate']} />
        <path d="M8 23V9.5l8 8 8-8V23" className={styles['stroke']} />
      </svg>
      {words('console.name')}
    </span>
  );
}
