import { AmountCounter } from '@marquee/ui/controls/amount-counter.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Form } from '../../features/forms/form.tsx';
import type { DeskProps } from '../../features/cashier/desk.ts';
import styles from './counter.module.css';

/** A counter: the amount and its keypad as large as a till's, and beside it the slip that is handed over. */
export default function CounterDesk({ standing, beside, desk, children }: DeskProps): ReactNode {
  const t = useWords();
  const others = (standing ?? beside) && (
    <div className={styles['others']}>
      {standing}
      {beside}
    </div>
  );
  if (!desk) {
    return (
      <div className={styles['whole']}>
        <div className={styles['others']}>
          {standing}
          <div className={styles['instead']}>{children}</div>
        </div>
        {beside && <div className={styles['others']}>{beside}</div>}
      </div>
    );
  }
  const { means, amount } = desk;
  return (
    <Form className={styles['whole']} onSubmit={desk.onSubmit}>
      <div className={styles['till']}>
        <div className={styles['amount']}>
          <AmountCounter
            {...amount.field}
            onType={amount.onType}
            isWhole={amount.isWhole}
            spoken={amount.spoken}
            words={{ keypad: t('cashier.keypad'), back: t('cashier.back'), point: t('cashier.point') }}
          />
          {amount.under}
        </div>
        <div className={styles['slip']}>
          {means.content.tiles}
          {desk.terms}
          <div className={styles['foot']}>
            {desk.sums}
            {desk.submit}
            {desk.note}
          </div>
        </div>
      </div>
      {others}
    </Form>
  );
}
