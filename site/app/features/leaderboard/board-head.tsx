import { Badge } from '@marquee/ui/data/badge.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { RewardChip } from '../engagement/reward-chip.tsx';
import { TimeLeft } from '../engagement/time-left.tsx';
import { formatMoment } from '../history/moments.ts';
import { formatScore, type Leaderboard } from './score.ts';
import styles from './leaderboard.module.css';

/** What a leaderboard is about: its rule, how long it runs, and the player's own place in it. */
export function BoardHead({ board }: { board: Leaderboard }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const { own, state } = board;
  const minimum = formatScore(board.minimum_score, board);
  return (
    <div className={styles['headCard']}>
      <div className={styles['titleRow']}>
        <span className={styles['cup']}>
          <Trophy size={28} aria-hidden="true" />
        </span>
        <div className={styles['about']}>
          <h2 className={styles['title']}>{board.title}</h2>
          <p className={styles['muted']}>{board.description}</p>
        </div>
        <Badge tone={state === 'running' ? 'positive' : 'neutral'}>{t(`leaderboard.state.${state}`)}</Badge>
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('leaderboard.yourPlace')}</dt>
          <dd className={styles['own']}>{own.rank === null ? '–' : `#${own.rank}`}</dd>
        </div>
        <div>
          <dt>{t('leaderboard.yourScore')}</dt>
          <dd>{formatScore(own.score, board)}</dd>
        </div>
        <div>
          <dt>{t('leaderboard.asItStands')}</dt>
          <dd>{own.reward ? <RewardChip reward={own.reward} /> : '–'}</dd>
        </div>
        <div>
          <dt>{t(state === 'running' ? 'leaderboard.endsIn' : 'leaderboard.period')}</dt>
          <dd>
            {state === 'running' ? (
              <TimeLeft until={board.ends_at} />
            ) : (
              formatMoment(state === 'upcoming' ? board.period_start : board.ends_at, language)
            )}
          </dd>
        </div>
      </dl>
      <p className={styles['muted']}>
        {own.rank === null && state === 'running' ? t('leaderboard.notRanked', { minimum }) : ''}{' '}
        {t('leaderboard.rule', { minimum })}{' '}
        {toMinor(board.minimum_stake) > 0n &&
          t('leaderboard.minimumStake', { stake: formatMoney(board.minimum_stake, board.currency) })}
      </p>
    </div>
  );
}
