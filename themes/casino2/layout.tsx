import { Sign } from '@marquee/ui/icons/sign.tsx';
import { Menu } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { signOf } from '../shell/place-signs.ts';
import { placesOf, type SignedPlace } from '../shell/places.ts';
import { BrandLink, PlaceLink, PlayMoneyNotice, SearchBox, ShellMain, ShellPage } from '../shell/shell.tsx';
import type { LayoutProps } from '../template.ts';
import styles from './layout.module.css';

/**
 * Riviera: a rail at the left that widens to its labels where one points at it, tabs into it or pins it open, and a header that
 * begins with the search. On narrow screens the rail is a drawer.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, account, languageMenu, footer, words, children } = props;
  const [isPinned, setPinned] = useState(false);
  const rail = useRef<HTMLElement>(null);
  // A drawer that led somewhere is not in the way there.
  useEffect(() => {
    const drawer = rail.current;
    const close = ({ target }: MouseEvent): void => {
      const leads = target instanceof Element && target.closest('a') !== null;
      if (leads && drawer?.matches(':popover-open')) drawer.hidePopover();
    };
    drawer?.addEventListener('click', close);
    return () => drawer?.removeEventListener('click', close);
  }, []);
  const places = placesOf(props);
  const own: readonly SignedPlace[] = [
    { place: places.wallet, icon: 'wallet' },
    { place: places.history, icon: 'rotate-ccw-clock' },
    { place: places.account, icon: 'user-round' },
  ];
  return (
    <ShellPage
      words={words}
      className={isPinned ? `${styles['page']} ${styles['pinned']}` : styles['page']}
      skipClassName={styles['skip']}
    >
      <nav ref={rail} id="rail" className={styles['rail']} popover="auto" aria-label={words.menu}>
        <a className={styles['home']} href={paths.home} aria-label={brand.name}>
          <img className={styles['mark']} src={brand.mark} alt="" width={44} height={44} loading="lazy" />
          <img className={styles['logo']} src={brand.logo} alt="" width={180} height={42} loading="lazy" />
        </a>
        <ul className={styles['links']}>
          {menu.map((item) => (
            <RailLink key={item.id} place={item} icon={signOf(item, 'clover')} />
          ))}
        </ul>
        <ul className={styles['links']}>
          {own.map((item) => (
            <RailLink key={item.place.id} {...item} />
          ))}
        </ul>
        <button
          type="button"
          className={styles['pin']}
          aria-label={words.menu}
          aria-expanded={isPinned}
          onClick={() => setPinned(!isPinned)}
        >
          <Menu size={20} aria-hidden="true" />
        </button>
      </nav>
      <div className={styles['pane']}>
        <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
        <header className={styles['header']}>
          <SearchBox paths={paths} words={words} className={styles['search']} />
          <span className={styles['language']}>{languageMenu}</span>
          <button type="button" className={styles['open']} aria-label={words.menu} popoverTarget="rail">
            <Menu size={22} aria-hidden="true" />
          </button>
          <BrandLink
            brand={brand}
            paths={paths}
            className={styles['brand']}
            logo={{ width: 150, height: 36 }}
            mark={{ width: 40, height: 40 }}
          />
          <span className={styles['account']}>{account}</span>
        </header>
        <ShellMain className={styles['main']}>{children}</ShellMain>
        {footer}
      </div>
    </ShellPage>
  );
}

function RailLink({ place, icon }: SignedPlace): ReactNode {
  return (
    <li data-play={place.isPlay || undefined}>
      <PlaceLink place={place} className={styles['link']}>
        <Sign name={icon} size={21} strokeWidth={1.75} />
        <span className={styles['label']}>{place.label}</span>
      </PlaceLink>
    </li>
  );
}
