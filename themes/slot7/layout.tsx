import { lazy, Suspense, useState, type ReactNode } from 'react';
import { placesOf } from '../shell/places.ts';
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
import { entriesOf, type Entry } from './entries.ts';
import styles from './layout.module.css';
import { words as ownWords } from './words.ts';

const IndexScreen = lazy(() => import('./index-screen.tsx'));

/**
 * Monolith: a book that is found one's way in by numbers. Every place has one, which stands beside its name wherever it is named; the
 * head says which one is open, and the foot of a page what comes before it and after it.
 */
export function Layout(props: LayoutProps): ReactNode {
  const { brand, paths, menu, gameMenu, account, languageMenu, footer, words, children } = props;
  const own = wordsIn(ownWords, props.language);
  const { home, wallet, history, account: player } = placesOf(props);
  const entries = entriesOf([
    home,
    ...gameMenu.map((place) => ({ ...place, isPlay: true })),
    ...menu,
    wallet,
    history,
    player,
  ]);
  const at = entries.findIndex(({ place }) => place.current);
  const current = entries[at];
  // What is the player's own has a number, and no place in the table of contents.
  const contents = entries.slice(1, -3);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
      <header className={styles['header']}>
        <BrandLink
          brand={brand}
          paths={paths}
          className={styles['brand']}
          logoClassName={styles['logo']}
          logo={{ width: 192, height: 44 }}
          mark={{ width: 44, height: 44 }}
        />
        <button
          type="button"
          id="monolith-index"
          className={styles['open']}
          data-command=""
          aria-haspopup="dialog"
          onClick={open}
        >
          {current && (
            <>
              <span className={styles['number']}>{current.number}</span>
              <span className={styles['here']}>{current.place.label}</span>
            </>
          )}
          <span className={styles['of']}>{own.openIndex}</span>
        </button>
        <div className={styles['tools']}>
          <SearchBox paths={paths} words={words} className={styles['seek']} />
          <SearchButton paths={paths} words={words} className={styles['find']} />
          {languageMenu}
          {account}
        </div>
      </header>
      <nav className={styles['contents']} aria-label={words.menu}>
        <ol className={styles['list']}>
          {contents.map((entry) => (
            <li key={entry.number} data-play={entry.place.isPlay || undefined}>
              <EntryLink entry={entry} className={styles['entry']} />
            </li>
          ))}
        </ol>
      </nav>
      <ShellMain className={styles['main']}>{children}</ShellMain>
      {current && (
        <nav className={styles['folio']} aria-label={own.neighbours}>
          <Neighbour entry={entries.at(at - 1)} word={own.before} />
          <span className={styles['leaf']} aria-hidden="true">
            {current.number}
          </span>
          <Neighbour entry={entries[(at + 1) % entries.length]} word={own.after} />
        </nav>
      )}
      {footer}
      <nav className={styles['bar']} aria-label={words.bar}>
        <button type="button" className={styles['key']} aria-haspopup="dialog" onClick={open}>
          <span>
            {current && <span className={styles['number']}>{current.number} </span>}
            {own.index}
          </span>
        </button>
        {[home, wallet, player].map((place) => (
          <PlaceLink key={place.id} place={place} className={styles['key']}>
            {place.label}
          </PlaceLink>
        ))}
      </nav>
      {isOpen && (
        <Suspense>
          <IndexScreen entries={entries} words={own} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ShellPage>
  );
}

function EntryLink({ entry, className }: { entry: Entry; className: string | undefined }): ReactNode {
  return (
    <PlaceLink place={entry.place} className={className}>
      <span className={styles['number']} aria-hidden="true">
        {entry.number}
      </span>
      {entry.place.label}
    </PlaceLink>
  );
}

function Neighbour({ entry, word }: { entry: Entry | undefined; word: string }): ReactNode {
  return (
    entry && (
      <a className={styles['neighbour']} href={entry.place.href} data-play={entry.place.isPlay || undefined}>
        <span className={styles['word']}>
          {word} <span className={styles['number']}>{entry.number}</span>
        </span>
        <b className={styles['title']}>{entry.place.label}</b>
      </a>
    )
  );
}
