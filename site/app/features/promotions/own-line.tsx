import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useWords } from '../../words/use-words.ts';
import { BonusLine } from './bonus-line.tsx';
import styles from './bonus.module.css';

/** The player's active bonus over the list of promotions, or that there is none. */
export default function OwnLine(): ReactNode {
  const t = useWords();
  return (
    <QueryScope>
      <BonusLine none={<p className={styles['noLine']}>{t('bonus.noneActive')}</p>} />
    </QueryScope>
  );
}
