import type { statement } from '@marquee/contract/api/history/statement.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { useState, type ReactNode } from 'react';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { dayOf, dayStart } from '../features/history/moments.ts';
import { negated } from '../features/history/negated.ts';
import { usePlayerQuery } from '../session/player-query.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/history/history.module.css';

/** Opening and closing balance of a period, and everything between: it sums to the last decimal. */
export default function StatementPage(): ReactNode {
  const t = useWords();
  const [today] = useState(() => dayOf(new Date()));
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const date_from = dayStart(from) ?? dayStart(today) ?? '';
  const date_to = dayStart(to < from ? from : to, 1) ?? dayStart(today, 1) ?? '';
  const query = usePlayerQuery<AnswerOf<typeof statement>>(
    ['statement', date_from, date_to],
    (player, signal) => callOrThrow(endpoints.statement, { ...player, date_from, date_to }, { signal }),
    { keepPrevious: true },
  );
  return (
    <AccountPage title={t('account.statement')} lead={t('statement.lead')}>
      <Card>
        <div className={styles['dates']}>
          <TextField
            label={t('statement.from')}
            type="date"
            max={today}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextField
            label={t('statement.to')}
            type="date"
            min={from}
            max={today}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        <Answered query={query} height="24rem">
          {(answer) => (
            <dl className={styles['statement']}>
              <Line
                label={t('statement.opening')}
                amount={answer.opening_balance}
                currency={answer.currency}
                edge
              />
              <Line label={t('statement.deposits')} amount={answer.deposits} currency={answer.currency} />
              <Line
                label={t('statement.withdrawals')}
                amount={negated(answer.withdrawals)}
                currency={answer.currency}
              />
              <Line
                label={t('statement.stakes')}
                amount={negated(answer.stakes)}
                currency={answer.currency}
              />
              <Line label={t('statement.payouts')} amount={answer.payouts} currency={answer.currency} />
              <Line label={t('statement.rollbacks')} amount={answer.rollbacks} currency={answer.currency} />
              <Line label={t('statement.bonuses')} amount={answer.bonuses} currency={answer.currency} />
              <Line
                label={t('statement.adjustments')}
                amount={answer.adjustments}
                currency={answer.currency}
              />
              <Line
                label={t('statement.closing')}
                amount={answer.closing_balance}
                currency={answer.currency}
                edge
              />
            </dl>
          )}
        </Answered>
      </Card>
    </AccountPage>
  );
}

function Line({
  label,
  amount,
  currency,
  edge = false,
}: {
  label: string;
  amount: string;
  currency: string;
  /** The opening or closing balance, which is no movement. */
  edge?: boolean;
}): ReactNode {
  return (
    <div className={edge ? styles['edge'] : undefined}>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} signed={!edge} />
      </dd>
    </div>
  );
}
