import { Button } from '@marquee/ui/controls/button.tsx';
import { PasswordField } from '@marquee/ui/controls/text-field.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { FormEvent, ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { textOf } from '../../forms/text-of.ts';

/** Changes one's own password. */
export function ChangePassword({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords();
  const { operator } = useMe();
  const { busy, message, faults, run } = useSubmission();
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const done = await run(endpoints.sessionChangePassword, {
      current_password: textOf(form, 'current_password'),
      new_password: textOf(form, 'new_password'),
    });
    if (!done) return;
    say(words('password.changed'));
    onClose();
  }
  const shows = { showLabel: words('password.show'), hideLabel: words('password.hide') };
  return (
    <Dialog open onClose={onClose} title={words('password.change')} closeLabel={words('dialog.close')}>
      <form className={forms['form']} onSubmit={(event) => void submit(event)} noValidate>
        {/* Password managers keep the new one beside this name. */}
        <input type="email" autoComplete="username" value={operator.email} readOnly hidden />
        <PasswordField
          {...shows}
          label={words('password.current')}
          name="current_password"
          autoComplete="current-password"
          error={faults['current_password']}
        />
        <PasswordField
          {...shows}
          label={words('password.new')}
          hint={words('invitation.passwordHint')}
          name="new_password"
          autoComplete="new-password"
          error={faults['new_password']}
        />
        <FormMessage text={message} />
        <div className={forms['actions']}>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words('password.change')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
