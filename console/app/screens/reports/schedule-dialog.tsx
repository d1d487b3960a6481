import type { reportsExport } from '@marquee/contract/operate/reports/export.ts';
import type { OperationInput } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { FormEvent, ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';

const cadences = ['day', 'week', 'month'] as const;
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Asks how often the report on the screen is to come by e-mail. */
export function ScheduleDialog({
  wish,
  onClose,
}: {
  wish: Omit<OperationInput<typeof reportsExport>, 'format'>;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const cadence = cadences.find((one) => one === textOf(form, 'cadence')) ?? 'day';
    const done = await submission.run(endpoints.reportsSubscribe, {
      ...wish,
      format: textOf(form, 'format') === 'csv' ? 'csv' : 'xlsx',
      name: textOf(form, 'name'),
      cadence,
      hour: Number(textOf(form, 'hour')),
    });
    if (!done) return;
    onClose();
    say(words('schedule.done'));
  }
  return (
    <Dialog open onClose={onClose} title={words('schedule.title')} closeLabel={words('dialog.close')}>
      <form className={forms['form']} onSubmit={(event) => void submit(event)} noValidate>
        <p className={forms['text']}>{words('schedule.text')}</p>
        <TextField
          label={words('schedule.name')}
          name="name"
          maxLength={80}
          defaultValue={words(`report.${wish.report}`)}
          error={submission.faults['name']}
        />
        <SelectField
          label={words('schedule.cadence')}
          name="cadence"
          options={cadences.map((value) => ({ value, label: words(`cadence.${value}`) }))}
        />
        <SelectField
          label={words('schedule.hour')}
          name="hour"
          defaultValue="7"
          options={hours.map((value) => ({ value, label: `${value.padStart(2, '0')}:00` }))}
        />
        <SelectField
          label={words('schedule.format')}
          name="format"
          options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: words(`report.${value}`) }))}
        />
        <FormMessage text={submission.message} />
        <div className={forms['actions']}>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" busy={submission.busy}>
            {words('schedule.do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
