import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';
import styles from './account-page.module.css';

/** One page of the player's: its title, what it says under it, what stands beside it, and its contents. */
export function AccountPage({
  title,
  lead,
  aside,
  children,
}: {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}): ReactNode {
  usePageTitle(title);
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1 className={styles['title']}>{title}</h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </>
  );
}
