import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { Prize } from './outcome.ts';
import { usePrizeWords } from './prize-words.ts';
import styles from './minigames.module.css';

/** Every prize with its exact chance. */
export function OddsTable({ prizes, caption }: { prizes: readonly Prize[]; caption: string }): ReactNode {
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
            <td>{words.full(prize)}</td>
            <td>{prize.probability}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
