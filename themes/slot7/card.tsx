import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { Thumb } from './thumb.tsx';

/** A line of a catalogue: the poster as a thumbnail, the name, and the return in a column of figures. */
export function GameCard({ game, eager = false }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href}>
      <span className={styles['thumb']}>
        <Thumb game={game} eager={eager} />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{game.name}</span>
        <span className={styles['maker']} data-facts="">
          {badge ?? game.providerName}
        </span>
      </span>
      {game.rtpPercent !== null && (
        <span className={styles['rtp']}>
          <span className={styles['unit']}>RTP</span> {game.rtpPercent}%
        </span>
      )}
    </a>
  );
}
