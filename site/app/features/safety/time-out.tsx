import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { formatMoment } from '../history/moments.ts';
import { BreakBegun } from './break-begun.tsx';
import { useSafetyChanged, type Exclusion } from './safety.ts';
import styles from './safety.module.css';

const lengths_days = [1, 3, 7, 14, 30, 42];
const day_ms = 86_400_000;

/** A break of some days: no play and no deposits until it ends by itself. */
export function TimeOut(): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const changed = useSafetyChanged();
  const { language } = useShell();
  const [days, setDays] = useState(1);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [begun, setBegun] = useState<Exclusion>();
  const [now_ms, setNow] = useState(0);

  async function begin(): Promise<void> {
    if (!player) return;
    setBusy(true);
    const result = await callApi(endpoints.safetyTimeOut, { ...player, days });
    setBusy(false);
    setConfirming(false);
    if (result.ok) setBegun(result.answer.exclusion);
    else await report(new ApiRefusal(result.refusal));
    await changed();
  }

  return (
    <section className={styles['kind']} aria-labelledby="time-out">
      <h3 id="time-out">{t('safety.timeOut.title')}</h3>
      <p className={styles['muted']}>{t('safety.timeOut.text')}</p>
      <div className={styles['ask']}>
        <SelectField
          label={t('safety.timeOut.length')}
          value={days}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          options={lengths_days.map((length) => ({
            value: String(length),
            label: t('safety.days', { days: length }),
          }))}
        />
        <Button
          onClick={() => {
            setNow(Date.now());
            setConfirming(true);
          }}
        >
          {t('safety.timeOut.begin')}
        </Button>
      </div>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('safety.timeOut.confirm', { days })}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button onClick={() => setConfirming(false)}>{t('safety.notNow')}</Button>
            <Button variant="primary" busy={busy} onClick={() => void begin()}>
              {t('safety.timeOut.begin')}
            </Button>
          </>
        }
      >
        <ul className={styles['facts']}>
          <li>
            {t('safety.timeOut.until', {
              time: formatMoment(new Date(now_ms + days * day_ms).toISOString(), language),
            })}
          </li>
          <li>{t('safety.fact.open')}</li>
          <li>{t('safety.fact.money')}</li>
          <li>{t('safety.fact.noShortening')}</li>
        </ul>
      </Dialog>
      {begun && <BreakBegun exclusion={begun} onClose={() => setBegun(undefined)} />}
    </section>
  );
}
