import type { Envelope } from '@marquee/contract/envelope.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiRefusal } from '../../api/client.ts';
import { useRefusalWords, useReport } from '../../session/report.ts';
import { useWords } from '../../words/use-words.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { isSecondFactor, SecondFactorField } from './second-factor-field.tsx';
import styles from './auth.module.css';

/** The second factor of a sign-in. `onFactor` answers the refusal, or nothing where the player is signed in. */
export function SecondFactorForm({
  onFactor,
  onBack,
}: {
  onFactor: (totp: string) => Promise<Envelope | undefined>;
  onBack: () => void;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const refusalWords = useRefusalWords();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function use(totp: string): Promise<void> {
    if (!isSecondFactor(totp)) {
      setRefusal('invalidTotp');
      return;
    }
    setBusy(true);
    const refused = await onFactor(totp);
    setBusy(false);
    if (!refused) return;
    setTyped('');
    if (refused.statusMessage === 'invalidTotp') setRefusal('invalidTotp');
    else await report(new ApiRefusal(refused));
    field.current?.focus();
  }

  return (
    <Form className={styles['form']} onSubmit={() => use(typed)}>
      <p>{t('factor.lead')}</p>
      <SecondFactorField
        value={typed}
        onValue={(value) => {
          setTyped(value);
          setRefusal('');
        }}
        onComplete={(digits) => void use(digits)}
        error={refusal ? refusalWords(refusal) : undefined}
        ref={field}
      />
      <div className={styles['actions']}>
        <Button size="large" onClick={onBack}>
          {t('common.back')}
        </Button>
        <SubmitButton size="large" busy={busy}>
          {t('login.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
}
