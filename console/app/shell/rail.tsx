import { Keyboard, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMe } from '../session/me.ts';
import { phone, useMedia } from '../style/use-media.ts';
import { useTo } from '../session/site-choice.ts';
import { useWords } from '../words/use-words.ts';
import type { Area } from './areas.ts';
import { Popover } from './popover.tsx';
import styles from './rail.module.css';
import { Wordmark } from './wordmark.tsx';

/** How many parts stand on a phone's bar, beside the menu of all of them. */
const onBar = 4;

/** The parts of the console: at the left, and on a phone at the bottom with a menu. */
export function Rail({ areas, onHelp }: { areas: readonly Area[]; onHelp: () => void }): ReactNode {
  const words = useWords();
  const isPhone = useMedia(phone);
  if (isPhone) {
    return (
      <nav aria-label={words('shell.navigation')} className={styles['rail']}>
        <ul className={styles['bar']}>
          {areas.slice(0, onBar).map((area) => (
            <li key={area.path}>
              <AreaLink area={area} />
            </li>
          ))}
          {areas.length > onBar && (
            <li>
              <Popover
                align="end"
                className={styles['link']}
                trigger={
                  <>
                    <Menu size={17} aria-hidden="true" />
                    <span className={styles['name']}>{words('shell.menu')}</span>
                  </>
                }
              >
                {(close) => (
                  <ul className={styles['menu']}>
                    {areas.map((area) => (
                      <li key={area.path}>
                        <AreaLink area={area} onFollow={close} />
                      </li>
                    ))}
                  </ul>
                )}
              </Popover>
            </li>
          )}
        </ul>
      </nav>
    );
  }
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
            {members.map((area) => (
              <li key={area.path}>
                <AreaLink area={area} />
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

function AreaLink({
  area: { path, name, icon: Icon, key },
  onFollow,
}: {
  area: Area;
  onFollow?: () => void;
}): ReactNode {
  const words = useWords();
  const { open_approvals } = useMe();
  const to = useTo();
  return (
    <NavLink to={to(path)} className={styles['link']} title={`g ${key}`} onClick={onFollow}>
      <Icon size={17} aria-hidden="true" />
      <span className={styles['name']}>{words(name)}</span>
      {path === '/approvals' && open_approvals > 0 && (
        <span className={styles['count']}>
          {open_approvals}
          <span className="visually-hidden"> {words('shell.waiting')}</span>
        </span>
      )}
    </NavLink>
  );
}
