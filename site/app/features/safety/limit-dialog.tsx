import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { positiveMoneySchema } from '@marquee/contract/fields.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { AmountField } from '@marquee/ui/controls/amount-field.tsx';
import { currencySymbol } from '@marquee/ui/data/decimal.ts';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { strictNumber } from '../forms/keyboard-filters.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { formatMoment } from '../history/moments.ts';
import { durationWords, measureWords, type Measure } from './measure-words.ts';
import { useSafetyChanged, type Limit } from './safety.ts';
import styles from './safety.module.css';

const schema = z.object({ value: positiveMoneySchema });

/** A limit on time cannot be longer than its window. */
const minutesIn = { '24h': 1_440, '7d': 10_080, '30d': 43_200 } as const;
const minutePicks = {
  '24h': [30, 60, 120, 240],
  '7d': [120, 300, 600, 1200],
  '30d': [600, 1200, 2400, 4800],
};

/** Set, change or take away one limit of the player's own. */
export function LimitDialog({
  limit,
  currency,
  onClose,
}: {
  limit: Limit;
  currency: string;
  onClose: () => void;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const changed = useSafetyChanged();
  const fieldError = useFieldError();
  const { language } = useShell();
  const [removing, setRemoving] = useState(false);
  const { kind, window, own } = limit;
  const isTime = kind === 'session_time';
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { value: String(own?.minutes ?? own?.amount ?? '') },
  });
  const { errors, isSubmitting } = form.formState;
  const value = useWatch({ control: form.control, name: 'value' });

  async function save(measure: Measure): Promise<void> {
    if (!player) return;
    const result = await callApi(endpoints.safetyLimitSet, { ...player, kind, window, ...measure });
    if (!result.ok) {
      await report(new ApiRefusal(result.refusal));
      return;
    }
    const { pending } = result.answer.limit;
    await changed();
    showToast({
      tone: 'success',
      text: pending
        ? t('safety.savedPending', { time: formatMoment(pending.effective_at, language) })
        : t('safety.saved'),
      duration_ms: 6000,
    });
    onClose();
  }

  const submit = form.handleSubmit(async (entered) => {
    if (!isTime) {
      await save({ amount: entered.value, minutes: null });
      return;
    }
    const minutes = Number(entered.value);
    if (minutes > minutesIn[window]) {
      form.setError('value', { message: t('safety.tooLong', { minutes: minutesIn[window] }) });
      return;
    }
    await save({ amount: null, minutes });
  });

  async function remove(): Promise<void> {
    setRemoving(true);
    await save({ amount: null, minutes: null });
    setRemoving(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${t(`safety.kind.${kind}`)}, ${t(`safety.window.${window}`)}`}
      closeLabel={t('common.close')}
    >
      <Form className={styles['form']} onSubmit={submit}>
        <p className={styles['muted']}>{t(`safety.kindText.${kind}`)}</p>
        <AmountField
          label={t(isTime ? 'safety.limitMinutes' : 'safety.limitAmount')}
          currency={isTime ? t('safety.minutesSign') : currencySymbol(currency)}
          hint={own ? t('safety.now', { limit: measureWords(t, own, currency) }) : undefined}
          picks={
            isTime
              ? minutePicks[window].map((minutes) => ({
                  value: String(minutes),
                  label: durationWords(t, minutes),
                }))
              : []
          }
          picked={value}
          onPick={(picked) => form.setValue('value', picked, { shouldValidate: true })}
          onInput={isTime ? strictNumber : undefined}
          error={fieldError(errors.value)}
          {...form.register('value')}
        />
        <p className={styles['note']}>{t('safety.rule')}</p>
        <div className={styles['formActions']}>
          {own && (
            <Button variant="quiet" busy={removing} disabled={isSubmitting} onClick={() => void remove()}>
              {t('safety.remove')}
            </Button>
          )}
          <SubmitButton busy={isSubmitting} disabled={removing}>
            {t('safety.save')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
