import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HomeGlimpse } from '../home/section.ts';
import styles from './category-tile.module.css';
import tile from './tile.module.css';
import type { words as ownWords } from './words.ts';

/** A category: how many games it has, and what was won in it last, as it happens. Without a win it names the game that is played most. */
export function CategoryTile({
  glimpse: { label, href, image, count, games, lastWin },
  own,
}: {
  glimpse: HomeGlimpse;
  own: (typeof ownWords)['EN'];
}): ReactNode {
  const [first] = games;
  return (
    <a className={clsx(tile['tile'], styles['category'])} href={href}>
      <span className={tile['label']}>{label}</span>
      <img className={styles['picture']} src={image} alt="" width={96} height={96} data-late="" />
      <span className={styles['words']}>
        <span className={styles['count']}>{count}</span>
        <span key={lastWin?.key} className={styles['news']}>
          <span className={styles['what']}>{lastWin ? own.lastWin : own.mostPlayed}</span>
          <b className={styles['value']}>{lastWin?.amount ?? first?.name}</b>
        </span>
      </span>
    </a>
  );
}
