import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { ProgressBar } from '@marquee/ui/data/progress-bar.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { useVip } from '../../session/vip.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { VipEmblem } from '../vip/vip-emblem.tsx';
import { vipProgressOf } from './vip-progress.ts';
import styles from './profile.module.css';

/** The player's VIP level and how far the next one is. */
export function VipCard(): ReactNode {
  const t = useWords();
  const path = usePath();
  const query = useVip();
  const currency = useShell().site?.currency ?? '';
  return (
    <Card>
      <Answered query={query} height="9rem">
        {({ nextLevel: [level] }) => {
          if (!level) return null;
          const progress = vipProgressOf(level);
          const ways = [
            {
              key: 'deposit',
              label: t('profile.vipDeposit'),
              done: progress.totalDeposit,
              needed: level.deposit_next,
              percent: progress.depoProgress,
            },
            {
              key: 'turnover',
              label: t('profile.vipTurnover'),
              done: progress.totalTurnover,
              needed: level.turnover_next,
              percent: progress.toProgress,
            },
          ];
          return (
            <>
              <div className={styles['vip']}>
                <VipEmblem level={level.vip_level} size={52} />
                <div>
                  <h2 className={styles['cardTitle']}>{progress.currentLevel || t('profile.vipStart')}</h2>
                  <p className={styles['muted']}>
                    {progress.nextLevel
                      ? t('profile.vipNext', { level: progress.nextLevel })
                      : t('profile.vipTop')}
                  </p>
                </div>
              </div>
              {progress.nextLevel &&
                ways.map((way) => (
                  <div key={way.key} className={styles['way']}>
                    <span>{way.label}</span>
                    <span className={styles['muted']}>
                      {formatMoney(way.done, currency)} / {formatMoney(way.needed, currency)}
                    </span>
                    <ProgressBar label={way.label} value={way.percent} max={100} />
                  </div>
                ))}
              <LinkButton className={styles['vipMore']} variant="quiet" href={path('/vip')}>
                {t('profile.vipLadder')}
              </LinkButton>
            </>
          );
        }}
      </Answered>
    </Card>
  );
}
