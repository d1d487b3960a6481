import { Button } from '@marquee/ui/controls/button.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useWords } from '../../words/use-words.ts';
import { BreakBegun } from './break-begun.tsx';
import { useSafetyChanged, type Exclusion } from './safety.ts';
import styles from './safety.module.css';

/** In months; 0 is for good. */
const lengths_months = [6, 12, 24, 60, 0];

/** No play, no deposits and no marketing for months, or for good. It cannot be taken back, and is asked about twice. */
export function SelfExclusion(): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const changed = useSafetyChanged();
  const [months, setMonths] = useState(6);
  const [confirming, setConfirming] = useState(false);
  const [read, setRead] = useState(false);
  const [busy, setBusy] = useState(false);
  const [begun, setBegun] = useState<Exclusion>();

  async function exclude(): Promise<void> {
    if (!player) return;
    setBusy(true);
    const result = await callApi(endpoints.safetySelfExclude, {
      ...player,
      months: months === 0 ? null : months,
      confirm: true,
    });
    setBusy(false);
    setConfirming(false);
    if (result.ok) setBegun(result.answer.exclusion);
    else await report(new ApiRefusal(result.refusal));
    await changed();
  }

  const length = months === 0 ? t('safety.forGood') : t('safety.months', { months });
  return (
    <section className={styles['kind']} aria-labelledby="self-exclusion">
      <h3 id="self-exclusion">{t('safety.exclude.title')}</h3>
      <p className={styles['muted']}>{t('safety.exclude.text')}</p>
      <div className={styles['ask']}>
        <SelectField
          label={t('safety.exclude.length')}
          value={months}
          onChange={(event) => setMonths(Number(event.currentTarget.value))}
          options={lengths_months.map((one) => ({
            value: String(one),
            label: one === 0 ? t('safety.forGood') : t('safety.months', { months: one }),
          }))}
        />
        <Button
          onClick={() => {
            setRead(false);
            setConfirming(true);
          }}
        >
          {t('safety.exclude.begin')}
        </Button>
      </div>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('safety.exclude.confirm', { length })}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button onClick={() => setConfirming(false)}>{t('safety.notNow')}</Button>
            <Button variant="danger" disabled={!read} busy={busy} onClick={() => void exclude()}>
              {t('safety.exclude.send')}
            </Button>
          </>
        }
      >
        <ul className={styles['facts']}>
          <li>{t('safety.exclude.what')}</li>
          <li>{t('safety.fact.open')}</li>
          <li>{t('safety.fact.money')}</li>
          <li>{t('safety.exclude.noUndo')}</li>
          <li>{t(months === 0 ? 'safety.exclude.returnForGood' : 'safety.exclude.return')}</li>
        </ul>
        <Checkbox
          label={t('safety.exclude.read')}
          checked={read}
          onChange={(event) => setRead(event.currentTarget.checked)}
        />
      </Dialog>
      {begun && <BreakBegun exclusion={begun} onClose={() => setBegun(undefined)} />}
    </section>
  );
}
