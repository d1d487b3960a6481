import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { formatMoment } from '../history/moments.ts';
import { useCancelDeposit, useOpenDeposits } from './deposits.ts';
import styles from './cashier.module.css';

/** The deposits that can be gone on with; nothing where there are none. */
export function OpenDeposits(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  const open = useOpenDeposits().data?.value ?? [];
  const { cancel, cancelling } = useCancelDeposit();
  if (open.length === 0) return null;
  return (
    <Card>
      <h2 className={styles['cardTitle']}>{t('deposit.open')}</h2>
      <ul className={styles['requests']}>
        {open.map((deposit) => {
          const amount = formatMoney(deposit.amount, deposit.currency);
          return (
            <li key={deposit.deposit_id}>
              <span className={styles['requestAmount']}>{amount}</span>
              <Badge tone="warning">{t(`deposit.status.${deposit.status}`)}</Badge>
              <span className={styles['muted']}>
                {t('deposit.openUntil', { time: formatMoment(deposit.expires_at, language) })}
              </span>
              <span className={styles['requestActions']}>
                <LinkButton
                  size="small"
                  href={`${path('/deposit')}?deposit_id=${deposit.deposit_id}`}
                  aria-label={`${t('deposit.goOn')}: ${amount}`}
                >
                  {t('deposit.goOn')}
                </LinkButton>
                <Button
                  size="small"
                  variant="quiet"
                  busy={cancelling === deposit.deposit_id}
                  aria-label={`${t('deposit.cancel')}: ${amount}`}
                  onClick={() => void cancel(deposit)}
                >
                  {t('deposit.cancel')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
