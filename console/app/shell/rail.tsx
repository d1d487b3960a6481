import { Keyboard, Menu } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMe } from '../session/me.ts';
import { phone, useMedia } from '../style/use-media.ts';
import { useTo } from '../session/site-choice.ts';
import { useWords } from '../words/use-words.ts';
import { areaGroups, type Area } from './areas.ts';
import { Popover } from './popover.tsx';
import styles from './rail.module.css';
import { Wordmark } from './wordmark.tsx';

/** How many parts stand on a phone's bar, beside the menu of all of them. */
const onBar = 4;

/** The parts of the console: at the left, and on a phone at the bottom with a menu. */
export function Rail({ areas, onHelp }: { areas: readonly Area[]; onHelp: () => void }): ReactNode {
  const words = useWords();
  const isPhone = useMedia(phone);
  const nav = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another screen is another link, which may lie beyond the edge.
  }, [pathname]);
  if (isPhone) {
    const first = [...areas.filter((area) => area.onBar), ...areas.filter((area) => !area.onBar)];
    return (
      <nav aria-label={words('shell.navigation')} className={styles['rail']}>
        <ul className={styles['bar']}>
          {first.slice(0, onBar).map((area) => (
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
                  <div className={styles['menu']}>
                    <Groups areas={areas} onFollow={close} />
                  </div>
                )}
              </Popover>
            </li>
          )}
        </ul>
      </nav>
    );
  }
  return (
    <nav aria-label={words('shell.navigation')} className={styles['rail']}>
      <div className={styles['brand']}>
        <Wordmark />
      </div>
      <div ref={nav} className={styles['nav']}>
        <Groups areas={areas} />
      </div>
      <button type="button" className={styles['help']} onClick={onHelp}>
        <Keyboard size={17} aria-hidden="true" />
        <span className={styles['name']}>{words('shortcuts.short')}</span>
        <kbd>?</kbd>
      </button>
    </nav>
  );
}

/** The parts that an operator may see, by what they are about. */
function Groups({ areas, onFollow }: { areas: readonly Area[]; onFollow?: () => void }): ReactNode {
  const words = useWords();
  const id = useId();
  return areaGroups.map((group) => {
    const members = areas.filter((area) => area.group === group);
    if (members.length === 0) return null;
    const isNamed = group !== 'overview';
    return (
      <div key={group}>
        {isNamed && (
          <p id={`${id}${group}`} className={styles['heading']}>
            {words(`areaGroup.${group}`)}
          </p>
        )}
        <ul className={styles['group']} aria-labelledby={isNamed ? `${id}${group}` : undefined}>
          {members.map((area) => (
            <li key={area.path}>
              <AreaLink area={area} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function AreaLink({
  area: { path, name, icon: Icon, key },
  onFollow,
}: {
  area: Area;
  onFollow?: (() => void) | undefined;
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
