import { GamePicture } from '@marquee/ui/sections/game-picture.tsx';
import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A portrait in a hairline frame with the title on a plate beneath. */
export function GameCard({ game, eager = false, playLabel }: GameCardProps): ReactNode {
  return (
    <a className={styles['card']} href={game.href}>
      <span className={styles['frame']}>
        <span className={styles['window']}>
          <GamePicture game={game} eager={eager} late={!eager} className={styles['picture']} />
          <span className={styles['play']} aria-hidden="true">
            {playLabel}
          </span>
        </span>
        {game.badges.length > 0 && (
          <span className={styles['badges']}>
            {game.badges.map((badge) => (
              <span key={badge} className={styles['badge']}>
                {badge}
              </span>
            ))}
          </span>
        )}
      </span>
      <span className={styles['plate']}>
        <span className={styles['name']}>{game.name}</span>
        {game.rtpPercent !== null && <span className={styles['facts']}>{`RTP ${game.rtpPercent}%`}</span>}
      </span>
    </a>
  );
}
