import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A square with two cut corners. Light runs round its edge where one points at it. */
export function GameCard({ game, eager = false, playLabel }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href}>
      <span className={styles['edge']}>
        <span className={styles['window']}>
          <WidePicture game={game} eager={eager} className={styles['picture']} />
        </span>
      </span>
      {badge && <span className={styles['badge']}>{badge}</span>}
      <span className={styles['plate']}>
        <span className={styles['name']}>{game.name}</span>
        <span className={styles['facts']}>
          {game.rtpPercent !== null && <span>{`RTP ${game.rtpPercent}%`}</span>}
          <span className={styles['play']} aria-hidden="true">
            {playLabel}
          </span>
        </span>
      </span>
    </a>
  );
}
