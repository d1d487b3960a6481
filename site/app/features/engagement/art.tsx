import type { ReactNode } from 'react';
import styles from './engagement.module.css';

/** A picture of the house for an empty state; it says nothing that the words do not. */
export function Art({ name }: { name: 'empty-inbox' | 'empty-history' | 'empty-games' }): ReactNode {
  return <img className={styles['art']} src={`/art/${name}.webp`} alt="" width={72} height={72} />;
}
