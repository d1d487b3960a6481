import { Sign } from '@marquee/ui/icons/sign.tsx';
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

/**
 * Fiesta: a painted bar with a chrome edge, strings of flags hung from it, and the menu as pills beneath
 * them; on phones a painted bar at the foot with the places one goes to most.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, account, languageMenu, footer, words, children } = props;
  const places = placesOf(props);
  const promotions: readonly SignedPlace[] = places.promotions
    ? [{ place: places.promotions, icon: 'gift' }]
    : [];
  const bar: readonly SignedPlace[] = [
    { place: places.home, icon: 'house' },
    { place: places.games, icon: 'party-popper' },
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
          <SearchBox paths={paths} words={words} className={styles['seek']} />
          <div className={styles['tools']}>
            <SearchButton paths={paths} words={words} className={styles['find']} />
            {languageMenu}
            {account}
          </div>
        </div>
      </header>
      <nav className={styles['menu']} aria-label={words.menu}>
        <ul className={styles['pills']}>
          {menu.map((item) => (
            <li key={item.id}>
              <PlaceLink place={item} className={styles['pill']}>
                {item.label}
              </PlaceLink>
            </li>
          ))}
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
