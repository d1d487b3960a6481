import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A cartridge with a label. Where one points at it, it is pulled out of its slot and shows its contacts. */
export function GameCard({ game, eager = false }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href}>
      <span className={styles['cart']}>
        <span className={styles['label']}>
          <WidePicture game={game} eager={eager} className={styles['picture']} />
          <span className={styles['name']}>{game.name}</span>
        </span>
        <span className={styles['foot']}>
          {game.rtpPercent === null ? game.providerName : `RTP ${game.rtpPercent}%`}
        </span>
      </span>
      {badge && <span className={styles['badge']}>{badge}</span>}
    </a>
  );
}
