import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import type { Game } from '@marquee/ui/sections/types.ts';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { Search } from 'lucide-react';
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import type { GameFinder, HomeGlimpse, SectionFrame } from '../home/section.ts';
import styles from './finder.module.css';
import type { words as ownWords } from './words.ts';

/** So many stand there before one asks, which fills rows of two and of seven; and so many of those that are found. */
const before = 14;
const most = 36;

/** Games of all categories, one of each in turn, so that the first few show what there is. */
function someOfEach(glimpses: readonly HomeGlimpse[], limit: number): readonly Game[] {
  const longest = Math.max(0, ...glimpses.map(({ games }) => games.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    glimpses.flatMap(({ games }) => games.slice(turn, turn + 1)),
  );
  return turns.flat().slice(0, limit);
}

/**
 * One grid for all games of the site, and a field and the categories to find them by. Without scripts the field leads to the lobby, and a
 * category to its page.
 */
export function Finder({
  glimpses,
  Games,
  own,
  Card,
  paths,
  words,
}: {
  glimpses: readonly HomeGlimpse[];
  Games: GameFinder;
  own: (typeof ownWords)['EN'];
} & Pick<SectionFrame, 'Card' | 'paths' | 'words'>): ReactNode {
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState('');
  const isAsked = typed.trim() !== '' || category !== '';
  const lobby = glimpses.find(({ id }) => id === category)?.href ?? paths.games;

  function choose(event: MouseEvent, id: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setCategory(id);
  }

  const grid = (games: readonly Game[]): ReactNode => (
    <GameGrid games={games.slice(0, most)} Card={Card} playLabel={words.play} />
  );
  const some = grid(someOfEach(glimpses, before));
  return (
    <section className={styles['finder']} aria-labelledby="finder" data-play="">
      <div className={styles['head']}>
        <h2 className={styles['title']} id="finder" data-section-title="">
          {own.allGames}
        </h2>
        <form className={styles['form']} action={paths.games}>
          <Search size={20} aria-hidden="true" />
          <input
            className={styles['field']}
            type="search"
            name="search"
            autoComplete="off"
            placeholder={own.find}
            aria-label={own.find}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </form>
        <ul className={styles['chips']} aria-label={words.categories}>
          {[{ id: '', href: paths.games, label: own.allGames }, ...glimpses].map(({ id, href, label }) => (
            <li key={id}>
              <a
                className={styles['chip']}
                href={href}
                aria-current={id === category || undefined}
                onClick={(event) => choose(event, id)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {isAsked ? (
        <Contained fallback={some}>
          <Suspense fallback={some}>
            <Games
              typed={typed}
              category={category}
              render={(found) => (
                <>
                  <output className={styles['found']}>
                    {found && (found.length > 0 ? found.length : own.noMatch)}
                  </output>
                  {found ? grid(found) : some}
                </>
              )}
            />
          </Suspense>
        </Contained>
      ) : (
        some
      )}
      <a className={styles['all']} href={lobby}>
        {words.seeAll}
      </a>
    </section>
  );
}
