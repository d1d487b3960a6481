import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { ProgressBar } from '@marquee/ui/data/progress-bar.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useClaim } from '../engagement/use-claim.ts';
import { formatMoment } from '../history/moments.ts';
import { referralKey, type ReferralSummary } from './summary.ts';
import styles from './referral.module.css';

/** What the referrals have earned, and the button that claims it once it is enough. */
export function EarningsCard({ summary }: { summary: ReferralSummary }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const { earnings, friends, currency, minimum_claim } = summary;
  const { claim, claiming } = useClaim<'everything'>(
    (player) => callOrThrow(endpoints.referralClaim, player),
    [referralKey],
  );
  const claimable = toMinor(earnings.claimable);
  const minimum = toMinor(minimum_claim);
  const enough = claimable > 0n && claimable >= minimum;
  const figures = [
    { label: t('referral.friends'), value: String(friends.joined) },
    { label: t('referral.qualified'), value: String(friends.qualified) },
    { label: t('referral.commission'), value: formatMoney(earnings.commission, currency) },
    { label: t('referral.invites'), value: formatMoney(earnings.invite, currency) },
  ];
  return (
    <Card className={styles['earnings']}>
      <div className={styles['claim']}>
        <div>
          <h2 className={styles['label']}>{t('referral.claimable')}</h2>
          <Money className={styles['amount']} amount={earnings.claimable} currency={currency} />
        </div>
        <Button
          variant="primary"
          disabled={!enough}
          busy={claiming !== undefined}
          onClick={() => claim('everything')}
        >
          {t('reward.claim')}
        </Button>
      </div>
      {!enough && (
        <div className={styles['way']}>
          <ProgressBar
            label={t('referral.toMinimum')}
            value={minimum > 0n ? Number((claimable * 100n) / minimum) : 0}
            max={100}
          />
          <p className={styles['muted']}>
            {t('referral.minimum', { amount: formatMoney(minimum_claim, currency) })}
          </p>
        </div>
      )}
      <dl className={styles['figures']}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['muted']}>
        {t('referral.claimedSoFar', { amount: formatMoney(earnings.claimed, currency) })}{' '}
        {t('referral.nextCommission', { at: formatMoment(summary.next_commission_at, language) })}
      </p>
    </Card>
  );
}
