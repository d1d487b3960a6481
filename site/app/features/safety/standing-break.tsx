import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { CalendarOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { formatMoment } from '../history/moments.ts';
import { useExclusion, useSafetyChanged, type Exclusion } from './safety.ts';
import styles from './safety.module.css';

/** What a break that stands says of itself: until when, or what has to happen first. */
export function breakWords(t: Words, exclusion: Exclusion, language: LanguageCode): string {
  const { kind, ends_at, returns_at, return_possible_from, return_requested_at } = exclusion;
  const at = (time: string): string => formatMoment(time, language);
  if (returns_at) return t('safety.break.until', { time: at(returns_at) });
  if (return_requested_at) return t('safety.break.asked', { time: at(return_requested_at) });
  if (kind === 'definite' && ends_at) return t('safety.break.excludedUntil', { time: at(ends_at) });
  return t('safety.break.forGood', { time: at(return_possible_from ?? exclusion.started_at) });
}

/** The break from play that stands, what it leaves possible, and when its time is over the way back; nothing without one. */
export function StandingBreak(): ReactNode {
  const t = useWords();
  const path = usePath();
  const report = useReport();
  const player = usePlayerFields();
  const changed = useSafetyChanged();
  const { language } = useShell();
  const exclusion = useExclusion().data?.exclusions[0];
  const [busy, setBusy] = useState(false);
  const [now_ms] = useState(() => Date.now());
  if (!exclusion) return null;
  const { exclusion_id, kind, return_possible_from, return_requested_at } = exclusion;
  const mayReturn =
    kind !== 'time_out' &&
    return_requested_at === null &&
    return_possible_from !== null &&
    Date.parse(return_possible_from) <= now_ms;

  async function askToReturn(): Promise<void> {
    if (!player) return;
    setBusy(true);
    const result = await callApi(endpoints.safetyExclusionReturn, { ...player, exclusion_id });
    if (!result.ok) await report(new ApiRefusal(result.refusal));
    await changed();
    setBusy(false);
  }

  return (
    <section className={styles['break']} aria-labelledby="standing-break">
      <CalendarOff size={24} aria-hidden="true" />
      <div className={styles['stack']}>
        <h2 id="standing-break">
          {t(kind === 'time_out' ? 'safety.break.timeOut' : 'safety.break.excluded')}
        </h2>
        <p>{breakWords(t, exclusion, language)}</p>
        <p className={styles['muted']}>{t('safety.break.still')}</p>
        <div className={styles['breakActions']}>
          <LinkButton size="small" href={path('/withdrawal')}>
            {t('account.withdrawal')}
          </LinkButton>
          <LinkButton size="small" href={path('/transaction-history')}>
            {t('account.transactions')}
          </LinkButton>
          {mayReturn && (
            <Button size="small" variant="quiet" busy={busy} onClick={() => void askToReturn()}>
              {t('safety.break.askToReturn')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
