import { GamePicture } from '@marquee/ui/sections/game-picture.tsx';
import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A game in a rounded oval under a lamp, and its name in the pool of light below it. */
export function GameCard({ game, eager = false, playLabel }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href}>
      <span className={styles['rim']}>
        <span className={styles['window']}>
          <GamePicture game={game} eager={eager} late={!eager} className={styles['picture']} />
          <span className={styles['play']} aria-hidden="true">
            {playLabel}
          </span>
        </span>
        {badge && <span className={styles['badge']}>{badge}</span>}
      </span>
      <span className={styles['name']}>{game.name}</span>
      {game.rtpPercent !== null && <span className={styles['rtp']}>{`RTP ${game.rtpPercent}%`}</span>}
    </a>
  );
}
