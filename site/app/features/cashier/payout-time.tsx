import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { durationWords } from '../safety/measure-words.ts';
import type { WithdrawalInfo } from './withdrawal-info.ts';
import styles from './cashier.module.css';

/** How long a withdrawal takes, by what the site's last ones took; where there are too few, what happens to it. */
export function PayoutTime({ info }: { info: Pick<WithdrawalInfo, 'payout_time'> }): ReactNode {
  const t = useWords();
  const taken = info.payout_time;
  const words = (seconds: number): string => durationWords(t, Math.ceil(seconds / 60));
  return (
    <p className={styles['payoutTime']}>
      <Clock size={18} aria-hidden="true" />
      {taken
        ? t('withdrawal.takes', { half: words(taken.half_within_s), most: words(taken.most_within_s) })
        : t('withdrawal.takesUnknown')}
    </p>
  );
}
