import { Sign } from '@marquee/ui/icons/sign.tsx';
import type { ReactNode } from 'react';
import { signOf } from '../shell/place-signs.ts';
import { placesOf, type SignedPlace } from '../shell/places.ts';
import { PlaceLink, PlayMoneyNotice, SearchBox, ShellMain, ShellPage } from '../shell/shell.tsx';
import type { LayoutProps } from '../template.ts';
import foliage from './foliage-corner.svg?url';
import styles from './layout.module.css';

/**
 * Jungle Run: an app. On phones a tab bar with a raised Play button; on wide screens a rail beside the page. Its two
 * logos are lazy, so that the one which is not shown is not loaded either.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, account, languageMenu, footer, words, children } = props;
  const places = placesOf(props);
  const wallet: SignedPlace = { place: places.wallet, icon: 'wallet' };
  const others: readonly SignedPlace[] = [
    { place: places.history, icon: 'rotate-ccw-clock' },
    { place: places.account, icon: 'user-round' },
  ];
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <div className={styles['forest']} aria-hidden="true">
        <Leaves depth="back" />
        <Leaves depth="front" />
      </div>
      <nav className={styles['rail']} aria-label={words.menu}>
        <a href={paths.home} aria-label={brand.name}>
          <img className={styles['logo']} src={brand.logo} alt="" width={220} height={56} loading="lazy" />
        </a>
        <ul className={styles['links']}>
          {menu.map((item) => (
            <RailLink key={item.id} place={item} icon={signOf(item, 'joystick')} />
          ))}
        </ul>
        <ul className={styles['links']}>
          {[wallet, ...others].map((item) => (
            <RailLink key={item.place.id} {...item} />
          ))}
        </ul>
        {brand.playMoney && <p className={`${styles['notice']} ${styles['foot']}`}>{words.playMoney}</p>}
      </nav>
      <div className={styles['pane']}>
        <PlayMoneyNotice brand={brand} words={words} className={`${styles['notice']} ${styles['strip']}`} />
        <header className={styles['top']}>
          <a className={styles['brand']} href={paths.home} aria-label={brand.name}>
            <img src={brand.mark} alt="" width={42} height={42} loading="lazy" />
          </a>
          <SearchBox
            paths={paths}
            words={words}
            className={styles['seek']}
            labelClassName={styles['seekLabel']}
          />
          <span className={styles['spring']} />
          {languageMenu}
          {account}
        </header>
        <ShellMain className={styles['main']}>{children}</ShellMain>
        {footer}
      </div>
      <nav className={styles['tabs']} aria-label={words.games}>
        <Tab place={places.home} icon="house" />
        <Tab {...wallet} />
        <PlaceLink place={places.games} className={styles['play']}>
          <Sign name="play" size={26} fill="currentColor" />
          {words.play}
        </PlaceLink>
        {others.map((item) => (
          <Tab key={item.place.id} {...item} />
        ))}
      </nav>
    </ShellPage>
  );
}

/** Leaves in one colour of the palette, at one of two depths. */
function Leaves({ depth }: { depth: 'back' | 'front' }): ReactNode {
  return (
    <svg className={`${styles['leaves']} ${styles[depth]}`} viewBox="0 0 560 560">
      <use href={`${foliage}#leaves`} />
    </svg>
  );
}

function RailLink({ place, icon }: SignedPlace): ReactNode {
  return (
    <li data-play={place.isPlay || undefined}>
      <PlaceLink place={place} className={styles['link']}>
        <span className={styles['bubble']}>
          <Sign name={icon} size={22} />
        </span>
        {place.label}
      </PlaceLink>
    </li>
  );
}

function Tab({ place, icon }: SignedPlace): ReactNode {
  return (
    <PlaceLink place={place} className={styles['tab']}>
      <Sign name={icon} size={24} />
      {place.label}
    </PlaceLink>
  );
}
