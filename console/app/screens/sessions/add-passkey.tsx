import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';

const nameLength = 40;

/** Names a passkey and lets the browser create it. */
export function AddPasskey({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords();
  const here = useOperation(endpoints.sessionList, {}).data?.value.find(({ current }) => current);
  const { busy, message, faults, run } = useSubmission();
  const [without, setWithout] = useState<'left' | 'taken' | 'unsupported'>();
  const suggested = [here?.device.browser, here?.device.os].filter(Boolean).join(', ').slice(0, nameLength);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = textOf(new FormData(event.currentTarget), 'name');
    setWithout(undefined);
    const started = await run(endpoints.sessionPasskeyAddBegin, {});
    if (!started) return;
    const { createPasskey } = await import('@marquee/ui/passkeys/browser-passkey.ts');
    const created = await createPasskey(started.options);
    if ('without' in created) {
      setWithout(created.without);
      return;
    }
    const { challenge_token } = started;
    const { credential } = created;
    if (!(await run(endpoints.sessionPasskeyAdd, { challenge_token, name, credential }))) return;
    say(words('passkey.added'));
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words('passkey.add')} closeLabel={words('dialog.close')}>
      <form className={forms['form']} onSubmit={(event) => void submit(event)} noValidate>
        <p className={forms['text']}>{words('passkey.addText')}</p>
        <TextField
          key={suggested}
          label={words('passkey.name')}
          hint={words('passkey.nameHint')}
          name="name"
          maxLength={nameLength}
          defaultValue={suggested}
          error={faults['name']}
        />
        <FormMessage
          text={message ?? (without === undefined ? undefined : words(`passkey.notAdded.${without}`))}
        />
        <div className={forms['actions']}>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words('passkey.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
