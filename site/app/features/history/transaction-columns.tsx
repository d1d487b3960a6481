import type { transactionHistory } from '@marquee/contract/api/history/transactions.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { Column } from '@marquee/ui/data/data-table.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import type { LanguageCode } from '../../words/languages.ts';
import type { Words } from '../../words/use-words.ts';
import { formatMoment } from './moments.ts';
import { TransactionName } from './transaction-name.tsx';

export type Transaction = AnswerOf<typeof transactionHistory>['value'][number];

/** The columns of the list of transactions. */
export function transactionColumns(t: Words, language: LanguageCode): readonly Column<Transaction>[] {
  return [
    {
      key: 'type',
      header: t('transactions.type'),
      lead: true,
      cell: (row) => <TransactionName transaction={row} />,
    },
    { key: 'at', header: t('list.time'), cell: (row) => formatMoment(row.at, language) },
    {
      key: 'amount',
      header: t('list.amount'),
      align: 'end',
      cell: (row) => <Money amount={row.amount} currency={row.currency} signed />,
    },
    {
      key: 'balance',
      header: t('transactions.balanceAfter'),
      align: 'end',
      cell: (row) => <Money amount={row.balance_after} currency={row.currency} />,
    },
  ];
}
