import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useLimits, type Limit } from './safety.ts';
import styles from './safety.module.css';

/** How much the player can still pay in under the limits on deposits; nothing where there is none. */
export function DepositLimitLine(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { data } = useLimits();
  const tightest = data && tightestDeposit(data.limits);
  if (!data || !tightest) return null;
  return (
    <p className={styles['line']}>
      <Gauge size={18} aria-hidden="true" />
      <span>
        {t('safety.depositLeft', {
          left: formatMoney(tightest.left, data.currency),
          window: t(`safety.window.${tightest.window}`),
        })}{' '}
        <a href={path('/responsible-gaming')}>{t('safety.yourLimits')}</a>
      </span>
    </p>
  );
}

/** The limit on deposits that leaves least, and what it leaves. */
export function tightestDeposit(
  limits: readonly Limit[],
): { window: Limit['window']; left: string } | undefined {
  const left = limits.flatMap(({ kind, window, remaining }) =>
    kind === 'deposit' && remaining?.amount ? [{ window, left: remaining.amount }] : [],
  );
  return left.toSorted((a, b) => (toMinor(a.left) < toMinor(b.left) ? -1 : 1))[0];
}
