import { Menu, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { placesOf, type Place } from '../shell/places.ts';
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
import { numeralOf } from './numerals.ts';
import { words as ownWords } from './words.ts';

const programmeId = 'programme';

/**
 * Velvet Stage: a slim bar, and the whole menu as the programme of the evening, a printed leaf that is handed in from the left.
 * Every page but the first plays before the closed curtain.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const own = wordsIn(ownWords, props.language);
  const places = placesOf(props);
  const others = menu.filter((place) => !gameMenu.some((game) => game.href === place.href));
  const programme = useRef<HTMLElement>(null);
  // A programme has done what it was opened for when another page comes.
  useEffect(() => {
    if (programme.current?.matches(':popover-open')) programme.current.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It is not read: that it changes is what closes the programme.
  }, [paths.current]);
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
      <header className={styles['bar']}>
        <button type="button" className={styles['unfold']} popoverTarget={programmeId}>
          <Menu size={20} aria-hidden="true" />
          <span className={styles['unfoldLabel']}>{own.programme}</span>
        </button>
        <BrandLink
          brand={brand}
          paths={paths}
          className={styles['brand']}
          logoClassName={styles['logo']}
          logo={{ width: 176, height: 40 }}
        />
        <div className={styles['tools']}>
          <SearchButton paths={paths} words={words} className={styles['find']} />
          <span className={styles['language']}>{languageMenu}</span>
          {account}
        </div>
      </header>
      <nav
        ref={programme}
        id={programmeId}
        popover="auto"
        className={styles['programme']}
        aria-label={words.menu}
      >
        <button
          type="button"
          className={styles['fold']}
          aria-label={own.close}
          popoverTarget={programmeId}
          popoverTargetAction="hide"
        >
          <X size={22} aria-hidden="true" />
        </button>
        <div className={styles['cover']} aria-hidden="true">
          <span>{own.programme}</span>
          <b className={styles['house']}>{brand.name}</b>
        </div>
        <SearchBox paths={paths} words={words} className={styles['seek']} />
        {gameMenu.length > 0 && (
          <div data-play="">
            <b className={styles['subject']} id="on-stage">
              {own.onStage}
            </b>
            <ol aria-labelledby="on-stage">
              {gameMenu.map((place, index) => (
                <li key={place.id}>
                  <PlaceLink place={place} className={styles['act']}>
                    <span className={styles['numeral']} aria-hidden="true">
                      {numeralOf(index + 1)}
                    </span>
                    {place.label}
                    <img src={place.picture} alt="" width={96} height={96} loading="lazy" data-late="" />
                  </PlaceLink>
                </li>
              ))}
            </ol>
          </div>
        )}
        <div className={styles['halves']}>
          <Half subject={own.foyer} id="foyer" places={others} />
          <Half
            subject={own.boxOffice}
            id="box-office"
            places={[places.wallet, places.history, places.account]}
          />
        </div>
        <div className={styles['tongues']}>{languageMenu}</div>
      </nav>
      <ShellMain className={styles['main']}>{children}</ShellMain>
      <div>{footer}</div>
    </ShellPage>
  );
}

function Half({ subject, id, places }: { subject: string; id: string; places: readonly Place[] }): ReactNode {
  return (
    <div>
      <b className={styles['subject']} id={id}>
        {subject}
      </b>
      <ul aria-labelledby={id}>
        {places.map((place) => (
          <li key={place.id} data-play={place.isPlay || undefined}>
            <PlaceLink place={place} className={styles['way']}>
              {place.label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
