import { useRef, useState, type ReactNode } from 'react';
import { placesOf } from '../shell/places.ts';
import {
  BrandLink,
  PlaceLink,
  PlayMoneyNotice,
  SearchButton,
  ShellMain,
  ShellPage,
} from '../shell/shell.tsx';
import type { LayoutProps } from '../template.ts';
import { wordsIn } from '../words.ts';
import { Dial, DiveChart, Gauge, useDive } from './instruments.tsx';
import styles from './layout.module.css';
import { words as ownWords } from './words.ts';

/**
 * Deep Blue: every page begins at the surface and goes down from there. The head is the sky while one is at the surface, and glass under
 * water; at the right edge a gauge has the categories at their depths, and on narrower screens a dial in the head tells how deep one is.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const { home, wallet, history, account: player } = placesOf(props);
  const own = wordsIn(ownWords, props.language);
  const main = useRef<HTMLDivElement>(null);
  const dive = useDive(main, gameMenu, paths.current === paths.home);
  const [isChartOpen, setChartOpen] = useState(false);
  // The same categories hang on the gauge.
  const floats = menu.filter(
    (place) => place.href !== paths.home && !gameMenu.some((game) => game.href === place.href),
  );
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
      <header className={styles['header']}>
        <BrandLink
          brand={brand}
          paths={paths}
          className={styles['brand']}
          logo={{ width: 176, height: 44 }}
          mark={{ width: 44, height: 44 }}
        />
        <Dial dive={dive} own={own} onOpen={() => setChartOpen(true)} />
        <nav className={styles['floats']} aria-label={words.menu}>
          {floats.map((place) => (
            <PlaceLink key={place.id} place={place} className={styles['float']}>
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
      <div ref={main} className={styles['water']}>
        <ShellMain className={styles['main']}>{children}</ShellMain>
        <div className={styles['floor']}>{footer}</div>
      </div>
      <Gauge dive={dive} home={home} label={words.games} own={own} />
      {isChartOpen && (
        <DiveChart
          dive={dive}
          home={home}
          others={[...floats, wallet, history, player]}
          languageMenu={languageMenu}
          own={own}
          onClose={() => setChartOpen(false)}
        />
      )}
    </ShellPage>
  );
}
