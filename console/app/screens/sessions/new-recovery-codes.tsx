import { Button } from '@marquee/ui/controls/button.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { useWords } from '../../words/use-words.ts';
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx';

/** Replaces one's recovery codes; the old ones no longer work. */
export function NewRecoveryCodes({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords();
  const { busy, message, run } = useSubmission();
  const [codes, setCodes] = useState<readonly string[]>();
  async function replace(): Promise<void> {
    const answer = await run(endpoints.sessionNewRecoveryCodes, {});
    if (answer) setCodes(answer.recovery_codes);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={codes ? words('recovery.title') : words('recovery.replace')}
      closeLabel={words('dialog.close')}
      dismissible={!codes}
    >
      {codes ? (
        <div className={forms['form']}>
          <p className={forms['text']}>{words('recovery.text')}</p>
          <RecoveryCodes codes={codes} onSaved={onClose} />
        </div>
      ) : (
        <div className={forms['form']}>
          <p className={forms['text']}>{words('recovery.replaceText')}</p>
          <FormMessage text={message} />
          <div className={forms['actions']}>
            <Button onClick={onClose}>{words('dialog.cancel')}</Button>
            <Button variant="primary" busy={busy} onClick={() => void replace()}>
              {words('recovery.replace')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
