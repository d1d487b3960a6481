import { Button } from '@marquee/ui/controls/button.tsx';
import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Submission } from '../api/use-operation.ts';
import { useWords } from '../words/use-words.ts';
import { FormMessage } from './form-message.tsx';
import styles from './forms.module.css';

/** A question before something is done: what it means, other fields where there are some, and the reason that the audit keeps. */
export function ReasonDialog({
  open,
  onClose,
  title,
  text,
  hint,
  confirm,
  danger = false,
  optional = false,
  suggestions = [],
  submission,
  onConfirm,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  /** Who reads the reason. */
  hint?: string;
  /** What the button says. */
  confirm: string;
  danger?: boolean;
  /** Whether it can be done without a reason. */
  optional?: boolean;
  /** Reasons that are given often. */
  suggestions?: readonly string[];
  submission: Submission;
  onConfirm: (reason: string, form: FormData) => void;
  children?: ReactNode;
}): ReactNode {
  const words = useWords();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={words('dialog.close')}>
      {open && (
        <ReasonForm
          {...{
            text,
            hint,
            confirm,
            danger,
            optional,
            suggestions,
            submission,
            onConfirm,
            onClose,
            children,
          }}
        />
      )}
    </Dialog>
  );
}

function ReasonForm({
  text,
  hint,
  confirm,
  danger,
  optional,
  suggestions,
  submission: { busy, message, faults },
  onConfirm,
  onClose,
  children,
}: {
  text: ReactNode;
  hint: string | undefined;
  confirm: string;
  danger: boolean;
  optional: boolean;
  suggestions: readonly string[];
  submission: Submission;
  onConfirm: (reason: string, form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  const words = useWords();
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The dialog takes the focus when it opens, which is after this; the first field is where one goes on.
  useEffect(
    () => queueMicrotask(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()),
    [],
  );
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onConfirm(reason.trim(), new FormData(event.currentTarget));
  }
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <div className={styles['text']}>{text}</div>
      {children}
      <TextArea
        label={optional ? words('reason.optional') : words('reason.label')}
        hint={hint ?? words('reason.hint')}
        error={faults['reason']}
        name="reason"
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {suggestions.length > 0 && (
        <ul className={styles['suggestions']} aria-label={words('reason.suggestions')}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" onClick={() => setReason(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormMessage text={message} />
      <div className={styles['actions']}>
        <Button onClick={onClose}>{words('dialog.cancel')}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
