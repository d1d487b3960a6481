import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { FormEvent, ReactNode } from 'react';
import type { useSubmission } from '../../api/use-operation.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';
import { dayIn, daysAfter } from '../reports/span.ts';

export interface BookDialogProps {
  readonly gateways: readonly string[];
  readonly onClose: () => void;
  readonly onDone: (runId: string) => void;
}

/** Asks of which gateway and day the books are to be compared; `compare` does it, and answers what it came to. */
export function BookDialog({
  gateways,
  onClose,
  onDone,
  title,
  text,
  submission: { busy, message, faults },
  compare,
  children,
}: BookDialogProps & {
  title: string;
  text: string;
  submission: Pick<ReturnType<typeof useSubmission>, 'busy' | 'message' | 'faults'>;
  /** Undefined where it was refused, or where something is missing in the form. */
  compare: (
    form: FormData,
    of: { readonly gateway: string; readonly day: string },
  ) => Promise<{ readonly run_id: string; readonly differences: number } | undefined>;
  /** Further fields of the form. */
  children?: ReactNode;
}): ReactNode {
  const words = useWords();
  const today = dayIn('UTC');
  async function start(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answer = await compare(form, { gateway: textOf(form, 'gateway'), day: textOf(form, 'day') });
    if (!answer) return;
    onClose();
    onDone(answer.run_id);
    say(words('gatewayBook.done', { count: answer.differences }));
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={words('dialog.close')}>
      <form className={forms['form']} onSubmit={(event) => void start(event)} noValidate>
        <p className={forms['text']}>{text}</p>
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
        {children}
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
