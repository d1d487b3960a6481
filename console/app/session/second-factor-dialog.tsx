import { Button } from '@marquee/ui/controls/button.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { Fingerprint } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { endpoints } from '../api/endpoints.ts';
import { refusalText } from '../api/refusal-words.ts';
import { useOperation, useSubmission } from '../api/use-operation.ts';
import { CodeField } from '../forms/code-field.tsx';
import { FormMessage } from '../forms/form-message.tsx';
import forms from '../forms/forms.module.css';
import { useWords } from '../words/use-words.ts';
import { confirmByPasskey } from './passkey.ts';
import { useSecondFactorQuestion } from './second-factor.ts';

/** Asks for the second factor before rights and money are touched; what was to be done is then done. */
export function SecondFactorDialog(): ReactNode {
  const words = useWords();
  const answer = useSecondFactorQuestion();
  return (
    <Dialog
      open={answer !== undefined}
      onClose={() => answer?.(false)}
      title={words('stepUp.title')}
      closeLabel={words('dialog.close')}
    >
      {answer && <SecondFactorForm onGiven={() => answer(true)} />}
    </Dialog>
  );
}

function SecondFactorForm({ onGiven }: { onGiven: () => void }): ReactNode {
  const words = useWords();
  const [code, setCode] = useState('');
  const { busy, message, faults, run } = useSubmission();
  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (await run(endpoints.sessionStepUp, { totp: code.trim() })) onGiven();
    else setCode('');
  }
  const found = useOperation(endpoints.sessionPasskeys, {});
  const hasPasskey = found.data?.value.some(({ host }) => host === location.hostname) ?? false;
  const [asksDevice, setAsksDevice] = useState(false);
  const [notUsed, setNotUsed] = useState<string>();
  async function byPasskey(): Promise<void> {
    setAsksDevice(true);
    setNotUsed(undefined);
    const confirmed = await confirmByPasskey();
    setAsksDevice(false);
    if ('answer' in confirmed) onGiven();
    else if ('refusal' in confirmed) setNotUsed(refusalText(words, confirmed.refusal));
    else setNotUsed(words(`passkey.notUsed.${confirmed.without}`));
  }
  return (
    <form className={forms['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={forms['text']}>{words('stepUp.text')}</p>
      <CodeField value={code} onValue={setCode} error={faults['totp'] ?? message} begins />
      <FormMessage text={notUsed} />
      <div className={forms['actions']}>
        {hasPasskey && (
          <Button
            busy={asksDevice}
            icon={<Fingerprint size={18} aria-hidden="true" />}
            onClick={() => void byPasskey()}
          >
            {words('stepUp.passkey')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={busy}>
          {words('stepUp.confirm')}
        </Button>
      </div>
    </form>
  );
}
