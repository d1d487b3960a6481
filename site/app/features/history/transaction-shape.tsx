import { ArrowDownLeft, ArrowUpRight, Minus } from 'lucide-react';
import type { transactionHistory } from '@marquee/contract/api/history/transactions.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import type { ReactNode } from 'react';
import type { Words } from '../../words/use-words.ts';
import type { HistoryShape } from './history-shape.ts';
import styles from './history.module.css';

type Transaction = AnswerOf<typeof transactionHistory>['value'][number];

/** What the list of transactions tells of each. */
export function transactionShape(t: Words): HistoryShape<Transaction> {
  return {
    titleHeader: t('transactions.type'),
    entryOf: (row) => ({
      key: row.transaction_id,
      at: row.at,
      picture: <Direction amount_minor={toMinor(row.amount)} />,
      title: t(`transactions.type.${row.type}`),
      text: row.game_name,
    }),
    columns: [
      {
        key: 'balance',
        header: t('transactions.balanceAfter'),
        role: 'fact',
        align: 'end',
        cell: (row) => <Money amount={row.balance_after} currency={row.currency} />,
      },
      {
        key: 'amount',
        header: t('list.amount'),
        role: 'figure',
        align: 'end',
        cell: (row) => <Money amount={row.amount} currency={row.currency} signed />,
      },
    ],
  };
}

/** Whether money came or went. */
export function Direction({ amount_minor }: { amount_minor: bigint }): ReactNode {
  const Icon = amount_minor > 0n ? ArrowDownLeft : amount_minor < 0n ? ArrowUpRight : Minus;
  return (
    <span className={styles['direction']} data-tone={amount_minor > 0n ? 'in' : 'out'}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}
