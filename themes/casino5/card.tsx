import { GamePicture } from '@marquee/ui/sections/game-picture.tsx';
import type { GameCardProps } from '@marquee/ui/sections/types.ts';
import type { MouseEvent, ReactNode } from 'react';
import styles from './card.module.css';

/** A long press shows the title, as the pointer and the focus do, where else it would open the browser's own menu. */
function showTitle(event: MouseEvent<HTMLAnchorElement>): void {
  if (!(event.nativeEvent instanceof PointerEvent) || event.nativeEvent.pointerType !== 'touch') return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

/** A poster of 2 : 3 without lettering; its title lies over it under the pointer, in focus and after a long press. */
export function GameCard({ game, eager = false }: GameCardProps): ReactNode {
  const [badge] = game.badges;
  return (
    <a className={styles['card']} href={game.href} onContextMenu={showTitle}>
      <GamePicture
        game={game}
        eager={eager}
        late={!eager}
        className={styles['picture']}
        sizes="(width < 48rem) 33vw, 180px"
      />
      <span className={styles['plate']}>
        <span className={styles['name']}>{game.name}</span>
        <span className={styles['facts']}>
          {game.rtpPercent !== null && <span>{`RTP ${game.rtpPercent}%`}</span>}
        </span>
      </span>
      {badge && <span className={styles['badge']}>{badge}</span>}
    </a>
  );
}
