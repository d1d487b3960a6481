import { clsx } from 'clsx';
import type { ReactNode } from 'react';
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
  return (
    <div className={styles['frame']}>
      <BackToAccount places={places} />
      <nav className={styles['side']} aria-label={t('account.pages')}>
        <div className={styles['links']}>
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
