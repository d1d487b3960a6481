import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { textOf } from '../../forms/text-of.ts';
import { useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';
import { dayIn, daysAfter } from '../reports/span.ts';

/** Holds our payments against a statement of the gateway or the bank. */
export function UploadDialog({
  gateways,
  onClose,
  onDone,
}: {
  gateways: readonly string[];
  onClose: () => void;
  onDone: (runId: string) => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const { busy, message, faults, run } = useSubmission();
  const [lacksFile, setLacksFile] = useState(false);
  const today = dayIn('UTC');
  const currencies = [...new Set(me.sites.map(({ currency }) => currency))];
  async function upload(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    const isFile = file instanceof File && file.size > 0;
    setLacksFile(!isFile);
    if (!isFile) return;
    const answer = await run(endpoints.reconciliationUpload, {
      gateway: textOf(form, 'gateway'),
      day: textOf(form, 'day'),
      currency: textOf(form, 'currency'),
      file_name: file.name.slice(-120),
      content: await file.text(),
    });
    if (!answer) return;
    onClose();
    onDone(answer.run_id);
    say(words('gatewayBook.done', { count: answer.differences }));
  }
  return (
    <Dialog open onClose={onClose} title={words('gatewayBook.upload')} closeLabel={words('dialog.close')}>
      <form className={forms['form']} onSubmit={(event) => void upload(event)} noValidate>
        <p className={forms['text']}>{words('gatewayBook.uploadText')}</p>
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
        <SelectField
          label={words('report.currency')}
          hint={words('gatewayBook.currencyHint')}
          name="currency"
          options={currencies.map((value) => ({ value, label: value }))}
          error={faults['currency']}
        />
        <TextField
          type="file"
          accept=".csv,text/csv"
          label={words('gatewayBook.file')}
          hint={words('gatewayBook.fileHint')}
          name="file"
          error={lacksFile ? words('gatewayBook.noFile') : faults['content']}
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
