import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { initialsOf } from './initials.ts';

/** A square window in a moulded frame, with the badge of its provider on the sill. */
export function GameCard({ game, eager = false, playLabel }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href}>
      <span className={styles['window']}>
        <WidePicture game={game} eager={eager} className={styles['picture']} />
        <span className={styles['play']} aria-hidden="true">
          {playLabel}
        </span>
      </span>
      <span className={styles['sill']}>
        {game.providerName && (
          <span className={styles['provider']} title={game.providerName} aria-hidden="true">
            {initialsOf(game.providerName)}
          </span>
        )}
        <span className={styles['name']}>{game.name}</span>
        {game.rtpPercent !== null && <span className={styles['rtp']}>{`RTP ${game.rtpPercent}%`}</span>}
      </span>
      {badge && <span className={styles['badge']}>{badge}</span>}
    </a>
  );
}
