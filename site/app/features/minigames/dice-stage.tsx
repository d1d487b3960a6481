import { facesOf } from '@marquee/contract/two-dice.ts';
import { useEffect, useEffectEvent, type CSSProperties, type ReactNode } from 'react';
import type { Play } from './use-play.ts';
import styles from './stages.module.css';

const rolling_ms = 1400;

/** How a die is turned so that a face looks at the player: degrees about x, then about y. */
const turns: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};

/** Which of the nine places of a face carry a pip. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** Two dice that roll to the throw that was drawn. */
export function DiceStage({ play }: { play: Play }): ReactNode {
  const { phase, result, plays } = play;
  const faces: readonly [number, number] = (result && facesOf(result.draw)) ?? [1, 6];
  const settle = useEffectEvent(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(play.shown, still ? 0 : rolling_ms);
    return () => clearTimeout(timer);
  });
  const shows = phase === 'showing';
  useEffect(() => {
    if (shows) return settle();
    return undefined;
  }, [shows]);
  return (
    <div className={styles['stage']} data-phase={phase} aria-hidden="true">
      {faces.map((face, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- There are always the same two dice.
        <Die key={index} face={face} throws={plays} leans={index === 0 ? -1 : 1} />
      ))}
      {phase === 'shown' && <span className={styles['total']}>{faces[0] + faces[1]}</span>}
    </div>
  );
}

function Die({ face, throws, leans }: { face: number; throws: number; leans: number }): ReactNode {
  const [x, y] = turns[face] ?? [0, 0];
  const style: CSSProperties = {
    transform: `rotateX(${x + throws * 720}deg) rotateY(${y + leans * throws * 720}deg)`,
    transitionDuration: `${rolling_ms - 100}ms`,
  };
  return (
    // Another throw is another flight, from the hand to the table.
    <span key={throws} className={styles['dieRoom']} data-thrown={throws > 0} data-leans={leans}>
      <span className={styles['die']} style={style}>
        {[1, 2, 3, 4, 5, 6].map((side) => (
          <span key={side} className={styles['face']} data-side={side}>
            {(pips[side] ?? []).map((place) => (
              <span
                key={place}
                className={styles['pip']}
                style={{ gridRow: Math.ceil(place / 3), gridColumn: ((place - 1) % 3) + 1 }}
              />
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}
