import { ArrowDownLeft, ArrowUpRight, Minus } from 'lucide-react';
import type { transactionHistory } from '@marquee/contract/api/history/transactions.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './history.module.css';

/** What a movement was, with the game that it belongs to and the direction of the money. */
export function TransactionName({
  transaction,
}: {
  transaction: AnswerOf<typeof transactionHistory>['value'][number];
}): ReactNode {
  const t = useWords();
  const amount = toMinor(transaction.amount);
  const Icon = amount > 0n ? ArrowDownLeft : amount < 0n ? ArrowUpRight : Minus;
  return (
    <span className={styles['lead']}>
      <span className={styles['direction']} data-tone={amount > 0n ? 'in' : 'out'}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span>
        {t(`transactions.type.${transaction.type}`)}
        {transaction.game_name && <span className={styles['sub']}>{transaction.game_name}</span>}
      </span>
    </span>
  );
}
