import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import type { Game } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import type { HomeWords } from '../home/section.ts';
import styles from './cover-story.module.css';

/** One game over a spread, its name set across the edge of its picture. */
export function CoverStory({ game, words }: { game: Game; words: HomeWords }): ReactNode {
  return (
    <section className={styles['story']} aria-labelledby="cover-story">
      <div className={styles['picture']}>
        <WidePicture game={game} eager={false} />
      </div>
      <div className={styles['copy']}>
        <p className={styles['eyebrow']}>{words.spotlight}</p>
        <h2 className={styles['title']} id="cover-story">
          {game.name}
        </h2>
        <dl className={styles['facts']}>
          {game.rtpPercent !== null && (
            <div>
              <dt>{words.rtp}</dt>
              <dd>{game.rtpPercent}%</dd>
            </div>
          )}
          {game.volatility !== null && (
            <div>
              <dt>{words.volatility}</dt>
              <dd>{game.volatility}</dd>
            </div>
          )}
        </dl>
        <LinkButton variant="primary" size="large" href={game.href}>
          {words.play}
        </LinkButton>
      </div>
    </section>
  );
}
