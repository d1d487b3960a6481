import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { ProgressBar } from '@marquee/ui/data/progress-bar.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { formatMoment } from '../history/moments.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { BonusLoss } from './bonus-loss.tsx';
import type { WithdrawalInfo } from './withdrawal-info.ts';
import styles from './cashier.module.css';

/** The reasons that pass by themselves: their detail is the time until which they stand. */
const waits: ReadonlySet<string> = new Set(['cooling', 'bank_account_wait']);

/** What can be paid out now, and why not more. */
export function WithdrawalStanding({ info }: { info: WithdrawalInfo }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const { currency } = info;
  const required = toMinor(info.turnover_required);
  const done = toMinor(info.turnover_done);
  const outstanding = required > done;
  const lines = [
    { label: t('withdrawal.balance'), amount: info.balance },
    { label: t('withdrawal.held'), amount: info.held },
    { label: t('withdrawal.bonus'), amount: info.bonus },
  ];
  const figures = {
    minimum: formatMoney(info.minimum, currency),
    maximum: formatMoney(info.maximum, currency),
    outstanding: formatMoney(info.turnover_outstanding, currency),
    left: formatMoney(info.remaining_amount_today ?? '0', currency),
    step: formatMoney(info.amount_step, currency),
  };
  return (
    <Card>
      <h2 className={styles['cardTitle']}>{t('withdrawal.available')}</h2>
      <Money className={styles['available']} amount={info.available} currency={currency} />
      <dl className={styles['why']}>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount, currency)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('withdrawal.today')}</dt>
          <dd>{info.remaining_today}</dd>
        </div>
      </dl>
      {outstanding && (
        <div className={styles['progress']}>
          <p>
            {t('withdrawal.turnover', {
              done: formatMoney(info.turnover_done, currency),
              required: formatMoney(info.turnover_required, currency),
            })}
          </p>
          <ProgressBar
            label={t('withdrawal.turnoverLabel')}
            value={Number((done * 1000n) / required)}
            max={1000}
          />
        </div>
      )}
      {/* Where nothing can be paid out, nothing is forfeited either. */}
      {info.forfeiture && toMinor(info.available) > 0n && <BonusLoss forfeiture={info.forfeiture} />}
      {info.reasons.length === 0 ? (
        <p className={styles['note']}>{t('withdrawal.why.free')}</p>
      ) : (
        <ul className={styles['reasons']}>
          {info.reason_details.map(({ reason, detail }) => (
            <li key={reason}>
              {t(`withdrawal.why.${reason}`, {
                ...figures,
                time: waits.has(reason) && detail !== null ? formatMoment(detail, language) : '',
              })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
