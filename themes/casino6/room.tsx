import type { Game } from '@marquee/ui/sections/types.ts';
import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HomeWing, HomeWords } from '../home/section.ts';
import styles from './room.module.css';
import type { words as ownWords } from './words.ts';

/** What is behind a door: two leaves that swing open on the houses of a category, or on its games where it has few. */
export function Room({
  id,
  wing,
  words,
  own,
  onClose,
}: {
  id: string;
  wing: HomeWing;
  words: HomeWords;
  own: (typeof ownWords)['EN'];
  onClose: () => void;
}): ReactNode {
  const covers = coversOf(wing.houses);
  return (
    <section id={id} className={styles['room']} aria-labelledby={`${id}-title`} data-play="">
      <div className={styles['head']}>
        {/* The banners, with the page's heading, are inert behind it. */}
        <h1 className={styles['title']} id={`${id}-title`}>
          {wing.label}
        </h1>
        <span className={styles['count']}>{wing.count}</span>
        <a className={styles['all']} href={wing.href} aria-describedby={`${id}-title`}>
          {words.seeAll}
        </a>
        <button type="button" className={styles['close']} aria-label={own.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <ul className={styles['tiles']}>
        {wing.houses.map((house, index) => (
          <Tile key={house.id} href={house.href} name={house.label} fact={house.count} game={covers[index]} />
        ))}
        {wing.games.map((game) => (
          <Tile
            key={game.key}
            href={game.href}
            name={game.name}
            fact={game.rtpPercent === null ? game.providerName : `RTP ${game.rtpPercent}%`}
            game={game}
          />
        ))}
      </ul>
      <span className={styles['leaf']} aria-hidden="true" />
      <span className={styles['leaf']} aria-hidden="true" />
    </section>
  );
}

/** A game of each house: its first that is not an earlier house's, so that no two look alike where they have others. */
function coversOf(houses: HomeWing['houses']): readonly (Game | undefined)[] {
  const taken = new Set<string>();
  return houses.map(({ games }) => {
    const cover = games.find(({ key }) => !taken.has(key)) ?? games[0];
    if (cover) taken.add(cover.key);
    return cover;
  });
}

function Tile({
  href,
  name,
  fact,
  game,
}: {
  href: string;
  name: string;
  fact: string;
  game: Game | undefined;
}): ReactNode {
  return (
    <li>
      <a className={styles['tile']} href={href}>
        {game && <WidePicture game={game} eager={false} className={styles['picture']} />}
        <span className={styles['plate']}>
          <b className={styles['name']}>{name}</b>
          <span>{fact}</span>
        </span>
      </a>
    </li>
  );
}
