import { Sign } from '@marquee/ui/icons/sign.tsx';
import type { SignName } from '@marquee/ui/icons/signs.ts';
import type { ReactNode } from 'react';
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
import styles from './layout.module.css';

/** Pictures for the places that are no category of games. */
const icons: Readonly<Record<string, SignName>> = { home: 'house', promotions: 'gift', vip: 'crown' };

/**
 * Candy Pop: icing that drips from the header over a row of round sweets, one for each category. On narrow screens a
 * bar of icing at the foot has the places that players go to most.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const places = placesOf(props);
  const others = menu.filter((item) => !gameMenu.some((game) => game.href === item.href));
  const promotions: readonly SignedPlace[] = places.promotions
    ? [{ place: places.promotions, icon: 'gift' }]
    : [];
  const bar: readonly SignedPlace[] = [
    { place: places.home, icon: 'house' },
    { place: places.games, icon: 'candy' },
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
            logo={{ width: 220, height: 46 }}
            mark={{ width: 46, height: 46 }}
          />
          <nav className={styles['pages']} aria-label={words.menu}>
            {others.map((item) => (
              <PlaceLink key={item.id} place={item} className={styles['pageLink']}>
                {item.label}
              </PlaceLink>
            ))}
          </nav>
          <div className={styles['tools']}>
            <SearchBox
              paths={paths}
              words={words}
              className={styles['seek']}
              labelClassName={styles['seekLabel']}
            />
            <SearchButton paths={paths} words={words} className={styles['find']} />
            {languageMenu}
            {account}
          </div>
        </div>
      </header>
      <nav
        className={styles['sweets']}
        aria-label={words.games}
        data-home={paths.current === paths.home || undefined}
      >
        <ul className={styles['row']}>
          {gameMenu.map((item) => (
            <li key={item.id} data-play="">
              <PlaceLink place={item} className={styles['sweet']}>
                <span className={styles['ball']}>
                  <img src={item.picture} alt="" width={96} height={96} loading="lazy" data-late="" />
                </span>
                {item.label}
              </PlaceLink>
            </li>
          ))}
          {others.map((item) => {
            const icon = icons[item.id] ?? 'candy';
            return (
              <li key={item.id} className={styles['other']}>
                <PlaceLink place={item} className={styles['sweet']}>
                  <span className={styles['ball']}>
                    <Sign name={icon} size={30} />
                  </span>
                  {item.label}
                </PlaceLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <ShellMain className={styles['main']}>{children}</ShellMain>
      {footer}
      <nav className={styles['dock']} aria-label={words.bar}>
        {bar.map(({ place, icon }) => (
          <PlaceLink key={place.id} place={place} className={styles['place']}>
            <Sign name={icon} size={22} />
            {place.label}
          </PlaceLink>
        ))}
      </nav>
    </ShellPage>
  );
}
