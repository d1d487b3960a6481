import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import type { GameCard } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import type { HomeSelection, HomeWords } from '../home/section.ts';
import styles from './depth.module.css';
import { written, zoneAt } from './depths.ts';
import type { words as ownWords } from './words.ts';

/** As many as one sees of the first depth at first. */
const firstSight = 4;

/** A category at its depth: the metre mark, the ways to its houses, and some of its games behind portholes. */
export function Depth({
  selection,
  depth_m,
  eager,
  Card,
  words,
  own,
}: {
  selection: HomeSelection;
  depth_m: number;
  /** It is the first below the surface. */
  eager: boolean;
  Card: GameCard;
  words: HomeWords;
  own: (typeof ownWords)['EN'];
}): ReactNode {
  const id = `depth-${selection.id}`;
  return (
    <section
      className={styles['depth']}
      aria-labelledby={id}
      data-depth={depth_m}
      data-zone={zoneAt(depth_m)}
      tabIndex={-1}
    >
      <div className={styles['head']}>
        <p className={styles['mark']}>
          {written(depth_m)} <small>{own.metre}</small>
        </p>
        <p className={styles['zone']}>{own[zoneAt(depth_m)]}</p>
        <h2 className={styles['title']} id={id} data-section-title="">
          {selection.label}
        </h2>
        <p className={styles['count']}>{selection.count}</p>
        <a className={styles['all']} href={selection.href} aria-describedby={id}>
          {words.seeAll}
        </a>
        {selection.houses.length > 0 && (
          <ul className={styles['houses']} aria-label={own.more}>
            {selection.houses.map((house) => (
              <li key={house.id}>
                <a className={styles['house']} href={house.href}>
                  {house.label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles['shoal']}>
        <GameGrid games={selection.games} Card={Card} playLabel={words.play} eager={eager ? firstSight : 0} />
      </div>
    </section>
  );
}
