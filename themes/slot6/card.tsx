import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** The cover of an issue. In a list it has its number; where one points at it, it opens at its first page. */
export function GameCard({ game, eager = false, playLabel }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href}>
      <span className={styles['cover']}>
        <span className={styles['name']}>{game.name}</span>
        <span className={styles['page']}>
          <span className={styles['play']} aria-hidden="true">
            {playLabel}
          </span>
          <WidePicture game={game} eager={eager} className={styles['picture']} />
        </span>
        {game.rtpPercent !== null && <span className={styles['price']}>{`RTP ${game.rtpPercent}%`}</span>}
      </span>
      {badge && <span className={styles['badge']}>{badge}</span>}
    </a>
  );
}
