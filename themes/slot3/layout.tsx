import { Sign } from '@marquee/ui/icons/sign.tsx';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { placesOf, type SignedPlace } from '../shell/places.ts';
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
import { useArrowKeys } from './arrow-keys.ts';
import { Joystick } from './joystick.tsx';
import styles from './layout.module.css';
import stick from './stick.module.css';
import { words as ownWords } from './words.ts';

const SelectScreen = lazy(() => import('./select-screen.tsx'));

/**
 * Arcade '84: a cabinet. The lit sign at the head, the page as its screen, and at the foot the deck: a joystick that opens the
 * select screen, the categories as a roster, and two push-buttons. Arrow keys move the cursor in both.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const own = wordsIn(ownWords, props.language);
  const places = placesOf(props);
  const others = menu.filter((item) => !gameMenu.some((game) => game.href === item.href));
  const [isOpen, setOpen] = useState(false);
  const roster = useRef<HTMLElement>(null);
  const lean = useArrowKeys(roster);
  const promotions: readonly SignedPlace[] = places.promotions
    ? [{ place: places.promotions, icon: 'gift' }]
    : [];
  const buttons: readonly SignedPlace[] = [
    { place: places.home, icon: 'house' },
    ...promotions,
    { place: places.wallet, icon: 'wallet' },
    { place: places.account, icon: 'user-round' },
  ];
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
      <header className={styles['header']}>
        <div className={styles['bar']}>
          <BrandLink
            brand={brand}
            paths={paths}
            className={styles['brand']}
            logoClassName={styles['logo']}
            logo={{ width: 220, height: 44 }}
            mark={{ width: 44, height: 44 }}
          />
          <nav className={styles['pages']} aria-label={words.menu}>
            {others.map((item) => (
              <PlaceLink key={item.id} place={item} className={styles['pageLink']}>
                {item.label}
              </PlaceLink>
            ))}
          </nav>
          <div className={styles['tools']}>
            <SearchBox paths={paths} words={words} className={styles['seek']} />
            <SearchButton paths={paths} words={words} className={styles['find']} />
            {languageMenu}
            {account}
          </div>
        </div>
      </header>
      <div className={styles['sides']} aria-hidden="true" />
      <ShellMain className={styles['main']}>{children}</ShellMain>
      {footer}
      <div className={styles['deck']}>
        <button
          type="button"
          id="arcade-select"
          className={stick['stick']}
          data-command=""
          aria-haspopup="dialog"
          aria-label={own.selectTitle}
          onClick={() => setOpen(true)}
        >
          <Joystick lean={lean} />
          <span className={stick['stickName']}>{own.select}</span>
        </button>
        <nav ref={roster} className={styles['roster']} aria-label={words.games}>
          <ul className={styles['tiles']}>
            {gameMenu.map((item) => (
              <li key={item.id} data-play="">
                <PlaceLink place={item} className={styles['tile']}>
                  <img src={item.picture} alt="" width={96} height={96} loading="lazy" data-late="" />
                  <span>{item.label}</span>
                </PlaceLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav className={styles['buttons']} aria-label={words.bar}>
          {buttons.map(({ place, icon }) => (
            <PlaceLink key={place.id} place={place} className={styles['button']}>
              <span className={styles['cap']}>
                <Sign name={icon} size={20} />
              </span>
              {place.label}
            </PlaceLink>
          ))}
        </nav>
      </div>
      {isOpen && (
        <Suspense>
          <SelectScreen
            games={gameMenu}
            others={[...others, places.wallet, places.history, places.account]}
            words={own}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </ShellPage>
  );
}
