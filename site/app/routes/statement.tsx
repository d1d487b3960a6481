import type { statement } from '@marquee/contract/api/history/statement.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import { useState, type ReactNode } from 'react';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import type { StatementLine } from '../features/history/history-shape.ts';
import { History } from '../features/history/history.tsx';
import { dayOf, dayStart } from '../features/history/moments.ts';
import { negated } from '../features/history/negated.ts';
import { usePlayerQuery } from '../session/player-query.ts';
import { useWords, type Words } from '../words/use-words.ts';

type StatementKey =
  | 'opening'
  | 'deposits'
  | 'withdrawals'
  | 'stakes'
  | 'payouts'
  | 'rollbacks'
  | 'bonuses'
  | 'adjustments'
  | 'closing';

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
      <History
        caption={t('account.statement')}
        busy={query.isFetching}
        stale={query.isPlaceholderData}
        lines={query.data && linesOf(t, query.data)}
        filters={
          <>
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
          </>
        }
      >
        <Answered query={query} height="24rem">
          {() => null}
        </Answered>
      </History>
    </AccountPage>
  );
}

/** The balance before, what moved it, and the balance after. */
function linesOf(t: Words, answer: AnswerOf<typeof statement>): readonly StatementLine[] {
  const { currency } = answer;
  const line = (key: StatementKey, amount: string, edge = false): StatementLine => ({
    key,
    label: t(`statement.${key}`),
    figure: <Money amount={amount} currency={currency} signed={!edge} />,
    edge,
  });
  return [
    line('opening', answer.opening_balance, true),
    line('deposits', answer.deposits),
    line('withdrawals', negated(answer.withdrawals)),
    line('stakes', negated(answer.stakes)),
    line('payouts', answer.payouts),
    line('rollbacks', answer.rollbacks),
    line('bonuses', answer.bonuses),
    line('adjustments', answer.adjustments),
    line('closing', answer.closing_balance, true),
  ];
}
