import type { ReactNode } from 'react';
import { useShell, usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { categoryWords } from './category-words.ts';
import styles from './bonus.module.css';

/** Which games of this site count towards a bonus, and how much; each leads to its games. */
export function CountingGames({ weights }: { weights: Readonly<Record<string, number>> }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { content } = useShell();
  const counting = content.game_menu
    .filter(({ category }) => category.toLowerCase() !== 'hot')
    .map((item) => ({ ...item, percent: weights[item.category] ?? weights['other'] ?? 0 }))
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.percent - a.percent);
  if (counting.length === 0) return null;
  return (
    <div>
      <p className={styles['muted']}>{t('bonus.countingGames')}</p>
      <ul className={styles['games']}>
        {counting.map(({ category, href, percent }) => (
          <li key={category}>
            <a className={styles['game']} href={path(href)}>
              {categoryWords(t, category)} <b>{percent}%</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
