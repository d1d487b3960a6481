import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import type { GameCard } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import type { HomeWing, HomeWords } from '../home/section.ts';
import styles from './depth.module.css';
import { written, zoneAt } from './depths.ts';
import type { words as ownWords } from './words.ts';

/** As many as swim together: three, two, three on phones, and two rows of four. */
const shoal = 8;
const firstSight = 4;

/** A category at its depth: the metre mark, the ways to its houses, and some of its games behind portholes. */
export function Depth({
  wing,
  depth_m,
  eager,
  Card,
  words,
  own,
}: {
  wing: HomeWing;
  depth_m: number;
  /** It is the first below the surface. */
  eager: boolean;
  Card: GameCard;
  words: HomeWords;
  own: (typeof ownWords)['EN'];
}): ReactNode {
  const id = `depth-${wing.id}`;
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
          {wing.label}
        </h2>
        <p className={styles['count']}>{wing.count}</p>
        <a className={styles['all']} href={wing.href} aria-describedby={id}>
          {words.seeAll}
        </a>
        {wing.houses.length > 0 && (
          <ul className={styles['houses']} aria-label={own.more}>
            {wing.houses.map((house) => (
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
        <GameGrid games={shoalOf(wing)} Card={Card} playLabel={words.play} eager={eager ? firstSight : 0} />
      </div>
    </section>
  );
}

/** The games that a category shows: where it has houses, the first of each, then the second of each. */
function shoalOf({ games, houses }: HomeWing): HomeWing['games'] {
  const longest = Math.max(0, ...houses.map((house) => house.games.length));
  const mixed = Array.from({ length: longest }, (_, place) =>
    houses.flatMap((house) => house.games.slice(place, place + 1)),
  ).flat();
  return [...new Map([...games, ...mixed].map((game) => [game.key, game])).values()].slice(0, shoal);
}
