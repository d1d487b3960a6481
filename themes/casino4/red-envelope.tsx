import type { ReactNode } from 'react';
import { drawnFrom, GiftDesk } from '../home/gift-desk.tsx';
import type { HomeData, SectionFrame } from '../home/section.ts';
import { wordsIn } from '../words.ts';
import styles from './red-envelope.module.css';
import { words as ownWords } from './words.ts';

/** The gift of the day in a red envelope. What is in it was drawn by the server; a coin slides out where something was won. */
export function RedEnvelope({
  gift,
  language,
  joinHref,
}: Pick<HomeData, 'gift'> & { language: SectionFrame['language']; joinHref: string }): ReactNode {
  const words = wordsIn(ownWords, language);
  const known = drawnFrom(gift);
  const outcome = known?.isDrawing ? undefined : known?.outcome;
  return (
    <section className={styles['gift']} aria-labelledby="envelope" data-play="">
      <svg
        className={styles['envelope']}
        viewBox="0 0 150 200"
        aria-hidden="true"
        data-drawing={known?.isDrawing || undefined}
        data-open={outcome !== undefined || undefined}
      >
        <path className={styles['inside']} d="M8 44H142V190H8Z" />
        {outcome?.kind === 'win' && (
          <g className={styles['coin']} key={outcome.key}>
            <circle className={styles['gold']} cx={75} cy={70} r={40} />
            <path className={styles['hole']} d="M62 57H88V83H62Z" />
          </g>
        )}
        <path className={styles['front']} d="M8 60Q75 112 142 60V184Q142 192 134 192H16Q8 192 8 184Z" />
        <path className={styles['flap']} d="M8 46Q8 38 16 38H134Q142 38 142 46V60Q75 112 8 60Z" />
        <circle className={styles['gold']} cx={75} cy={92} r={19} />
        <path className={styles['hole']} d="M69 86H81V98H69Z" />
        <path className={styles['line']} d="M24 176V150M24 176H50M126 176V150M126 176H100" />
      </svg>
      <div className={styles['desk']}>
        <h2 className={styles['title']} id="envelope">
          {words.title}
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
