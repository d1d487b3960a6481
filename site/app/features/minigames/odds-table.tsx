import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { Prize } from './outcome.ts';
import { usePrizeWords } from './prize-words.ts';
import styles from './minigames.module.css';

/** Shares of 36 throws and the like have no end: three digits say them. */
const shownChance = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** Every prize with its chance. */
export function OddsTable({
  prizes,
  caption,
  noteOf,
}: {
  prizes: readonly Prize[];
  /** Names the table for assistive technology. */
  caption: string;
  /** What a game shows for a prize, where that is to be told. */
  noteOf?: (prizeId: number) => string | undefined;
}): ReactNode {
  const t = useWords();
  const words = usePrizeWords();
  return (
    <table className={styles['odds']} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{t('minigame.prize')}</th>
          <th scope="col">{t('minigame.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize) => (
          <tr key={prize.prize_id}>
            <td>
              {words.full(prize)} <span className={styles['muted']}>{noteOf?.(prize.prize_id)}</span>
            </td>
            <td>{shownChance.format(Number(prize.probability))}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
