import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import type { GameShelf } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import type { SectionFrame } from './section.ts';

/** The games of a shelf as a grid under its heading, in the form that a template's classes give it. */
export function ShelfGrid({
  shelf,
  styles,
  Card,
  words,
}: SectionFrame & {
  shelf: GameShelf;
  /** Its classes: of the whole, the line of the heading, the heading, and the way to all of them. */
  styles: Readonly<Record<'section' | 'head' | 'title' | 'all', string | undefined>>;
}): ReactNode {
  const id = `shelf-${shelf.id}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id} data-section-title="">
          {shelf.title}
        </h2>
        <a className={styles.all} href={shelf.href} aria-describedby={id}>
          {words.seeAll}
        </a>
      </div>
      <GameGrid games={shelf.games} Card={Card} playLabel={words.play} />
    </section>
  );
}
