import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { SignOutButton } from '../../features/account-area/sign-out-button.tsx';
import { PlaceLink, type AccountArrangementProps } from '../../features/account/account-places.tsx';
import { BackToAccount } from '../../features/account/back-to-account.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './rail.module.css';

/**
 * The menu stands at the side of wide screens, its groups divided by lines. On phones the overview is the menu, and each
 * other page leads back to it.
 */
export default function AccountRail({ places, children }: AccountArrangementProps): ReactNode {
  const t = useWords();
  const list = useRef<HTMLDivElement>(null);
  const shown = places.place?.href;

  // In a low window the list scrolls by itself, and the page that is shown may stand below its edge.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[href="${shown}"]`);
    if (list.current && current)
      list.current.scrollTop = current.offsetTop - (list.current.clientHeight - current.clientHeight) / 2;
  }, [shown]);

  return (
    <div className={styles['frame']}>
      <BackToAccount places={places} />
      <nav className={styles['side']} aria-label={t('account.pages')}>
        <div ref={list} className={styles['links']}>
          <PlaceLink place={places.home} className={styles['link']} />
          {places.groups.map((group) => (
            <ul key={group.id} className={styles['group']}>
              {group.places.map((place) => (
                <li key={place.path} data-play={place.play}>
                  <PlaceLink place={place} className={styles['link']} />
                </li>
              ))}
            </ul>
          ))}
        </div>
        <SignOutButton className={clsx(styles['link'], styles['out'])} />
      </nav>
      <div className={styles['page']}>{children}</div>
    </div>
  );
}
