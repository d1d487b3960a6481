import { Sign } from '@marquee/ui/icons/sign.tsx';
import type { SignName } from '@marquee/ui/icons/signs.ts';
import { LayoutGrid, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { placesOf, type Place } from '../shell/places.ts';
import { BrandLink, PlaceLink, PlayMoneyNotice, SearchBox, ShellMain, ShellPage } from '../shell/shell.tsx';
import type { LayoutProps } from '../template.ts';
import { wordsIn } from '../words.ts';
import styles from './layout.module.css';
import { words as ownWords } from './words.ts';

const allId = 'dock-all';

/**
 * Aurora: a sky, and a dock that floats over it at the foot of every size. Nothing else stays: the logo scrolls away. What the dock has no
 * room for is on a pane that rises from it.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const own = wordsIn(ownWords, props.language);
  const places = placesOf(props);
  const others = menu.filter(
    (place) => place.href !== paths.home && !gameMenu.some((game) => game.href === place.href),
  );
  const pane = useRef<HTMLElement>(null);
  // The pane has done what it was opened for when another page comes.
  useEffect(() => {
    if (pane.current?.matches(':popover-open')) pane.current.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It is not read: that it changes is what closes it.
  }, [paths.current]);
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <div className={styles['sky']} data-home={paths.current === paths.home || undefined} aria-hidden="true">
        <span className={styles['far']} />
        <span className={styles['near']} />
      </div>
      <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
      <header>
        <div className={styles['top']}>
          <BrandLink
            brand={brand}
            paths={paths}
            className={styles['brand']}
            logoClassName={styles['logo']}
            logo={{ width: 220, height: 48 }}
          />
          {languageMenu}
        </div>
        <div className={styles['dock']}>
          <nav aria-label={words.bar}>
            <ul className={styles['items']}>
              <li className={`${styles['item']} ${styles['home']}`}>
                <Sprung place={places.home} icon="house" />
              </li>
              <li className={styles['item']}>
                <button type="button" className={styles['link']} popoverTarget={allId}>
                  <span className={styles['face']}>
                    <LayoutGrid size={22} aria-hidden="true" />
                  </span>
                  {own.dock}
                </button>
              </li>
              {gameMenu.map((place) => (
                <li key={place.id} className={`${styles['item']} ${styles['game']}`} data-play="">
                  <PlaceLink place={place} className={styles['link']}>
                    <Face picture={place.picture} />
                    {place.label}
                  </PlaceLink>
                </li>
              ))}
              {places.promotions && (
                <li className={`${styles['item']} ${styles['roomy']}`} data-play="">
                  <Sprung place={places.promotions} icon="gift" />
                </li>
              )}
              <li className={styles['item']} data-play="">
                <SearchBox
                  paths={paths}
                  words={words}
                  className={`${styles['link']} ${styles['seek']}`}
                  labelClassName={styles['seekLabel']}
                />
              </li>
            </ul>
          </nav>
          <div className={styles['account']}>{account}</div>
        </div>
      </header>
      <nav ref={pane} id={allId} popover="auto" className={styles['all']} aria-label={words.menu}>
        <button
          type="button"
          className={styles['close']}
          aria-label={own.close}
          popoverTarget={allId}
          popoverTargetAction="hide"
        >
          <X size={22} aria-hidden="true" />
        </button>
        <ul className={styles['games']} aria-label={words.games}>
          {gameMenu.map((place) => (
            <li key={place.id} data-play="">
              <PlaceLink place={place} className={styles['tile']}>
                <Face picture={place.picture} />
                {place.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
        <ul className={styles['others']}>
          {[places.home, ...others, places.wallet, places.history, places.account].map((place) => (
            <li key={place.id} data-play={place.isPlay || undefined}>
              <PlaceLink place={place} className={styles['other']}>
                {place.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <ShellMain className={styles['main']}>{children}</ShellMain>
      {footer}
    </ShellPage>
  );
}

function Sprung({ place, icon }: { place: Place; icon: SignName }): ReactNode {
  return (
    <PlaceLink place={place} className={styles['link']}>
      <span className={styles['face']}>
        <Sign name={icon} size={22} />
      </span>
      {place.label}
    </PlaceLink>
  );
}

function Face({ picture }: { picture: string | undefined }): ReactNode {
  return (
    <span className={styles['face']}>
      {picture && <img src={picture} alt="" width={96} height={96} loading="lazy" data-late="" />}
    </span>
  );
}
