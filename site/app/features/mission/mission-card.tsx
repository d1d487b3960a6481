import type { missionSchema } from '@marquee/contract/engagement.ts';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { formatMoney, formatNumber } from '@marquee/ui/data/decimal.ts';
import { ProgressRing } from '@marquee/ui/data/progress-ring.tsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { RewardChip } from '../engagement/reward-chip.tsx';
import { TimeLeft } from '../engagement/time-left.tsx';
import { missionPath } from './mission-path.ts';
import styles from './mission.module.css';

export type Mission = z.infer<typeof missionSchema>;

/** One mission: how far it is, what it gives, and the one thing to do now. */
export function MissionCard({
  mission,
  claiming,
  onClaim,
}: {
  mission: Mission;
  claiming: boolean;
  onClaim: () => void;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const { content } = useShell();
  const { title, description, state, reward, progress_percent, claim_until } = mission;
  const amount = (value: string): string =>
    mission.metric === 'turnover' || mission.metric === 'deposit_amount'
      ? formatMoney(value, reward.currency)
      : formatNumber(value);
  const way = missionPath(mission, content.game_menu);
  return (
    <li className={styles['mission']} data-state={state} data-mission={mission.mission_id}>
      <ProgressRing
        label={t('mission.progressOf', { title })}
        percent={progress_percent}
        done={state !== 'active'}
      >
        {state === 'active' ? `${progress_percent}%` : <Check size={22} strokeWidth={3} />}
      </ProgressRing>
      <div className={styles['what']}>
        <h3 className={styles['name']}>{title}</h3>
        <p className={styles['muted']}>{description}</p>
        <p className={styles['count']}>
          {t('mission.progress', { done: amount(mission.progress), target: amount(mission.target) })}
        </p>
      </div>
      <div className={styles['end']}>
        <RewardChip reward={reward} />
        {state === 'claimable' && (
          <Button
            variant="primary"
            busy={claiming}
            aria-label={t('mission.claimOf', { title })}
            onClick={onClaim}
          >
            {t('reward.claim')}
          </Button>
        )}
        {state === 'claimable' && claim_until && (
          <p className={styles['until']}>
            {t('mission.claimUntil')} <TimeLeft until={claim_until} />
          </p>
        )}
        {state === 'claimed' && <Badge tone="positive">{t('reward.done')}</Badge>}
        {state === 'active' && way && (
          <LinkButton href={path(way)} aria-label={t('mission.goOf', { title })}>
            {t('mission.go')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
