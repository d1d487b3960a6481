import { Contained } from '@marquee/ui/states/contained.tsx';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLeave } from '../../session/use-leave.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { menuLinks } from './account-links.ts';
import styles from './account-area.module.css';

const WaitingBadge = lazy(() => import('../engagement/waiting-badge.tsx'));

/** What the player's menu holds: the pages of the account, and the way out. A visitor's page does without it. */
export default function AccountMenuItems({ onChoose }: { onChoose: () => void }): ReactNode {
  const t = useWords();
  const path = usePath();
  const leave = useLeave();
  return (
    <>
      <nav aria-label={t('account.menu')}>
        <ul className={styles['menuList']}>
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
      <button
        type="button"
        className={styles['menuItem']}
        onClick={() => {
          onChoose();
          leave();
        }}
      >
        <LogOut size={18} aria-hidden="true" />
        {t('account.signOut')}
      </button>
    </>
  );
}
