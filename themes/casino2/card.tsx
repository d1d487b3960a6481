import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A landscape without lettering, and what it is called beneath it. */
export function GameCard({ game, eager = false, playLabel }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href}>
      <span className={styles['window']}>
        <WidePicture game={game} eager={eager} className={styles['picture']} />
        {badge && <span className={styles['badge']}>{badge}</span>}
        <span className={styles['play']} aria-hidden="true">
          {playLabel}
        </span>
      </span>
      <span className={styles['caption']}>
        <span className={styles['name']}>{game.name}</span>
        {game.rtpPercent !== null && <span className={styles['facts']}>{`RTP ${game.rtpPercent}%`}</span>}
      </span>
    </a>
  );
}
