import { Sign } from '@marquee/ui/icons/sign.tsx';
import type { SignName } from '@marquee/ui/icons/signs.ts';
import type { ReactNode } from 'react';
import { placesOf, type Place } from '../shell/places.ts';
import { PlaceLink, SearchBox } from '../shell/shell.tsx';
import type { LayoutProps } from '../template.ts';
import styles from './site-map.module.css';

/** Pictures for the places that are no category of games. */
const icons: Readonly<Record<string, SignName>> = {
  home: 'house',
  promotions: 'gift',
  vip: 'crown',
  wallet: 'wallet',
  history: 'rotate-ccw-clock',
  account: 'user-round',
};

/** What is on the map: the search, the categories as tiles, everything else as small ones. */
export function SiteMap({ paths, menu, gameMenu, words }: LayoutProps): ReactNode {
  const places = placesOf({ paths, menu, words });
  const others = menu.filter((place) => !gameMenu.some((game) => game.href === place.href));
  return (
    <>
      <SearchBox paths={paths} words={words} className={styles['seek']} />
      <ul className={styles['lands']} aria-label={words.games} data-play="">
        {gameMenu.map((place) => (
          <li key={place.id}>
            <PlaceLink place={place} className={styles['land']}>
              <img src={place.picture} alt="" width={96} height={96} />
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
    </>
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
