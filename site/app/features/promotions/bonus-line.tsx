import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { ProgressBar } from '@marquee/ui/data/progress-bar.tsx';
import { ChevronRight, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useOpenBonuses } from './bonus-queries.ts';
import styles from './bonus.module.css';

/** The active bonus in one line, with its meter, as the way to all about it; `none` where there is none. */
export function BonusLine({ none }: { none?: ReactNode }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { data } = useOpenBonuses();
  const bonus = data?.find(({ status }) => status === 'active');
  if (!bonus) return data && none;
  const asksForStakes = toMinor(bonus.required) > 0n;
  const spinsLeft = bonus.spins_total - bonus.spins_played;
  return (
    <a className={styles['bonusLine']} href={path('/promotions#mine')}>
      <Gift size={18} aria-hidden="true" />
      <span className={styles['lineText']}>
        <span className={styles['lineTitle']}>{bonus.title}</span>
        {spinsLeft > 0 && (
          <span className={styles['muted']}>{t('bonus.roundsLeft', { left: spinsLeft })}</span>
        )}
        {asksForStakes && spinsLeft === 0 && (
          <span className={styles['muted']}>
            {t('bonus.toGo', { remaining: formatMoney(bonus.remaining, bonus.currency) })}
          </span>
        )}
        {asksForStakes && (
          <ProgressBar label={t('bonus.meterOf', { title: bonus.title })} value={bonus.progress} max={100} />
        )}
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </a>
  );
}
