import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A tile that is all picture; its name stands in a notch of the lower corner, on the page itself. */
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
        <span className={styles['label']}>
          <span className={styles['name']}>{game.name}</span>
        </span>
      </span>
      <span className={styles['facts']}>
        <span className={styles['maker']}>{game.providerName}</span>
        {game.rtpPercent !== null && <span className={styles['rtp']}>{`RTP ${game.rtpPercent}%`}</span>}
      </span>
    </a>
  );
}
