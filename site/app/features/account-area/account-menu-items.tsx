import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { menuLinks } from './account-links.ts';
import { SignOutButton } from './sign-out-button.tsx';
import styles from './account-menu.module.css';

const WaitingBadge = lazy(() => import('../engagement/waiting-badge.tsx'));
const MenuLevel = lazy(() => import('./menu-level.tsx'));

/**
 * What the player's menu holds: the level, the pages of the account, and the way out, which stays in sight while the pages
 * are scrolled. A visitor's page does without it.
 */
export default function AccountMenuItems({
  name,
  onChoose,
}: {
  name: string;
  onChoose: () => void;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  return (
    <>
      <div className={styles['menuHead']}>
        <p className={styles['menuName']}>{name}</p>
        <Contained>
          <Suspense>
            <MenuLevel onChoose={onChoose} />
          </Suspense>
        </Contained>
      </div>
      <nav className={styles['menuPages']} aria-label={t('account.menu')}>
        <ul>
          {menuLinks.map(({ path: to, label, icon: Icon, waiting, play }) => (
            <li key={to} data-play={play}>
              <a className={styles['menuItem']} href={path(to)} onClick={onChoose}>
                <Icon size={18} aria-hidden="true" />
                {t(label)}
                {waiting && (
                  <Contained>
                    <Suspense>
                      <WaitingBadge of={waiting} />
                    </Suspense>
                  </Contained>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['menuFoot']}>
        <SignOutButton className={styles['menuItem']} onLeave={onChoose} />
      </div>
    </>
  );
}
