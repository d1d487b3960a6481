import { Sign } from '@marquee/ui/icons/sign.tsx';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  BrandLink,
  PlaceLink,
  PlayMoneyNotice,
  SearchBox,
  SearchButton,
  ShellMain,
  ShellPage,
} from '../shell/shell.tsx';
import type { LayoutProps } from '../template.ts';
import { wordsIn } from '../words.ts';
import styles from './layout.module.css';
import { words as ownWords } from './words.ts';

const SiteMap = lazy(async () => ({ default: (await import('./site-map.tsx')).SiteMap }));

const mapId = 'map';

/**
 * Atlas: one slim bar that stays, and a map of the whole site, which lies over the page as a mosaic: the categories as tiles of different
 * sizes, everything else as small ones. What is on it is loaded when it is opened.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, gameMenu, account, languageMenu, footer, words, children } = props;
  const own = wordsIn(ownWords, props.language);
  const [isOpen, setOpen] = useState(false);
  const map = useRef<HTMLElement>(null);
  // It may have been opened before the page came alive.
  useEffect(() => setOpen(map.current?.matches(':popover-open') ?? false), []);
  // The map has done what it was opened for when another page comes.
  useEffect(() => {
    if (map.current?.matches(':popover-open')) map.current.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It is not read: that it changes is what closes the map.
  }, [paths.current]);
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
      <header className={styles['bar']}>
        <BrandLink
          brand={brand}
          paths={paths}
          className={styles['brand']}
          logoClassName={styles['logo']}
          logo={{ width: 150, height: 36 }}
        />
        <button
          type="button"
          id="atlas-map"
          className={styles['open']}
          data-command=""
          aria-label={own.map}
          popoverTarget={mapId}
        >
          <Sign name="layout-grid" size={18} />
          <span className={styles['openName']} aria-hidden="true">
            {own.map}
          </span>
        </button>
        <nav className={styles['ways']} aria-label={words.bar}>
          {gameMenu.map((place) => (
            <span key={place.id} className={styles['slot']} data-play="">
              <PlaceLink place={place} className={styles['way']}>
                {place.label}
              </PlaceLink>
            </span>
          ))}
        </nav>
        <div className={styles['tools']}>
          <SearchBox
            paths={paths}
            words={words}
            className={styles['seek']}
            labelClassName={styles['seekName']}
          />
          <SearchButton paths={paths} words={words} className={styles['find']} />
          <span className={styles['language']}>{languageMenu}</span>
          {account}
        </div>
      </header>
      <nav
        ref={map}
        id={mapId}
        popover="auto"
        className={styles['map']}
        aria-label={words.menu}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className={styles['mapHead']}>
          <p className={styles['mapName']}>{own.map}</p>
          <div>{languageMenu}</div>
          <button
            type="button"
            className={styles['shut']}
            aria-label={own.closeMap}
            popoverTarget={mapId}
            popoverTargetAction="hide"
          >
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        {isOpen && (
          <Contained>
            <Suspense>
              <SiteMap {...props} />
            </Suspense>
          </Contained>
        )}
      </nav>
      <ShellMain className={styles['main']}>{children}</ShellMain>
      {footer}
    </ShellPage>
  );
}
