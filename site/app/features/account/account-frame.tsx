import { Contained } from '@marquee/ui/states/contained.tsx';
import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { accountLinks, menuLinks } from '../account-area/account-links.ts';
import styles from './account-frame.module.css';

const WaitingBadge = lazy(() => import('../engagement/waiting-badge.tsx'));

/** The frame of the player's pages: their menu, at the side on wide screens and as a ribbon on phones. */
export function AccountFrame({ children }: { children: ReactNode }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { pathname } = useLocation();
  const { status } = useSession();
  // A page that is reached from another stands in the menu as that one.
  const within = accountLinks.find((link) => pathname === path(link.path))?.within;
  const ribbon = useRef<HTMLUListElement>(null);

  // On phones the page's own entry may lie beyond the edge of the ribbon.
  useEffect(() => {
    const list = ribbon.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && current)
      list.scrollLeft = current.offsetLeft - list.clientWidth / 2 + current.clientWidth / 2;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The entry is another one on each page.
  }, [pathname]);

  return (
    <div className={styles['frame']}>
      <nav className={styles['side']} aria-label={t('account.pages')}>
        <ul ref={ribbon} className={styles['links']}>
          {menuLinks.map(({ path: to, label, icon: Icon, waiting, play }) => {
            const current = pathname === path(to) ? 'page' : within === to;
            return (
              <li key={to} data-play={play}>
                <a
                  href={path(to)}
                  className={clsx(styles['link'], current && styles['current'])}
                  aria-current={current || undefined}
                >
                  <Icon size={18} aria-hidden="true" />
                  {t(label)}
                  {waiting && status === 'authenticated' && (
                    <Contained>
                      <Suspense>
                        <WaitingBadge of={waiting} />
                      </Suspense>
                    </Contained>
                  )}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles['page']}>{children}</div>
    </div>
  );
}
