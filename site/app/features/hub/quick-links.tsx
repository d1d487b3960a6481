import { Contained } from '@marquee/ui/states/contained.tsx';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { accountGroups, accountLinks } from '../account-area/account-links.ts';
import styles from './hub.module.css';

const WaitingBadge = lazy(() => import('../engagement/waiting-badge.tsx'));

/**
 * All pages of the account, by what they are about: tiles on phones, lists on wide screens. With `tiles` they are the menu of
 * the account, and tiles on all screens.
 */
export function QuickLinks({
  figures,
  tiles = false,
}: {
  figures: Readonly<Record<string, string>>;
  tiles?: boolean;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  return (
    <div className={styles['groups']} data-tiles={tiles || undefined}>
      {accountGroups.map((group) => (
        <section key={group} className={styles['group']}>
          <h2 className={styles['groupTitle']}>{t(`account.group.${group}`)}</h2>
          <ul className={styles['tiles']}>
            {accountLinks
              .filter((link) => link.group === group)
              .map(({ path: to, label, icon: Icon, waiting, play }) => (
                <li key={to} data-play={play}>
                  <a className={styles['tile']} href={path(to)}>
                    <Icon className={styles['tileIcon']} size={20} aria-hidden="true" />
                    <span className={styles['tileLabel']}>{t(label)}</span>
                    {figures[to] && <span className={styles['tileFigure']}>{figures[to]}</span>}
                    {waiting && (
                      <Contained>
                        <Suspense>
                          <WaitingBadge of={waiting} />
                        </Suspense>
                      </Contained>
                    )}
                    <ChevronRight className={styles['tileArrow']} size={18} aria-hidden="true" />
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
