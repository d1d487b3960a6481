import type { ReactNode } from 'react';
import { drawnFrom, GiftDesk } from '../home/gift-desk.tsx';
import type { HomeData, HomeGift, SectionFrame } from '../home/section.ts';
import styles from './jar.module.css';
import { words as ownWords } from './words.ts';

/** Where the sweets lie in the glass: across, down, size and colour. */
const sweets = [
  [40, 200, 16, 1],
  [72, 203, 15, 2],
  [104, 198, 17, 3],
  [136, 202, 15, 4],
  [164, 199, 16, 5],
  [34, 176, 17, 3],
  [62, 179, 15, 4],
  [92, 174, 16, 5],
  [124, 178, 16, 1],
  [154, 175, 15, 2],
  [36, 150, 16, 5],
  [68, 153, 16, 1],
  [100, 148, 15, 2],
  [132, 152, 17, 3],
  [164, 149, 15, 4],
  [36, 124, 15, 2],
  [66, 127, 17, 3],
  [98, 122, 15, 4],
  [130, 126, 16, 5],
  [162, 123, 16, 1],
  [62, 101, 15, 4],
  [96, 104, 16, 5],
  [130, 99, 16, 1],
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
      <path className={styles['back']} d={glass} />
      <g clipPath="url(#jar-glass)">
        {sweets.map(([x, y, r, colour]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${(x * 7) % 60})`}>
            <path
              className={styles[`c${colour}`]}
              d={`M${-r} 0L${-r - 9} -7V7ZM${r} 0L${r + 9} -7V7ZM${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`}
            />
            <path
              className={styles['shine']}
              d={`M${-r * 0.5} ${-r * 0.35}A${r * 0.6} ${r * 0.6} 0 0 1 0 ${-r * 0.62}`}
            />
          </g>
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
