import { Sign } from '@marquee/ui/icons/sign.tsx';
import { Menu } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { signOf } from '../shell/place-signs.ts';
import { placesOf, type Place } from '../shell/places.ts';
import { BrandLink, PlaceLink, PlayMoneyNotice, SearchBox, ShellMain, ShellPage } from '../shell/shell.tsx';
import { useViewMarks } from '../shell/view-marks.ts';
import type { LayoutProps } from '../template.ts';
import { wordsIn } from '../words.ts';
import styles from './layout.module.css';
import { LiveDesk } from './live-desk.tsx';
import { useMedia } from './use-media.ts';
import { words as ownWords } from './words.ts';

const menuId = 'desk-menu';
const liveId = 'desk-live';

/**
 * Night Desk: a sidebar in groups that folds to a rail, the page, and the wins of the site as they happen beside it. On phones both
 * are drawers, opened from a bar at the foot whose middle is the search.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const own = wordsIn(ownWords, props.language);
  const places = placesOf(props);
  // The games have a group of their own.
  const others = menu.filter((place) => !gameMenu.some((game) => game.href === place.href));
  const marks = useViewMarks(props.keepView);
  const isWide = useMedia('(width >= 64rem)');
  const hasRoom = useMedia('(width >= 80rem)');
  const isRail = marks.has('rail');
  const isLive = marks.has('live-on') || (hasRoom && !marks.has('live-off'));
  const side = useRef<HTMLElement>(null);
  const live = useRef<HTMLElement>(null);
  // A drawer has done what it was opened for when another page comes, and where there is room it is none.
  useEffect(() => {
    for (const drawer of [side.current, live.current])
      if (drawer?.matches(':popover-open')) drawer.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Neither is read: that they change is what closes it.
  }, [paths.current, isWide]);

  function toggleLive(): void {
    marks.set(isLive ? 'live-on' : 'live-off', false);
    if (isLive === hasRoom) marks.set(isLive ? 'live-off' : 'live-on', true);
  }

  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <header className={styles['top']}>
        <button
          type="button"
          id="desk-fold"
          className={styles['fold']}
          data-command=""
          aria-label={isRail ? own.expand : own.collapse}
          aria-expanded={!isRail}
          aria-controls={menuId}
          onClick={() => marks.set('rail', !isRail)}
        >
          <Sign name="panel-left" size={18} />
        </button>
        <BrandLink
          brand={brand}
          paths={paths}
          className={styles['brand']}
          logoClassName={styles['logo']}
          logo={{ width: 132, height: 28 }}
          mark={{ width: 32, height: 32 }}
        />
        <SearchBox
          paths={paths}
          words={words}
          className={styles['seek']}
          labelClassName={styles['seekLabel']}
        />
        <div className={styles['tools']}>
          <button
            type="button"
            id="desk-toggle"
            className={styles['liveToggle']}
            data-play=""
            data-command=""
            aria-expanded={isLive}
            aria-controls={liveId}
            aria-label={own.liveToggle}
            onClick={toggleLive}
          >
            <Sign name="radio" size={18} />
            {own.live}
          </button>
          {languageMenu}
          {account}
        </div>
      </header>
      <nav ref={side} id={menuId} popover="auto" className={styles['side']} aria-label={words.menu}>
        <Group title={own.browse} places={others} />
        <Group title={words.games} places={gameMenu} />
        <Group title={words.account} places={[places.wallet, places.history, places.account]} />
        {brand.playMoney && <p className={styles['foot']}>{words.playMoney}</p>}
      </nav>
      <div className={styles['pane']}>
        <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
        <ShellMain className={styles['main']}>{children}</ShellMain>
        {footer}
      </div>
      <LiveDesk
        ref={live}
        id={liveId}
        Live={props.Live}
        isWide={isWide}
        isOpen={isLive}
        loginHref={paths.account}
        words={own}
      />
      <nav className={styles['dock']} aria-label={words.bar}>
        <button type="button" className={styles['dockButton']} popoverTarget={menuId}>
          <Menu size={22} aria-hidden="true" />
          {own.menu}
        </button>
        <SearchBox
          paths={paths}
          words={words}
          className={styles['command']}
          labelClassName={styles['seekLabel']}
        />
        <button type="button" className={styles['dockButton']} data-play="" popoverTarget={liveId}>
          <Sign name="radio" size={22} />
          {own.live}
        </button>
      </nav>
    </ShellPage>
  );
}

/** Places under a heading that folds them away. */
function Group({ title, places }: { title: string; places: readonly Place[] }): ReactNode {
  if (places.length === 0) return null;
  return (
    <details className={styles['group']} open>
      <summary className={styles['groupName']}>{title}</summary>
      <ul>
        {places.map((place) => {
          const icon = signOf(place, 'joystick');
          return (
            <li key={place.id} data-play={place.isPlay || undefined}>
              <PlaceLink place={place} className={styles['link']}>
                <Sign name={icon} size={18} />
                <span className={styles['linkName']}>{place.label}</span>
              </PlaceLink>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
