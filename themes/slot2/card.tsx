import { GamePicture } from '@marquee/ui/sections/game-picture.tsx';
import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A thick wooden frame with the title carved into its lower beam. */
export function GameCard({ game, eager = false }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href}>
      {badge && <span className={styles['badge']}>{badge}</span>}
      <span className={styles['window']}>
        <GamePicture game={game} eager={eager} late={!eager} className={styles['picture']} />
      </span>
      <span className={styles['plate']}>
        <span className={styles['name']}>{game.name}</span>
        {game.rtpPercent !== null && <span className={styles['rtp']}>{`RTP ${game.rtpPercent}%`}</span>}
      </span>
    </a>
  );
}
