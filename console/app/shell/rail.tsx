import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMe } from '../session/me.ts';
import { useTo } from '../session/site-choice.ts';
import { useWords } from '../words/use-words.ts';
import type { Area } from './areas.ts';
import styles from './rail.module.css';
import { Wordmark } from './wordmark.tsx';

/** The parts of the console: at the left, and on a phone at the bottom. */
export function Rail({ areas, onHelp }: { areas: readonly Area[]; onHelp: () => void }): ReactNode {
  const words = useWords();
  const { open_approvals } = useMe();
  const to = useTo();
  const groups = (['work', 'oversight'] as const)
    .map((group) => ({ group, members: areas.filter((area) => area.group === group) }))
    .filter(({ members }) => members.length > 0);
  return (
    <nav aria-label={words('shell.navigation')} className={styles['rail']}>
      <div className={styles['brand']}>
        <Wordmark />
      </div>
      <div className={styles['nav']}>
        {groups.map(({ group, members }) => (
          <ul key={group} className={styles['group']}>
            {members.map(({ path, name, icon: Icon, key }) => (
              <li key={path}>
                <NavLink to={to(path)} className={styles['link']} title={`g ${key}`}>
                  <Icon size={17} aria-hidden="true" />
                  <span className={styles['name']}>{words(name)}</span>
                  {path === '/approvals' && open_approvals > 0 && (
                    <span className={styles['count']}>
                      {open_approvals}
                      <span className="visually-hidden"> {words('shell.waiting')}</span>
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <button type="button" className={styles['help']} onClick={onHelp}>
        <Keyboard size={17} aria-hidden="true" />
        <span className={styles['name']}>{words('shortcuts.short')}</span>
        <kbd>?</kbd>
      </button>
    </nav>
  );
}
