import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { outcomeOf, type Prize } from './outcome.ts';
import { usePrizeWords } from './prize-words.ts';
import styles from './minigames.module.css';

/**
 * What a play gave, said on screen and to assistive technology when it is set. Its place is always there. Only a win is
 * dressed as one.
 */
export function OutcomeLine({
  prize,
  token_cost,
  hint = '',
}: {
  prize: Prize | undefined;
  /** What this play cost. */
  token_cost: string;
  /** What stands there before. */
  hint?: string;
}): ReactNode {
  const t = useWords();
  const words = usePrizeWords();
  const outcome = prize && outcomeOf(prize, token_cost);
  return (
    <output className={styles['outcome']} data-outcome={outcome}>
      {prize && outcome
        ? t(`minigame.outcome.${outcome}`, { prize: words.full(prize) })
        : hint && <span className={styles['muted']}>{hint}</span>}
    </output>
  );
}
