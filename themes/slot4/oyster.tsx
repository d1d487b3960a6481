import type { ReactNode } from 'react';
import { drawnFrom, GiftDesk } from '../home/gift-desk.tsx';
import type { HomeData, SectionFrame } from '../home/section.ts';
import { wordsIn } from '../words.ts';
import { words as ownWords } from './oyster-words.ts';
import styles from './oyster.module.css';

/** The gift of the day in an oyster. What is in it was drawn by the server; it shows a pearl where something was won. */
export default function Oyster({
  gift,
  language,
  joinHref,
}: Pick<HomeData, 'gift'> & { language: SectionFrame['language']; joinHref: string }): ReactNode {
  const words = wordsIn(ownWords, language);
  const known = drawnFrom(gift);
  const outcome = known?.isDrawing ? undefined : known?.outcome;
  return (
    <section className={styles['gift']} aria-labelledby="oyster" data-play="">
      <svg
        className={styles['oyster']}
        viewBox="0 0 240 190"
        aria-hidden="true"
        data-drawing={known?.isDrawing || undefined}
        data-open={outcome !== undefined || undefined}
      >
        <path className={styles['inside']} d="M22 118Q120 96 218 118Q206 172 120 176Q34 172 22 118Z" />
        {outcome?.kind === 'win' && (
          <g key={outcome.key} className={styles['pearl']}>
            <circle className={styles['ball']} cx={120} cy={112} r={25} />
            <path className={styles['gleam']} d="M106 106A17 17 0 0 1 118 95" />
          </g>
        )}
        <g className={styles['lid']}>
          <path
            className={styles['shell']}
            d="M20 120Q10 70 52 44Q66 20 96 26Q120 6 146 26Q176 20 190 46Q230 70 220 120Q120 98 20 120Z"
          />
          <path
            className={styles['rib']}
            d="M120 110V22M92 111Q80 66 92 30M148 111Q160 66 148 30M62 113Q36 80 54 50M178 113Q204 80 188 50"
          />
        </g>
        <path className={styles['shell']} d="M18 122Q120 140 222 122Q218 182 120 186Q22 182 18 122Z" />
        <path
          className={styles['rib']}
          d="M120 134V182M84 133Q84 160 94 179M156 133Q156 160 146 179M50 130Q54 154 68 170M190 130Q186 154 172 170"
        />
      </svg>
      <div className={styles['desk']}>
        <h2 className={styles['title']} id="oyster">
          {words.oyster}
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
