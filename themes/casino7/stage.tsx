import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { GamePicture } from '@marquee/ui/sections/game-picture.tsx';
import type { Game } from '@marquee/ui/sections/types.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { HomeWords } from '../home/section.ts';
import styles from './stage.module.css';

/** Where each of the cast stands at first, from left to right: the star, who comes first in the list, is in the middle. */
const standings = [0, -1, 1, -2, 2] as const;

/** How many there are on the stage at most. */
export const castSize = standings.length;

interface Words {
  readonly star: string;
  readonly cast: string;
}

/**
 * One game under the spotlight, and some more in the dark at both sides. Whoever is pressed or has the focus changes places with the
 * star; pressed again, it is played.
 */
export function Stage({
  games,
  words,
  own,
  children,
}: {
  games: readonly Game[];
  words: HomeWords;
  own: Words;
  /** What stands at the front edge of the stage. */
  children: ReactNode;
}): ReactNode {
  // They stay who they are while the page is open, even when the player's own games turn out to have them too.
  const [cast] = useState(() =>
    games.map((game, index) => ({ game, at: standings[index] ?? 0 })).toSorted((a, b) => a.at - b.at),
  );
  const [places, setPlaces] = useState(() => cast.map(({ at }) => at));
  const list = useRef<HTMLUListElement>(null);
  const isPressed = useRef(false);
  const current = places.indexOf(0);
  const star = cast[current]?.game;
  if (!star) return null;

  function light(index: number): void {
    const place = places[index];
    if (place === undefined || place === 0) return;
    setPlaces(places.map((old, other) => (other === index ? 0 : other === current ? place : old)));
  }
  /** Arrow keys go along the cast. */
  function go(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    // Those at the sides are not there on phones, and do not take the focus.
    for (let steps = 1; steps < links.length; steps += 1) {
      const link = links[(current + step * steps + links.length * steps) % links.length];
      link?.focus();
      if (link === document.activeElement) return;
    }
  }
  return (
    <section className={styles['stage']} aria-labelledby="star">
      <span key={current} className={styles['beam']} aria-hidden="true" />
      <ul ref={list} className={styles['cast']} aria-label={own.cast} data-play="">
        {cast.map(({ game }, index) => (
          <li key={game.key} className={styles['place']} data-place={places[index]}>
            <a
              className={styles['actor']}
              href={game.href}
              aria-label={game.name}
              aria-current={index === current}
              onPointerDown={() => {
                isPressed.current = index !== current;
              }}
              onKeyDown={go}
              onFocus={() => light(index)}
              onClick={(event) => {
                // The press that has put it into the light does not play it yet.
                if (!isPressed.current) return;
                isPressed.current = false;
                event.preventDefault();
                light(index);
              }}
            >
              <span className={styles['window']}>
                <GamePicture
                  game={game}
                  eager={game === games[0]}
                  late={game !== games[0]}
                  className={styles['picture']}
                  sizes="(width < 48rem) 170px, 310px"
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles['bill']}>
        <p className={styles['eyebrow']}>{own.star}</p>
        <h1 className={styles['name']} id="star">
          {star.name}
        </h1>
        <dl className={styles['facts']}>
          {star.rtpPercent !== null && (
            <div>
              <dt>{words.rtp}</dt>
              <dd>{star.rtpPercent}%</dd>
            </div>
          )}
          {star.volatility !== null && (
            <div>
              <dt>{words.volatility}</dt>
              <dd>{star.volatility}</dd>
            </div>
          )}
        </dl>
        <LinkButton variant="primary" size="large" href={star.href} data-play="">
          {words.play}
        </LinkButton>
      </div>
      <span className={styles['curtain']} aria-hidden="true" />
      <span className={styles['curtain']} aria-hidden="true" />
      <span className={styles['valance']} aria-hidden="true" />
      <div className={styles['apron']}>{children}</div>
    </section>
  );
}
