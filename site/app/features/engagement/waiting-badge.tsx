import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './engagement.module.css';
import { useWaiting, type WaitingIn } from './waiting.ts';

/**
 * How much waits behind a menu's entry, or behind several of them together; nothing where nothing does. Load it lazily: a
 * visitor's page does without it.
 */
export default function WaitingBadge({ of }: { of: WaitingIn | readonly WaitingIn[] }): ReactNode {
  return (
    <QueryScope>
      <Count of={of} />
    </QueryScope>
  );
}

function Count({ of }: { of: WaitingIn | readonly WaitingIn[] }): ReactNode {
  const t = useWords();
  const waiting = useWaiting();
  const entries = [of].flat();
  const count = entries.reduce((sum, entry) => sum + waiting[entry], 0);
  if (count === 0) return null;
  return (
    <span className={styles['waiting']} data-waiting={entries.join(' ')}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className={styles['hidden']}>{t('account.waiting', { count })}</span>
    </span>
  );
}
