import type { legSchema } from '@marquee/contract/operator-money.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './ledger.module.css';

type Leg = (typeof legSchema)['_output'];

/** What a transaction moved, from the account that is debited to the one that is credited. */
export function Legs({ legs }: { legs: readonly Leg[] }): ReactNode {
  const words = useWords();
  return (
    <section className={styles['legs']}>
      <h3>{words('ledger.legs')}</h3>
      {legs.length === 0 && <p className={styles['quiet']}>{words('rounds.noPosting')}</p>}
      <ul>
        {legs.map(({ leg_id, debit, credit, amount, currency }) => (
          <li key={leg_id}>
            <span>
              {words.find(`ledgerName.${debit}`, debit)} → {words.find(`ledgerName.${credit}`, credit)}
            </span>
            <b>{formatMoney(amount, currency)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
