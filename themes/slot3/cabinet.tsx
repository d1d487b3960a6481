import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import type { GameShelf } from '@marquee/ui/sections/types.ts';
import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import type { ReactNode } from 'react';
import type { SectionFrame } from '../home/section.ts';
import styles from './cabinet.module.css';

/** A row of games as a cabinet: the lit sign, the first game on the screen, the panel with the way to all, the others racked below. */
export function Cabinet({
  shelf: { id, title, lead, href, games },
  isWide,
  Card,
  words,
}: SectionFrame & { shelf: GameShelf; isWide: boolean }): ReactNode {
  const [first, ...others] = games.slice(0, isWide ? 11 : 7);
  const headingId = `shelf-${id}`;
  return (
    <section className={styles['cabinet']} aria-labelledby={headingId} data-wide={isWide || undefined}>
      <div className={styles['sign']}>
        <h2 className={styles['title']} id={headingId} data-section-title="">
          {title}
        </h2>
      </div>
      {first && (
        <a className={styles['screen']} href={first.href}>
          <WidePicture game={first} eager={false} className={styles['picture']} />
          <span className={styles['words']}>
            <b className={styles['name']}>{first.name}</b>
            {first.rtpPercent !== null && <span className={styles['rtp']}>{`RTP ${first.rtpPercent}%`}</span>}
            <span className={styles['play']} aria-hidden="true">
              {words.play}
            </span>
          </span>
        </a>
      )}
      <div className={styles['panel']}>
        <p className={styles['lead']}>{lead}</p>
        {href && (
          <a className={styles['all']} href={href} aria-describedby={headingId}>
            {words.seeAll}
          </a>
        )}
      </div>
      {others.length > 0 && (
        <div className={styles['rack']}>
          <GameGrid games={others} Card={Card} playLabel={words.play} />
        </div>
      )}
    </section>
  );
}
