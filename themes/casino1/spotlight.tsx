import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { GamePicture } from '@marquee/ui/sections/game-picture.tsx';
import type { Game } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import type { HomeWords } from '../home/section.ts';
import styles from './spotlight.module.css';

/** One game shown large, in the light of its own poster. */
export function Spotlight({ game, words }: { game: Game; words: HomeWords }): ReactNode {
  return (
    <section className={styles['spotlight']} aria-labelledby="spotlight">
      <img
        className={styles['light']}
        src={game.image}
        alt=""
        width={300}
        height={400}
        loading="lazy"
        crossOrigin="anonymous"
      />
      <div className={styles['poster']}>
        <GamePicture game={game} eager={false} late sizes="(width < 48rem) 60vw, 300px" />
      </div>
      <div className={styles['copy']}>
        <p className={styles['eyebrow']}>{words.spotlight}</p>
        <h2 className={styles['title']} id="spotlight">
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
