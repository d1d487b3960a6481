import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A porthole: the game is what one sees through the glass, its name stands on a plate that is screwed below it. */
export function GameCard({ game, eager = false, playLabel }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href}>
      <span className={styles['ring']}>
        <WidePicture game={game} eager={eager} className={styles['view']} />
        <span className={styles['play']} aria-hidden="true">
          {playLabel}
        </span>
      </span>
      <span className={styles['plate']}>
        {game.name}
        {game.rtpPercent !== null && <small>{`RTP ${game.rtpPercent}%`}</small>}
      </span>
      {badge && <span className={styles['flag']}>{badge}</span>}
    </a>
  );
}
