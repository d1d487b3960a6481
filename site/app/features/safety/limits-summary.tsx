import { Card } from '@marquee/ui/surfaces/card.tsx';
import { ChevronRight, Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { measureWords } from './measure-words.ts';
import { useLimits } from './safety.ts';
import styles from './safety.module.css';

/** The limits that hold and what they leave, with the way to them; nothing where there is none. */
export function LimitsSummary(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { data } = useLimits();
  const held = data?.limits.filter((limit) => limit.limit) ?? [];
  if (!data || held.length === 0) return null;
  return (
    <Card flush>
      <a className={styles['summary']} href={path('/responsible-gaming')}>
        <Gauge size={20} aria-hidden="true" />
        <span>
          <strong>{t('safety.yourLimits')}</strong>
          {held.map(({ kind, window, remaining }) => (
            <span key={`${kind} ${window}`} className={styles['summaryLine']}>
              {t('safety.summary', {
                kind: t(`safety.kind.${kind}`),
                window: t(`safety.window.${window}`),
                left: remaining ? measureWords(t, remaining, data.currency) : '',
              })}
            </span>
          ))}
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </a>
    </Card>
  );
}
