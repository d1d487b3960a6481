import type { betHistory } from '@marquee/contract/api/history/bets.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './history.module.css';

/** The sums of all rounds that the filters leave, not only of those on screen. */
export function BetSums({ answer }: { answer: AnswerOf<typeof betHistory> }): ReactNode {
  const t = useWords();
  const currency = answer.value[0]?.currency ?? '';
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{t('bets.totalStake')}</dt>
        <dd>
          <Money amount={answer.total_stake} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('bets.totalPayout')}</dt>
        <dd>
          <Money amount={answer.total_payout} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('bets.net')}</dt>
        <dd>
          <Money amount={answer.net} currency={currency} signed />
        </dd>
      </div>
    </dl>
  );
}
