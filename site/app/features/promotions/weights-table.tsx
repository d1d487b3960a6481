import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { categoryWords } from './category-words.ts';
import styles from './promotions.module.css';

/**
 * How many percent of a stake count, by category: those that count most first, of these those that the site has, and what
 * is not named at the end.
 */
export function WeightsTable({ weights }: { weights: Readonly<Record<string, number>> }): ReactNode {
  const t = useWords();
  const { other = 0, ...named } = weights;
  const { content } = useShell();
  const isHere = (category: string): number =>
    Number(content.game_menu.some((item) => item.category === category));
  const rows = Object.entries(named).toSorted(
    ([a, percentA], [b, percentB]) => percentB - percentA || isHere(b) - isHere(a),
  );
  return (
    <table className={styles['weights']}>
      <caption className={styles['hidden']}>{t('promotion.contribution')}</caption>
      <thead className={styles['hidden']}>
        <tr>
          <th scope="col">{t('promotion.category')}</th>
          <th scope="col">{t('promotion.counts')}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, ['other', other] as const].map(([category, percent]) => (
          <tr key={category}>
            <th scope="row">{categoryWords(t, category)}</th>
            <td>
              <span className={styles['weight']}>
                <span className={styles['weightBar']} aria-hidden="true">
                  <span style={{ width: `${percent}%` }} />
                </span>
                {percent}%
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
