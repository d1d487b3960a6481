import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextArea } from '@marquee/ui/controls/text-area.tsx';
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
import type { ContactMessage } from './contact-message.ts';

/** Answers a message by e-mail, beginning with a template if one is chosen. */
export function ReplyDialog({
  message,
  onClose,
}: {
  message: ContactMessage;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const { busy, message: fault, faults, run } = useSubmission();
  // The dialog is one answer, however often it is sent.
  const [idempotency_key] = useState(() => crypto.randomUUID());
  const [body, setBody] = useState('');
  const { message_id, site_code, name, topic, email_masked } = message;
  const templates = useOperation(endpoints.messagesTemplates, { site_code }).data?.value ?? [];
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const subject = textOf(new FormData(event.currentTarget), 'subject');
    if (!(await run(endpoints.messagesReply, { message_id, idempotency_key, subject, body }))) return;
    onClose();
    say(words('message.reply.done', { name }));
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words('message.reply.title', { name })}
      closeLabel={words('dialog.close')}
    >
      <form className={forms['form']} onSubmit={(event) => void send(event)} noValidate>
        <p className={forms['text']}>{words('message.reply.text', { address: email_masked })}</p>
        {templates.length > 0 && (
          <SelectField
            label={words('message.template')}
            defaultValue=""
            onChange={(event) => {
              const chosen = templates.find(({ template_id }) => template_id === event.currentTarget.value);
              if (chosen) setBody(chosen.body.replaceAll('{name}', name));
            }}
            options={[
              { value: '', label: words('message.noTemplate') },
              ...templates.map(({ template_id, title }) => ({ value: template_id, label: title })),
            ]}
          />
        )}
        <TextField
          label={words('player.message.subject')}
          name="subject"
          maxLength={150}
          defaultValue={words('message.reply.subject', { topic: words.find(`messageTopic.${topic}`, topic) })}
          error={faults['subject']}
        />
        <TextArea
          label={words('player.message.body')}
          rows={9}
          maxLength={8000}
          value={body}
          error={faults['body']}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <FormMessage text={fault} />
        <div className={forms['actions']}>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words('message.reply.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
