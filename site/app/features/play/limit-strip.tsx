import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Gauge, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { measureWords } from '../safety/measure-words.ts';
import { useLimits, type Limit } from '../safety/safety.ts';
import styles from './limit-strip.module.css';

/** Says which limit a stake went beyond, and what it leaves; over the game that refused the stake. */
export function LimitStrip({ onClose }: { onClose: () => void }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { data } = useLimits();
  const tightest = data && tightestOnPlay(data.limits);
  if (!data || !tightest?.remaining) return null;
  return (
    <output className={styles['strip']}>
      <Gauge size={20} aria-hidden="true" />
      <span>
        {t('play.beyondLimit', {
          kind: t(`safety.kind.${tightest.kind}`),
          window: t(`safety.window.${tightest.window}`),
          left: measureWords(t, tightest.remaining, data.currency),
        })}{' '}
        <a href={path('/responsible-gaming')}>{t('safety.yourLimits')}</a>
      </span>
      <button type="button" aria-label={t('common.close')} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </button>
    </output>
  );
}

/** The limit on losses or stakes that leaves least. */
export function tightestOnPlay(limits: readonly Limit[]): Limit | undefined {
  return limits
    .filter(({ kind, remaining }) => (kind === 'loss' || kind === 'wager') && remaining !== null)
    .toSorted((a, b) =>
      toMinor(a.remaining?.amount ?? '0') < toMinor(b.remaining?.amount ?? '0') ? -1 : 1,
    )[0];
}
