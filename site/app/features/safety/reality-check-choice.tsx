import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { durationWords } from './measure-words.ts';
import { useRealityCheck, useSafetyChanged, type RealityCheck } from './safety.ts';
import styles from './safety.module.css';

const intervals = [null, 15, 30, 60] as const;

/** After how much time played the player is shown where he stands. */
export function RealityCheckChoice(): ReactNode {
  const t = useWords();
  const query = useRealityCheck();
  return (
    <section className={styles['kind']} aria-labelledby="reality-check">
      <h3 id="reality-check">{t('safety.check.title')}</h3>
      <p className={styles['muted']}>{t('safety.check.text')}</p>
      <Answered query={query} height="6rem">
        {(check) => <Choice check={check} />}
      </Answered>
    </section>
  );
}

function Choice({ check }: { check: RealityCheck }): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const changed = useSafetyChanged();
  const [chosen, setChosen] = useState<RealityCheck['interval_minutes']>(check.interval_minutes);

  async function choose(interval_minutes: RealityCheck['interval_minutes']): Promise<void> {
    if (!player) return;
    const before = chosen;
    setChosen(interval_minutes);
    const result = await callApi(endpoints.safetyRealityCheckSet, { ...player, interval_minutes });
    if (result.ok) showToast({ tone: 'success', text: t('safety.saved') });
    else {
      setChosen(before);
      await report(new ApiRefusal(result.refusal));
    }
    await changed();
  }

  return (
    <>
      <fieldset className={styles['choices']}>
        <legend>{t('safety.check.every')}</legend>
        {intervals.map((interval) => (
          <label
            key={interval ?? 0}
            className={clsx(styles['choice'], chosen === interval && styles['chosen'])}
          >
            <input
              type="radio"
              name="interval"
              checked={chosen === interval}
              onChange={() => void choose(interval)}
            />
            {interval === null ? t('safety.check.off') : durationWords(t, interval)}
          </label>
        ))}
      </fieldset>
      <p className={styles['muted']}>
        {t('safety.check.played', { time: durationWords(t, Math.floor(check.played_seconds / 60)) })}
        {check.next_due_in_seconds !== null && (
          <>
            {' '}
            {t('safety.check.next', { time: durationWords(t, Math.ceil(check.next_due_in_seconds / 60)) })}
          </>
        )}
      </p>
    </>
  );
}
