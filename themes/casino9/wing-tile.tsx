import type { Winner } from '@marquee/ui/sections/types.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HomeWing } from '../home/section.ts';
import { gamesOf } from './games-of.ts';
import tile from './tile.module.css';
import styles from './wing-tile.module.css';
import type { words as ownWords } from './words.ts';

/** A category: how many games it has, and what was won in it last, as it happens. Without a win it names the game that is played most. */
export function WingTile({
  wing,
  winners,
  own,
}: {
  wing: HomeWing;
  winners: readonly Winner[];
  own: (typeof ownWords)['EN'];
}): ReactNode {
  const games = gamesOf(wing);
  const win = winners.find(({ gameHref }) => games.some(({ href }) => href === gameHref));
  return (
    <a className={clsx(tile['tile'], styles['wing'])} href={wing.href}>
      <span className={tile['label']}>{wing.label}</span>
      <img className={styles['picture']} src={wing.image} alt="" width={96} height={96} data-late="" />
      <span className={styles['words']}>
        <span className={styles['count']}>{wing.count}</span>
        {win ? (
          <span key={win.key} className={styles['win']}>
            <span className={styles['what']}>{own.lastWin}</span>
            <b className={styles['value']}>{win.amount}</b>
          </span>
        ) : (
          games[0] && (
            <span className={styles['win']}>
              <span className={styles['what']}>{own.mostPlayed}</span>
              <b className={styles['value']}>{games[0].name}</b>
            </span>
          )
        )}
      </span>
    </a>
  );
}
