import type { ReactNode } from 'react';
import { Time } from '../../figures/time.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from '../withdrawals/withdrawals.module.css';
import type { DepositDetail } from './deposit-panel.tsx';

/** What people did with a deposit and what its gateway told, in the order in which it happened. */
export function DepositHistory({
  detail: { events, callbacks },
  timeZone,
}: {
  detail: DepositDetail;
  timeZone: string;
}): ReactNode {
  const words = useWords();
  const lines = [
    ...events.map(({ action, actor, detail, at }) => ({
      id: `${at} ${action}`,
      at,
      text: words.find(`depositEvent.${action}`, action),
      detail,
      by: actor,
    })),
    ...callbacks.map(({ event_id, event_type, outcome, at }) => ({
      id: event_id,
      at,
      text: words('deposit.callback', { type: event_type }),
      detail: words.find(`callbackOutcome.${outcome}`, outcome),
      by: event_id,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  if (lines.length === 0) return null;
  return (
    <section className={styles['history']}>
      <h3>{words('withdrawal.history')}</h3>
      <ol>
        {lines.map(({ id, at, text, detail, by }) => (
          <li key={id}>
            {text}
            {detail !== '' && `: ${detail}`}
            <br />
            <span className={styles['quiet']}>
              {by} · <Time at={at} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
