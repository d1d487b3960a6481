import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A pane of glass with a scene in it whose edges melt away. */
export function GameCard({ game, eager = false }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href}>
      <WidePicture game={game} eager={eager} className={styles['picture']} />
      <span className={styles['words']}>
        <span className={styles['name']}>{game.name}</span>
        {game.rtpPercent !== null && <span className={styles['rtp']}>{`RTP ${game.rtpPercent}%`}</span>}
      </span>
      {badge && <span className={styles['badge']}>{badge}</span>}
    </a>
  );
}
