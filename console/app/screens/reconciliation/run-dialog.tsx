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
import { gatewayName } from '../deposits/columns.tsx';
import { dayIn, daysAfter } from '../reports/span.ts';

/** Asks a gateway for its list of a day now. */
export function RunDialog({
  gateways,
  onClose,
  onDone,
}: {
  gateways: readonly string[];
  onClose: () => void;
  onDone: (runId: string) => void;
}): ReactNode {
  const words = useWords();
  const { busy, message, faults, run } = useSubmission();
  const today = dayIn('UTC');
  async function start(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answer = await run(endpoints.reconciliationRun, {
      gateway: textOf(form, 'gateway'),
      day: textOf(form, 'day'),
    });
    if (!answer) return;
    onClose();
    onDone(answer.run_id);
    say(words('gatewayBook.done', { count: answer.differences }));
  }
  return (
    <Dialog open onClose={onClose} title={words('gatewayBook.run')} closeLabel={words('dialog.close')}>
      <form className={forms['form']} onSubmit={(event) => void start(event)} noValidate>
        <p className={forms['text']}>{words('gatewayBook.runText')}</p>
        <SelectField
          label={words('notice.gateway')}
          name="gateway"
          options={gateways.map((value) => ({ value, label: gatewayName(words, value) }))}
          error={faults['gateway']}
        />
        <TextField
          type="date"
          label={words('gatewayBook.day')}
          name="day"
          defaultValue={daysAfter(today, -1)}
          max={today}
          error={faults['day']}
        />
        <FormMessage text={message} />
        <div className={forms['actions']}>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words('gatewayBook.compare')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
