import { Menu, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { placesOf, type Place } from '../shell/places.ts';
import { BrandLink, PlaceLink, PlayMoneyNotice, SearchBox, ShellMain, ShellPage } from '../shell/shell.tsx';
import type { LayoutProps } from '../template.ts';
import { wordsIn } from '../words.ts';
import styles from './layout.module.css';
import { PanelList } from './panel-list.tsx';
import { words as ownWords } from './words.ts';

const contentsId = 'contents';

/**
 * Comic: the head of the page is that of a cover. The logo is its title, and the menu a strip of panels below it, which stays. The
 * whole menu is the page of contents: the games in panels, everything else with the page that it is on.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const own = wordsIn(ownWords, props.language);
  const places = placesOf(props);
  const others = menu.filter((place) => !gameMenu.some((game) => game.href === place.href));
  const index = [places.home, ...others.filter(({ href }) => href !== paths.home)];
  const contents = useRef<HTMLElement>(null);
  // The contents have done what they were opened for when another page comes.
  useEffect(() => {
    if (contents.current?.matches(':popover-open')) contents.current.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It is not read: that it changes is what closes them.
  }, [paths.current]);
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
      <header className={styles['masthead']}>
        <div className={styles['title']}>
          <BrandLink
            brand={brand}
            paths={paths}
            className={styles['brand']}
            logoClassName={styles['logo']}
            logo={{ width: 300, height: 96 }}
          />
          <SearchBox paths={paths} words={words} className={styles['seek']} />
        </div>
        <div className={styles['bar']}>
          <nav className={styles['strip']} aria-label={words.bar}>
            <button type="button" className={styles['open']} popoverTarget={contentsId}>
              <Menu size={18} aria-hidden="true" />
              {own.contents}
            </button>
            <ul className={styles['cells']}>
              {gameMenu.map((place) => (
                <Cell key={place.id} place={place} />
              ))}
              {others.map((place) => (
                <Cell key={place.id} place={place} />
              ))}
            </ul>
          </nav>
          <div className={styles['tools']}>
            <span className={styles['language']}>{languageMenu}</span>
            {account}
          </div>
        </div>
      </header>
      <nav
        ref={contents}
        id={contentsId}
        popover="auto"
        className={styles['contents']}
        aria-label={words.menu}
      >
        <div className={styles['contentsHead']}>
          <b className={styles['contentsTitle']}>{own.issue}</b>
          <button
            type="button"
            className={styles['close']}
            aria-label={own.close}
            popoverTarget={contentsId}
            popoverTargetAction="hide"
          >
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        <PanelList label={words.games} places={gameMenu} />
        <ul className={styles['index']}>
          {[...index, places.wallet, places.history, places.account].map((place) => (
            <li key={place.id} data-play={place.isPlay || undefined}>
              <PlaceLink place={place} className={styles['entry']}>
                {place.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
        <div className={styles['tongues']}>{languageMenu}</div>
      </nav>
      <ShellMain className={styles['main']}>{children}</ShellMain>
      {footer}
    </ShellPage>
  );
}

function Cell({ place }: { place: Place }): ReactNode {
  return (
    <li className={styles['cell']} data-play={place.isPlay || undefined}>
      <PlaceLink place={place} className={styles['cellLink']}>
        {place.label}
      </PlaceLink>
    </li>
  );
}
