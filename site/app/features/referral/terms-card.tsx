import { Badge } from '@marquee/ui/data/badge.tsx';
import { formatMoney, formatNumber } from '@marquee/ui/data/decimal.ts';
import { ProgressBar } from '@marquee/ui/data/progress-bar.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { rewardWords } from '../engagement/reward-chip.tsx';
import { LateStakeWeights } from '../promotions/late-stake-weights.tsx';
import type { ReferralSummary } from './summary.ts';
import styles from './referral.module.css';

/** What a friend brings: the tiers of the commission, the reward for each, and who does not count. */
export function TermsCard({ summary }: { summary: ReferralSummary }): ReactNode {
  const t = useWords();
  const { tiers, tier, friends, invite, currency, basis } = summary;
  const next = tiers.find((one) => one.tier === tier + 1);
  return (
    <Card className={styles['terms']}>
      <h2 className={styles['cardTitle']}>{t('referral.terms')}</h2>
      {invite && (
        <p>
          {t('referral.inviteTerms', {
            reward: rewardWords(t, invite.reward),
            deposit: formatMoney(invite.deposit, currency),
            turnover: formatMoney(invite.turnover, currency),
          })}
        </p>
      )}
      <p>{t(`referral.basis.${basis}`)}</p>
      <ol className={styles['tiers']}>
        {tiers.map((one) => (
          <li key={one.tier} data-reached={one.tier <= tier} aria-current={one.tier === tier || undefined}>
            <span>
              {one.friends === 0
                ? t('referral.tierFirst')
                : t('referral.tierFriends', { count: one.friends })}
            </span>
            <span className={styles['percent']}>
              {formatNumber(one.commission_percent)}%
              {one.tier <= tier && <Badge tone="positive">{t('referral.reached')}</Badge>}
            </span>
          </li>
        ))}
      </ol>
      {next && (
        <div className={styles['way']}>
          <ProgressBar label={t('referral.toNextTier')} value={friends.qualified} max={next.friends} />
          <p className={styles['muted']}>
            {t('referral.nextTier', {
              count: next.friends - friends.qualified,
              percent: formatNumber(next.commission_percent),
            })}
          </p>
        </div>
      )}
      <LateStakeWeights className={styles['muted']} />
      <p className={styles['muted']}>{t('referral.excludedWhy')}</p>
    </Card>
  );
}
