import { Button } from '@marquee/ui/controls/button.tsx';
import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Player } from './player.tsx';

/** Writes a message into a player's inbox. */
export function MessageDialog({ player, onClose }: { player: Player; onClose: () => void }): ReactNode {
  const words = useWords();
  const { busy, message, faults, run } = useSubmission();
  // The dialog is one message, however often it is sent.
  const [idempotency_key] = useState(() => crypto.randomUUID());
  const { player_id, account_id, language } = player;
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [title, body] = [textOf(form, 'title'), textOf(form, 'body')];
    if (!(await run(endpoints.playersWriteMessage, { player_id, idempotency_key, title, body }))) return;
    onClose();
    say(words('player.message.done', { account: account_id }));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('player.message.title', { account: account_id })}
      closeLabel={words('dialog.close')}
    >
      <form className={forms['form']} onSubmit={(event) => void send(event)} noValidate>
        <p className={forms['text']}>{words('player.message.text', { language })}</p>
        <TextField
          label={words('player.message.subject')}
          name="title"
          maxLength={120}
          error={faults['title']}
        />
        <TextArea
          label={words('player.message.body')}
          name="body"
          rows={6}
          maxLength={4000}
          error={faults['body']}
        />
        <FormMessage text={message} />
        <div className={forms['actions']}>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words('player.message.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
