import { GamePicture } from '@marquee/ui/sections/game-picture.tsx';
import type { GameShelf } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import type { HomeCategory } from '../template.ts';
import styles from './street.module.css';

/** As many stalls as fill the street twice on a wide screen. */
const stallsAtMost = 12;

/** A street of stalls under striped awnings: one for each category of games, then one for each shelf. */
export function Street({
  label,
  categories,
  shelves,
}: {
  label: string;
  categories: readonly HomeCategory[];
  shelves: readonly GameShelf[];
}): ReactNode {
  const stalls = [
    ...categories.map(({ id, label: sign, href, image }) => ({
      id,
      sign,
      href,
      goods: <img className={styles['big']} src={image} alt="" width={96} height={96} loading="lazy" />,
    })),
    ...shelves.map(({ id, title, href, games }) => ({
      id,
      sign: title,
      href,
      goods: games
        .slice(0, 2)
        .map((game) => (
          <GamePicture key={game.key} game={game} eager={false} className={styles['small']} sizes="80px" />
        )),
    })),
  ].slice(0, stallsAtMost);
  return (
    <nav className={styles['street']} aria-label={label}>
      <ul className={styles['stalls']}>
        {stalls.map((stall) => (
          <li key={stall.id} className={styles['plot']}>
            <a className={styles['stall']} href={stall.href}>
              <span className={styles['awning']} />
              <span className={styles['goods']}>{stall.goods}</span>
              <span className={styles['sign']}>{stall.sign}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
