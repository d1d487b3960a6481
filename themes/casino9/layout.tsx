import { Sign } from '@marquee/ui/icons/sign.tsx';
import type { SignName } from '@marquee/ui/icons/signs.ts';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { placesOf, type Place } from '../shell/places.ts';
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

/** Pictures for the places that are no category of games. */
const icons: Readonly<Record<string, SignName>> = {
  home: 'house',
  promotions: 'gift',
  vip: 'crown',
  wallet: 'wallet',
  history: 'rotate-ccw-clock',
  account: 'user-round',
};

const mapId = 'map';

/**
 * Atlas: one slim bar that stays, and a map of the whole site, which lies over the page as a mosaic: the categories as tiles of different
 * sizes, everything else as small ones.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const own = wordsIn(ownWords, props.language);
  const places = placesOf(props);
  const others = menu.filter((place) => !gameMenu.some((game) => game.href === place.href));
  const map = useRef<HTMLElement>(null);
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
      <nav ref={map} id={mapId} popover="auto" className={styles['map']} aria-label={words.menu}>
        <div className={styles['mapHead']}>
          <p className={styles['mapName']}>{own.map}</p>
          <div className={styles['tongues']}>{languageMenu}</div>
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
        <SearchBox paths={paths} words={words} className={styles['mapSeek']} />
        <ul className={styles['lands']} aria-label={words.games} data-play="">
          {gameMenu.map((place) => (
            <li key={place.id}>
              <PlaceLink place={place} className={styles['land']}>
                <img src={place.picture} alt="" width={96} height={96} loading="lazy" data-late="" />
                {place.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
        <ul className={styles['towns']}>
          {[...others, places.wallet, places.history, places.account].map((place) => (
            <Town key={place.id} place={place} />
          ))}
        </ul>
      </nav>
      <ShellMain className={styles['main']}>{children}</ShellMain>
      {footer}
    </ShellPage>
  );
}

function Town({ place }: { place: Place }): ReactNode {
  return (
    <li data-play={place.isPlay || undefined}>
      <PlaceLink place={place} className={styles['town']}>
        <Sign name={icons[place.id] ?? 'house'} size={20} />
        {place.label}
      </PlaceLink>
    </li>
  );
}
