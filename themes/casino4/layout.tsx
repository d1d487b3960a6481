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
import styles from './layout.module.css';
import leaves from './leaves.module.css';
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

/** How many places stand at the left of the logo; all of them are on the screen. */
const leftPlaces = 5;

const screenId = 'screen';

/**
 * Lotus: a lacquered beam from which a plaque with the logo hangs, between the two halves of the navigation. The whole menu is
 * a folding screen that is let down from the beam.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const own = wordsIn(ownWords, props.language);
  const places = placesOf(props);
  const others = menu.filter((place) => !gameMenu.some((game) => game.href === place.href));
  const ways = others.filter((place) => place.href !== paths.home);
  const left = [places.home, ...gameMenu].slice(0, leftPlaces);
  const screen = useRef<HTMLElement>(null);
  // A screen has done what it was let down for when another page comes.
  useEffect(() => {
    if (screen.current?.matches(':popover-open')) screen.current.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It is not read: that it changes is what lifts the screen.
  }, [paths.current]);
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
      <header className={styles['header']}>
        <BrandLink
          brand={brand}
          paths={paths}
          className={styles['plaque']}
          logoClassName={styles['logo']}
          logo={{ width: 192, height: 54 }}
        />
        <div className={styles['beam']}>
          <div className={styles['bar']}>
            <button
              type="button"
              className={styles['unfold']}
              aria-label={words.menu}
              popoverTarget={screenId}
            >
              <Menu size={22} aria-hidden="true" />
            </button>
            <nav className={styles['split']} aria-label={words.bar}>
              <ul className={styles['half']}>
                {left.map((place) => (
                  <BeamLink key={place.id} place={place} />
                ))}
              </ul>
              <ul className={styles['half']}>
                {ways.map((place) => (
                  <BeamLink key={place.id} place={place} />
                ))}
              </ul>
            </nav>
            <div className={styles['tools']}>
              <SearchButton paths={paths} words={words} className={styles['find']} />
              <span className={styles['language']}>{languageMenu}</span>
              {account}
            </div>
          </div>
        </div>
      </header>
      <nav ref={screen} id={screenId} popover="auto" className={styles['screen']} aria-label={words.menu}>
        <button
          type="button"
          className={styles['fold']}
          aria-label={own.fold}
          popoverTarget={screenId}
          popoverTargetAction="hide"
        >
          <X size={22} aria-hidden="true" />
        </button>
        <div className={leaves['leaf']}>
          <SearchBox paths={paths} words={words} className={leaves['seek']} />
          <ul className={leaves['games']} aria-label={words.games}>
            {gameMenu.map((place) => (
              <li key={place.id} data-play="">
                <PlaceLink place={place} className={leaves['game']}>
                  <img src={place.picture} alt="" width={96} height={96} loading="lazy" data-late="" />
                  {place.label}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={leaves['leaf']}>
          <ul className={leaves['ways']}>
            {others.map((place) => (
              <Way key={place.id} place={place} />
            ))}
          </ul>
          <ul className={leaves['ways']}>
            {[places.wallet, places.history, places.account].map((place) => (
              <Way key={place.id} place={place} />
            ))}
          </ul>
          <div className={leaves['tongues']}>{languageMenu}</div>
        </div>
      </nav>
      <ShellMain className={styles['main']}>{children}</ShellMain>
      <div className={styles['foot']}>{footer}</div>
    </ShellPage>
  );
}

function BeamLink({ place }: { place: Place }): ReactNode {
  return (
    <li data-play={place.isPlay || undefined}>
      <PlaceLink place={place} className={styles['link']}>
        {place.label}
      </PlaceLink>
    </li>
  );
}

function Way({ place }: { place: Place }): ReactNode {
  const icon = icons[place.id] ?? 'house';
  return (
    <li data-play={place.isPlay || undefined}>
      <PlaceLink place={place} className={leaves['way']}>
        <Sign name={icon} size={20} />
        {place.label}
      </PlaceLink>
    </li>
  );
}
