import { Contained } from '@marquee/ui/states/contained.tsx';
import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { accountHome, accountLinks, menuLinks } from '../account-area/account-links.ts';
import { SignOutButton } from '../account-area/sign-out-button.tsx';
import styles from './account-frame.module.css';

const WaitingBadge = lazy(() => import('../engagement/waiting-badge.tsx'));

/**
 * The frame of the player's pages: their menu at the side on wide screens. On phones the hub is the menu, and each other
 * page leads back to it.
 */
export function AccountFrame({ children }: { children: ReactNode }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { pathname } = useLocation();
  const { status } = useSession();
  // A page that is reached from another stands in the menu as that one.
  const within = accountLinks.find((link) => pathname === path(link.path))?.within;
  const parent = accountLinks.find((link) => link.path === within);

  return (
    <div className={styles['frame']}>
      {pathname !== path(accountHome.path) && (
        <nav className={styles['back']} aria-label={t('account.back')}>
          <a className={styles['backLink']} href={path(accountHome.path)}>
            <ChevronLeft size={18} aria-hidden="true" />
            {t('account.pages')}
          </a>
          {parent && (
            <a className={styles['backLink']} href={path(parent.path)}>
              <span aria-hidden="true">/</span>
              {t(parent.label)}
            </a>
          )}
        </nav>
      )}
      <nav className={styles['side']} aria-label={t('account.pages')}>
        <ul className={styles['links']}>
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
        <SignOutButton className={clsx(styles['link'], styles['out'])} />
      </nav>
      <div className={styles['page']}>{children}</div>
    </div>
  );
}
