import { Sign } from '@marquee/ui/icons/sign.tsx';
import type { SignName } from '@marquee/ui/icons/signs.ts';
import { Menu, X } from 'lucide-react';
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
import colonnade from './colonnade.module.css';
import styles from './layout.module.css';
import { Strip } from './strip.tsx';
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

const leafId = 'leaf';

/**
 * Palace Doors: a strip of announcements, and the categories as a colonnade of upright doors at the left of every page but the home page,
 * whose hero has doors that open. On narrow screens the whole menu is a door leaf.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const own = wordsIn(ownWords, props.language);
  const places = placesOf(props);
  const others = menu.filter((place) => !gameMenu.some((game) => game.href === place.href));
  const isHome = paths.current === paths.home;
  const leaf = useRef<HTMLElement>(null);
  // The menu has done what it was opened for when another page comes.
  useEffect(() => {
    if (leaf.current?.matches(':popover-open')) leaf.current.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It is not read: that it changes is what closes the menu.
  }, [paths.current]);
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <div className={styles['top']}>
        <Strip Headlines={props.Headlines} promotions={places.promotions} words={own} />
        <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
      </div>
      <header className={styles['header']}>
        <button type="button" className={styles['unfold']} aria-label={words.menu} popoverTarget={leafId}>
          <Menu size={22} aria-hidden="true" />
        </button>
        <BrandLink
          brand={brand}
          paths={paths}
          className={styles['brand']}
          logoClassName={styles['logo']}
          logo={{ width: 210, height: 48 }}
        />
        <nav className={styles['ways']} aria-label={words.bar}>
          {others.map((place) => (
            <PlaceLink key={place.id} place={place} className={styles['way']}>
              {place.label}
            </PlaceLink>
          ))}
        </nav>
        <div className={styles['tools']}>
          <SearchButton paths={paths} words={words} className={styles['find']} />
          <span className={styles['language']}>{languageMenu}</span>
          {account}
        </div>
      </header>
      <nav ref={leaf} id={leafId} popover="auto" className={styles['leaf']} aria-label={words.menu}>
        <button
          type="button"
          className={styles['shut']}
          aria-label={own.closeMenu}
          popoverTarget={leafId}
          popoverTargetAction="hide"
        >
          <X size={22} aria-hidden="true" />
        </button>
        <SearchBox paths={paths} words={words} className={styles['seek']} />
        <ul className={styles['rooms']} aria-label={words.games}>
          {gameMenu.map((place) => (
            <li key={place.id} data-play="">
              <PlaceLink place={place} className={styles['room']}>
                <img src={place.picture} alt="" width={96} height={96} loading="lazy" data-late="" />
                {place.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
        <ul className={styles['list']}>
          {[...others, places.wallet, places.history, places.account].map((place) => (
            <Entry key={place.id} place={place} />
          ))}
        </ul>
        <div className={styles['tongues']}>{languageMenu}</div>
      </nav>
      <div className={styles['court']}>
        {!isHome && gameMenu.length > 0 && (
          <nav className={colonnade['colonnade']} aria-label={words.games} data-play="">
            <ul className={colonnade['doors']}>
              {gameMenu.map((place) => (
                <li key={place.id}>
                  <PlaceLink place={place} className={colonnade['door']}>
                    <img src={place.picture} alt="" width={96} height={96} />
                    <span className={colonnade['label']}>{place.label}</span>
                  </PlaceLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ShellMain className={styles['main']}>{children}</ShellMain>
      </div>
      <div className={styles['foot']}>{footer}</div>
    </ShellPage>
  );
}

function Entry({ place }: { place: Place }): ReactNode {
  return (
    <li data-play={place.isPlay || undefined}>
      <PlaceLink place={place} className={styles['entry']}>
        <Sign name={icons[place.id] ?? 'house'} size={20} />
        {place.label}
      </PlaceLink>
    </li>
  );
}
