import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import type { GameShelf } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import type { SectionFrame } from '../home/section.ts';
import styles from './act.module.css';

/** How many games take a bow together; the first of the shelf stands in the middle. */
const companySize = 7;

/** A shelf as an act: its games stand in a bow, the most popular in the middle and larger than the others. */
export function Act({
  shelf,
  number,
  Card,
  words,
}: Pick<SectionFrame, 'Card' | 'words'> & {
  shelf: GameShelf;
  /** The act and its numeral, in words. */
  number: string;
}): ReactNode {
  const id = `shelf-${shelf.id}`;
  return (
    <section className={styles['act']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 className={styles['title']} id={id} data-section-title="">
          <span className={styles['number']}>{number}</span> {shelf.title}
        </h2>
        <p className={styles['lead']}>{shelf.lead}</p>
      </div>
      <div className={styles['company']} data-size={Math.min(shelf.games.length, companySize)}>
        <GameGrid
          games={fromTheMiddle(shelf.games.slice(0, companySize))}
          Card={Card}
          playLabel={words.play}
        />
      </div>
      {shelf.href && (
        <a className={styles['all']} href={shelf.href} aria-describedby={id}>
          {words.seeAll}
        </a>
      )}
    </section>
  );
}

/** The first in the middle, and each further one outside of those before it, at the left and the right in turn. */
function fromTheMiddle<Item>(items: readonly Item[]): Item[] {
  return [
    ...items.filter((_, index) => index % 2 === 1).toReversed(),
    ...items.filter((_, index) => index % 2 === 0),
  ];
}
