import { AmountField } from '@marquee/ui/controls/amount-field.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { Form } from '../../features/forms/form.tsx';
import type { DeskProps } from '../../features/cashier/desk.ts';
import styles from './two-column.module.css';

/** The questions one under another, and beside them what comes of the answers, which stays in sight. */
export default function TwoColumnDesk({ standing, beside, desk, children }: DeskProps): ReactNode {
  const first = standing && <div className={styles['standing']}>{standing}</div>;
  if (!desk) {
    return (
      <div className={styles['columns']}>
        {first}
        <Card className={styles['instead']}>{children}</Card>
        {beside && <div className={styles['side']}>{beside}</div>}
      </div>
    );
  }
  const { means, amount } = desk;
  return (
    <Form className={styles['columns']} onSubmit={desk.onSubmit}>
      {first}
      <div className={styles['questions']}>
        {desk.order.map((name) => (
          <section key={name} className={styles['question']}>
            {name === 'means' && means.content.rows}
            {name === 'amount' && (
              <>
                <AmountField {...amount.field} />
                {amount.under}
              </>
            )}
          </section>
        ))}
        {desk.terms && <section className={styles['question']}>{desk.terms}</section>}
      </div>
      <div className={styles['side']}>
        <div className={styles['outcome']}>
          <h2 className={styles['title']}>{desk.last.title}</h2>
          {desk.sums}
          {desk.submit}
          {desk.note}
        </div>
        {beside}
      </div>
    </Form>
  );
}
