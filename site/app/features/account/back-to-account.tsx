import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { AccountPlaces } from './account-places.tsx';
import styles from './back-to-account.module.css';

/** The way back to the overview, and to the page that the shown one belongs to. Nothing on the overview itself. */
export function BackToAccount({ places: { home, place } }: { places: AccountPlaces }): ReactNode {
  const t = useWords();
  if (home.current) return null;
  return (
    <nav className={styles['back']} aria-label={t('account.back')}>
      <a className={styles['link']} href={home.href}>
        <ChevronLeft size={18} aria-hidden="true" />
        {t('account.pages')}
      </a>
      {place?.current === true && (
        <a className={styles['link']} href={place.href}>
          <span aria-hidden="true">/</span>
          {t(place.label)}
        </a>
      )}
    </nav>
  );
}
