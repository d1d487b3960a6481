import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Medal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { RewardChip } from '../engagement/reward-chip.tsx';
import { LateStakeWeights } from '../promotions/late-stake-weights.tsx';
import type { Leaderboard } from './score.ts';
import styles from './leaderboard.module.css';

/** What each place wins, and how it is paid. */
export function Prizes({ board }: { board: Leaderboard }): ReactNode {
  const t = useWords();
  return (
    <Card>
      <h2 className={styles['cardTitle']}>{t('leaderboard.prizes')}</h2>
      <ol className={styles['prizes']}>
        {board.prizes.map(({ rank_from, rank_to, reward }) => (
          <li key={rank_from} data-first={rank_from === 1}>
            <span className={styles['places']}>
              <Medal size={18} aria-hidden="true" />
              {rank_from === rank_to
                ? t('leaderboard.place', { rank: rank_from })
                : t('leaderboard.places', { from: rank_from, to: rank_to })}
            </span>
            <RewardChip reward={reward} />
          </li>
        ))}
      </ol>
      <p className={styles['muted']}>{t('leaderboard.paidHow')}</p>
      <LateStakeWeights className={styles['muted']} />
    </Card>
  );
}
