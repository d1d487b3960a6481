import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import type { WithdrawalInfo } from './withdrawal-info.ts';
import styles from './cashier.module.css';

/** What a withdrawal takes of the active bonus, said before it happens. */
export function BonusLoss({
  forfeiture,
}: {
  forfeiture: NonNullable<WithdrawalInfo['forfeiture']>;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const holdsMoney = toMinor(forfeiture.forfeits) > 0n;
  const money = (amount: string): string => formatMoney(amount, forfeiture.currency);
  return (
    <div className={styles['bonusLoss']}>
      <TriangleAlert size={20} aria-hidden="true" />
      <div>
        <p>
          {holdsMoney
            ? t('withdrawal.forfeits', { title: forfeiture.title, amount: money(forfeiture.forfeits) })
            : t('withdrawal.forfeitsNothing', { title: forfeiture.title })}
        </p>
        <p className={styles['bonusLossRest']}>
          {holdsMoney && `${t('withdrawal.forfeitsRest', { remaining: money(forfeiture.remaining) })} `}
          <a href={path('/promotions#mine')}>{t('withdrawal.seeBonus')}</a>
        </p>
      </div>
    </div>
  );
}
