import { Badge } from '@marquee/ui/data/badge.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { formatMoment } from '../history/moments.ts';
import type { WithdrawalInfo } from './withdrawal-info.ts';
import { PayoutTime } from './payout-time.tsx';
import styles from './cashier.module.css';

/** The requests that wait for a decision; nothing where there are none. */
export function OpenWithdrawals({ info }: { info: WithdrawalInfo }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const requests = info.pending;
  if (requests.length === 0) return null;
  return (
    <Card>
      <h2 className={styles['cardTitle']}>{t('withdrawal.open')}</h2>
      <ul className={styles['requests']}>
        {requests.map((request) => (
          <li key={request.withdrawal_id}>
            <span className={styles['requestAmount']}>{formatMoney(request.amount, request.currency)}</span>
            <Badge tone="warning">{t(`withdrawal.stage.${request.stage}`)}</Badge>
            <span className={styles['muted']}>
              {request.bank_name} {request.account_number_masked}
            </span>
            <time className={styles['muted']} dateTime={request.created_at}>
              {formatMoment(request.created_at, language)}
            </time>
          </li>
        ))}
      </ul>
      <PayoutTime info={info} />
    </Card>
  );
}
