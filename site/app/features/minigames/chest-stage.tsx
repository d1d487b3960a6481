import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { usePrizeWords } from './prize-words.ts';
import type { Play } from './use-play.ts';
import styles from './stages.module.css';

/** How long a chest rattles before it opens. */
const opening_ms = 1100;

/** Three chests of which the player opens one. The others stay closed: only one prize was drawn. */
export function ChestStage({ play }: { play: Play }): ReactNode {
  const t = useWords();
  const words = usePrizeWords();
  const { phase, result } = play;
  const [chosen, setChosen] = useState<number>();
  const open = useEffectEvent(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(play.shown, still ? 0 : opening_ms);
    return () => clearTimeout(timer);
  });
  const shows = phase === 'showing';
  useEffect(() => {
    if (shows) return open();
    return undefined;
  }, [shows]);
  const isOver = phase === 'showing' || phase === 'shown';
  return (
    <div className={styles['stage']} data-phase={phase}>
      {[1, 2, 3].map((number) => {
        const isChosen = number === chosen && (isOver || phase === 'taking');
        return (
          <button
            key={number}
            type="button"
            className={clsx(styles['chest'], isChosen && styles['chosen'])}
            data-open={isChosen && phase === 'shown'}
            data-won={isChosen && phase === 'shown' && result !== undefined && result.prize.kind !== 'none'}
            disabled={phase !== 'open'}
            onClick={() => {
              setChosen(number);
              void play.take();
            }}
          >
            <img src="/art/minigame/prize-box.webp" alt="" width={72} height={72} />
            <span className={styles['content']}>
              {isChosen && phase === 'shown' && result
                ? words.full(result.prize)
                : t('minigame.chest', { number })}
            </span>
          </button>
        );
      })}
    </div>
  );
}
