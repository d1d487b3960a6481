import type { ReactNode } from 'react';
import styles from './account-columns.module.css';

/** What a page of the player's is about, and what stands beside it, one thing under another; on phones below it. */
export function AccountColumns({ children, beside }: { children: ReactNode; beside: ReactNode }): ReactNode {
  return (
    <div className={styles['columns']}>
      {children}
      <div className={styles['beside']}>{beside}</div>
    </div>
  );
}
