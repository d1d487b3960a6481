import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { ProgressBar } from '@marquee/ui/data/progress-bar.tsx';
import { useState, type ReactNode } from 'react';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { formatMoment } from '../history/moments.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { measureWords, type Measure } from './measure-words.ts';
import { useLimits, useSafetyChanged, type Limit } from './safety.ts';
import styles from './safety.module.css';

const kinds = ['deposit', 'loss', 'wager', 'session_time'] as const;

/** The player's limits of each kind: what holds, what is used, what is left, and what waits. */
export function LimitList(): ReactNode {
  const t = useWords();
  const query = useLimits();
  const [changing, setChanging] = useState<Limit>();
  return (
    <>
      <p className={styles['muted']}>{t('safety.limits.lead')}</p>
      <Answered query={query} height="40rem">
        {({ currency, limits }) => (
          <>
            {kinds.map((kind) => (
              <section key={kind} className={styles['kind']} aria-labelledby={`limit-${kind}`}>
                <h3 id={`limit-${kind}`}>{t(`safety.kind.${kind}`)}</h3>
                <p className={styles['muted']}>{t(`safety.kindText.${kind}`)}</p>
                <ul className={styles['windows']}>
                  {limits
                    .filter((limit) => limit.kind === kind)
                    .map((limit) => (
                      <LimitRow
                        key={limit.window}
                        limit={limit}
                        currency={currency}
                        onChange={() => setChanging(limit)}
                      />
                    ))}
                </ul>
              </section>
            ))}
            {changing && (
              <LimitDialog
                key={`${changing.kind} ${changing.window}`}
                limit={changing}
                currency={currency}
                onClose={() => setChanging(undefined)}
              />
            )}
          </>
        )}
      </Answered>
    </>
  );
}

function LimitRow({
  limit,
  currency,
  onChange,
}: {
  limit: Limit;
  currency: string;
  onChange: () => void;
}): ReactNode {
  const t = useWords();
  const words = (measure: Measure): string => measureWords(t, measure, currency);
  const name = `${t(`safety.kind.${limit.kind}`)}, ${t(`safety.window.${limit.window}`)}`;
  const act = t(limit.own ? 'safety.change' : 'safety.set');
  const { limit: holds, remaining } = limit;
  const isReached = remaining !== null && partOf(remaining) === 0n;
  return (
    <li className={styles['window']}>
      <div className={styles['windowHead']}>
        <span className={styles['windowName']}>{t(`safety.window.${limit.window}`)}</span>
        <span className={styles['windowLimit']}>
          {holds ? words(holds) : t('safety.noLimit')}
          {holds && holds.set_by !== 'player' && (
            <>
              {' '}
              <Badge>{t(`safety.setBy.${holds.set_by}`)}</Badge>
            </>
          )}
        </span>
        <Button size="small" aria-label={`${act}: ${name}`} onClick={onChange}>
          {act}
        </Button>
      </div>
      {holds && remaining && (
        <div className={styles['meter']} data-reached={isReached}>
          <ProgressBar label={t('safety.usedOf', { name })} value={shareUsed(holds, remaining)} max={1000} />
          <p className={styles['meterWords']}>
            <span>{t('safety.used', { used: words(limit.used) })}</span>
            <span>{isReached ? t('safety.reached') : t('safety.left', { left: words(remaining) })}</span>
          </p>
        </div>
      )}
      {limit.pending && <PendingChange limit={limit} pending={limit.pending} words={words} name={name} />}
    </li>
  );
}

/** What the limit becomes, from when on, and the way to keep it as it is. */
function PendingChange({
  limit,
  pending,
  words,
  name,
}: {
  limit: Limit;
  pending: NonNullable<Limit['pending']>;
  words: (measure: Measure) => string;
  name: string;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const changed = useSafetyChanged();
  const { language } = useShell();
  const [busy, setBusy] = useState(false);

  async function keep(): Promise<void> {
    if (!player) return;
    setBusy(true);
    const { kind, window } = limit;
    const result = await callApi(endpoints.safetyLimitCancel, { ...player, kind, window });
    if (result.ok) showToast({ tone: 'success', text: t('safety.kept') });
    else await report(new ApiRefusal(result.refusal));
    await changed();
    setBusy(false);
  }

  const time = formatMoment(pending.effective_at, language);
  return (
    <div className={styles['pending']}>
      <p>
        {pending.removes
          ? t('safety.pendingNone', { time })
          : t('safety.pending', { limit: words(pending), time })}
      </p>
      <Button
        size="small"
        busy={busy}
        aria-label={`${t('safety.keep')}: ${name}`}
        onClick={() => void keep()}
      >
        {t('safety.keep')}
      </Button>
    </div>
  );
}

/** A measure as one number, to be compared with others of its kind. */
function partOf({ amount, minutes }: Measure): bigint {
  return minutes === null ? toMinor(amount ?? '0') : BigInt(minutes);
}

/** How much of a limit is used, in thousandths. */
function shareUsed(limit: Measure, remaining: Measure): number {
  const whole = partOf(limit);
  return whole === 0n ? 1000 : Number(((whole - partOf(remaining)) * 1000n) / whole);
}
