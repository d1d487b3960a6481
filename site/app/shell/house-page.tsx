import { useEffect, useRef, type ReactNode } from 'react';
import type { MessageId } from '../words/message-id.ts';
import { useWords } from '../words/use-words.ts';
import { housePages } from './brand-pages.ts';
import styles from './brand-page.module.css';
import { usePath } from './shell-context.ts';

/** A page about the house: its title and contents beside the list of the others. */
export function HousePage({ label, children }: { label: MessageId; children: ReactNode }): ReactNode {
  const t = useWords();
  const path = usePath();
  const ribbon = useRef<HTMLElement>(null);

  // On phones the page's own entry may lie beyond the edge of the ribbon.
  useEffect(() => {
    const list = ribbon.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.clientWidth) / 2;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The entry is another one on each page.
  }, [label]);

  return (
    <div className={styles['page']}>
      <nav ref={ribbon} className={styles['list']} aria-label={t('page.list')}>
        {housePages.map((page) => (
          <a
            key={page.path}
            className={styles['link']}
            href={path(page.path)}
            aria-current={page.label === label ? 'page' : undefined}
          >
            {t(page.label)}
          </a>
        ))}
      </nav>
      <article className={styles['article']}>
        <h1 className={styles['title']}>{t(label)}</h1>
        {children}
      </article>
    </div>
  );
}
