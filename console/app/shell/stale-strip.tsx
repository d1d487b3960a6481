import { Button } from '@marquee/ui/controls/button.tsx';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Refused } from '../api/client.ts';
import { failureText } from '../api/refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './shell.module.css';

/** Whether something is shown that could not be asked for again. Whoever is signed out is led to sign in instead. */
function isStale(query: Query): boolean {
  const { state } = query;
  if (state.status !== 'error' || state.data === undefined) return false;
  if (state.error instanceof Refused && state.error.envelope.statusMessage === 'sessionExpired') return false;
  return query.isActive();
}

/** Says that what is on the screen is no longer up to date, why, and how to bring it up to date. */
export function StaleStrip(): ReactNode {
  const words = useWords();
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const error = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.getAll().find(isStale)?.state.error ?? null,
  );
  const reason = failureText(words, error);
  return (
    <output className={styles['stale']} hidden={reason === undefined}>
      {reason !== undefined && (
        <>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{words('shell.stale', { reason })}</span>
          <Button size="small" onClick={() => void queries.refetchQueries({ predicate: isStale })}>
            {words('table.retry')}
          </Button>
        </>
      )}
    </output>
  );
}
