import type { leaderboardEntrySchema } from '@marquee/contract/engagement.ts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useWords } from '../../words/use-words.ts';
import { RewardChip } from '../engagement/reward-chip.tsx';
import { formatScore, type Leaderboard } from './score.ts';
import styles from './leaderboard.module.css';

type Entry = z.infer<typeof leaderboardEntrySchema>;

/** A page of the ranking. The player's own row stays in sight: where it is not on the page it lies under it. */
export function Ranking({ board, entries }: { board: Leaderboard; entries: readonly Entry[] }): ReactNode {
  const t = useWords();
  const { own } = board;
  const own_entry: Entry | undefined =
    own.rank === null || entries.some((entry) => entry.is_own)
      ? undefined
      : { rank: own.rank, account: '', score: own.score, reward: own.reward, is_own: true };
  return (
    <table className={styles['ranking']} aria-label={t('leaderboard.ranking')}>
      <thead>
        <tr>
          <th scope="col">{t('leaderboard.rank')}</th>
          <th scope="col">{t('leaderboard.player')}</th>
          <th scope="col">{t('leaderboard.score')}</th>
          <th scope="col">{t('leaderboard.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {[...entries, ...(own_entry ? [own_entry] : [])].map((entry) => (
          <tr key={`${entry.rank} ${entry.account}`} data-own={entry.is_own} data-medal={entry.rank <= 3}>
            <td>
              <span className={styles['place']}>{entry.rank}</span>
            </td>
            <td className={styles['who']}>{entry.is_own ? t('leaderboard.you') : entry.account}</td>
            <td>{formatScore(entry.score, board)}</td>
            <td>{entry.reward ? <RewardChip reward={entry.reward} /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
