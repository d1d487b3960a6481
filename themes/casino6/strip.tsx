import { Sign } from '@marquee/ui/icons/sign.tsx';
import { usePageSettled } from '@marquee/ui/sections/page-settled.ts';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { ChevronRight, Pause, Play } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { Headline, HeadlineFeed } from '../shell/headlines.ts';
import type { Place } from '../shell/places.ts';
import styles from './strip.module.css';
import type { words as ownWords } from './words.ts';

type Words = (typeof ownWords)['EN'];

/** The strip of announcements over the page: the latest news, one after the other, once the page has settled. */
export function Strip({
  Headlines,
  promotions,
  words,
}: {
  Headlines: HeadlineFeed;
  /** Where the strip leads while there is no news. */
  promotions: Place | undefined;
  words: Words;
}): ReactNode {
  const isSettled = usePageSettled();
  const otherwise = promotions && (
    <a className={styles['headline']} href={promotions.href} data-play="">
      {words.noNews}
    </a>
  );
  return (
    <aside className={styles['strip']} aria-label={words.announcements}>
      <Sign name="megaphone" size={18} className={styles['horn']} />
      {isSettled && (
        <Contained fallback={otherwise}>
          <Suspense>
            <Headlines
              render={(headlines) =>
                headlines.length > 0 ? <Roll headlines={headlines} words={words} /> : otherwise
              }
            />
          </Suspense>
        </Contained>
      )}
    </aside>
  );
}

/** Its clock is an animation, so that pointing at the strip, being in it and preferring less motion stop it. */
function Roll({ headlines, words }: { headlines: readonly Headline[]; words: Words }): ReactNode {
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const headline = headlines[turn % headlines.length];
  const next = (): void => setTurn(turn + 1);
  if (!headline) return null;
  return (
    <>
      <a key={headline.key} className={styles['headline']} href={headline.href}>
        {headline.title}
      </a>
      {headlines.length > 1 && (
        <span className={styles['tools']}>
          <span className={styles['place']}>{`${(turn % headlines.length) + 1}/${headlines.length}`}</span>
          <button
            type="button"
            className={`${styles['tool']} ${styles['pause']}`}
            aria-label={words.pause}
            aria-pressed={isPaused}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? <Play size={15} aria-hidden="true" /> : <Pause size={15} aria-hidden="true" />}
          </button>
          <button type="button" className={styles['tool']} aria-label={words.next} onClick={next}>
            <ChevronRight size={17} aria-hidden="true" />
          </button>
          <span
            className={styles['clock']}
            data-paused={isPaused || undefined}
            onAnimationIteration={next}
            aria-hidden="true"
          />
        </span>
      )}
    </>
  );
}
