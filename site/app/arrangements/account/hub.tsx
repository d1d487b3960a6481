import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlaceLink, type AccountArrangementProps } from '../../features/account/account-places.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './hub.module.css';

/**
 * The overview is the menu: a wall of tiles. Every other page has a key back to the wall, and beside it the tiles of its own
 * subject.
 */
export default function AccountHub({ places, children }: AccountArrangementProps): ReactNode {
  const t = useWords();
  const { home, group } = places;
  return (
    <div className={styles['frame']}>
      {!home.current && (
        <nav className={styles['bar']} aria-label={t('account.pages')}>
          <a className={styles['wall']} href={home.href}>
            <LayoutGrid size={22} aria-hidden="true" />
            <span>{t('account.pages')}</span>
          </a>
          <ul className={styles['tiles']}>
            {group?.places.map((place) => (
              <li key={place.path} data-play={place.play}>
                <PlaceLink place={place} className={styles['tile']} iconSize={20} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles['page']}>{children}</div>
    </div>
  );
}
