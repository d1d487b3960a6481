import type { ReactNode } from 'react';
import { drawnFrom, GiftDesk } from '../home/gift-desk.tsx';
import type { HomeData, HomeGift, SectionFrame } from '../home/section.ts';
import styles from './jar.module.css';
import { words as ownWords } from './words.ts';

/** Where the sweets lie in the glass: across, down, how large and which colour. */
const sweets = [
  [40, 200, 1, 1],
  [72, 203, 0.94, 2],
  [104, 198, 1.06, 3],
  [136, 202, 0.94, 4],
  [164, 199, 1, 5],
  [34, 176, 1.06, 3],
  [62, 179, 0.94, 4],
  [92, 174, 1, 5],
  [124, 178, 1, 1],
  [154, 175, 0.94, 2],
  [36, 150, 1, 5],
  [68, 153, 1, 1],
  [100, 148, 0.94, 2],
  [132, 152, 1.06, 3],
  [164, 149, 0.94, 4],
  [36, 124, 0.94, 2],
  [66, 127, 1.06, 3],
  [98, 122, 0.94, 4],
  [130, 126, 1, 5],
  [162, 123, 1, 1],
  [62, 101, 0.94, 4],
  [96, 104, 1, 5],
  [130, 99, 1, 1],
] as const;

/**
 * A jar of sweets with the gift of the day. What comes out of it was drawn by the server; the jar only shows it. It has one
 * height, whatever is known.
 */
export function Jar({
  gift,
  language,
  joinHref,
}: Pick<HomeData, 'gift'> & { language: SectionFrame['language']; joinHref: string }): ReactNode {
  const words = ownWords[language];
  const known = drawnFrom(gift);
  return (
    <section className={styles['jar']} aria-labelledby="jar" data-play="">
      <Glass
        prize={known?.outcome?.kind === 'none' ? undefined : known?.outcome}
        isDrawing={known?.isDrawing ?? false}
        drawn={known?.outcome?.key}
      />
      <div className={styles['label']}>
        <h2 className={styles['title']} id="jar">
          {words.jar}
        </h2>
        <GiftDesk
          gift={gift}
          words={words}
          joinHref={joinHref}
          styles={{
            visitor: styles['visitor'],
            text: styles['text'],
            wait: styles['wait'],
            odds: styles['odds'],
            sheet: styles['sheet'],
          }}
        />
      </div>
    </section>
  );
}

/** The picture: what is drawn jumps out of the glass, with the lid off. */
function Glass({
  prize,
  isDrawing,
  drawn,
}: {
  prize: HomeGift['outcome'];
  isDrawing: boolean;
  drawn: string | undefined;
}): ReactNode {
  return (
    <svg
      className={styles['glass']}
      viewBox="0 0 200 228"
      aria-hidden="true"
      data-drawing={isDrawing || undefined}
      data-open={(drawn !== undefined && !isDrawing) || undefined}
    >
      <clipPath id="jar-glass">
        <path d={glass} />
      </clipPath>
      <defs>
        <g id="jar-sweet">
          <path d="M-16 0L-25 -7V7ZM16 0L25 -7V7ZM16 0A16 16 0 1 1 -16 0A16 16 0 1 1 16 0Z" />
          <path className={styles['shine']} d="M-8 -5.6A9.6 9.6 0 0 1 0 -9.9" />
        </g>
      </defs>
      <path className={styles['back']} d={glass} />
      <g clipPath="url(#jar-glass)">
        {sweets.map(([x, y, size, colour]) => (
          <use
            key={`${x} ${y}`}
            href="#jar-sweet"
            className={styles[`c${colour}`]}
            transform={`translate(${x} ${y}) rotate(${(x * 7) % 60}) scale(${size})`}
          />
        ))}
      </g>
      {prize && (
        <g className={styles['prize']} key={prize.key} data-kind={prize.kind}>
          <path className={styles['c2']} d="M-22 0L-44 -16V16ZM22 0L44 -16V16Z" />
          <circle className={styles['c1']} r={25} />
          <path className={styles['shine']} d="M-13 -9A16 16 0 0 1 0 -16" />
        </g>
      )}
      <path className={styles['front']} d={glass} />
      <path className={styles['gleam']} d="M34 92C28 120 28 160 36 188" />
      <g className={styles['lid']}>
        <rect className={styles['lidTop']} x={42} y={26} width={116} height={30} rx={15} />
        <rect className={styles['lidRim']} x={34} y={50} width={132} height={16} rx={8} />
        <circle className={styles['c2']} cx={100} cy={19} r={13} />
      </g>
    </svg>
  );
}

const glass =
  'M44 62H156C158 74 182 82 182 112V190C182 212 168 222 148 222H52C32 222 18 212 18 190V112C18 82 42 74 44 62Z';
