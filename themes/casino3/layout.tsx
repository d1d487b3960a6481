import { Sign } from '@marquee/ui/icons/sign.tsx';
import { Menu } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { signOf } from '../shell/place-signs.ts';
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
import styles from './layout.module.css';
import { Ticker } from './ticker.tsx';
import { words as ownWords } from './words.ts';

const railId = 'alley-rail';

/**
 * Neon Alley: the wins of the site pass across the very top, and below them stands a rail of signs under the brand's name, which hangs
 * upright as signs in an alley do. On narrow screens the rail is a drawer, and a slanted bar floats at the foot.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, account, languageMenu, footer, words, children } = props;
  const places = placesOf(props);
  const rail = useRef<HTMLElement>(null);
  // A drawer has done what it was opened for when another page comes.
  useEffect(() => {
    if (rail.current?.matches(':popover-open')) rail.current.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It is not read: that it changes is what closes the drawer.
  }, [paths.current]);
  const promotions: readonly SignedPlace[] = places.promotions
    ? [{ place: places.promotions, icon: 'gift' }]
    : [];
  const bar: readonly SignedPlace[] = [
    { place: places.home, icon: 'house' },
    ...promotions,
    { place: places.games, icon: 'hexagon' },
    { place: places.wallet, icon: 'wallet' },
    { place: places.account, icon: 'user-round' },
  ];
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <div className={styles['top']}>
        <Ticker Live={props.Live} words={wordsIn(ownWords, props.language)} />
      </div>
      <nav ref={rail} id={railId} popover="auto" className={styles['rail']} aria-label={words.menu}>
        <a className={styles['sign']} href={paths.home} aria-label={brand.name}>
          <img
            className={styles['signLogo']}
            src={brand.logo}
            alt=""
            width={180}
            height={42}
            loading="lazy"
          />
        </a>
        <ul className={styles['links']}>
          {menu.map((place) => {
            const icon = signOf(place, 'hexagon');
            return (
              <li key={place.id}>
                <PlaceLink place={place} className={styles['link']}>
                  <Sign name={icon} size={22} strokeWidth={1.6} />
                  <span className={styles['label']}>{place.label}</span>
                </PlaceLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles['pane']}>
        <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
        <header className={styles['header']}>
          <button type="button" className={styles['open']} aria-label={words.menu} popoverTarget={railId}>
            <Menu size={24} aria-hidden="true" />
          </button>
          <BrandLink
            brand={brand}
            paths={paths}
            className={styles['brand']}
            logoClassName={styles['logo']}
            logo={{ width: 170, height: 40 }}
            mark={{ width: 40, height: 40 }}
          />
          <SearchBox paths={paths} words={words} className={styles['seek']} />
          <div className={styles['tools']}>
            <SearchButton paths={paths} words={words} className={styles['find']} />
            {languageMenu}
            {account}
          </div>
        </header>
        <ShellMain className={styles['main']}>{children}</ShellMain>
        {footer}
      </div>
      <nav className={styles['dock']} aria-label={words.bar}>
        {bar.map(({ place, icon }) => (
          <PlaceLink key={place.id} place={place} className={styles['place']}>
            <Sign name={icon} size={22} strokeWidth={1.75} />
            <span>{place.label}</span>
          </PlaceLink>
        ))}
      </nav>
    </ShellPage>
  );
}
