import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { PasswordField, TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './auth.module.css';
import type { SignInFaults } from './sign-in-attempt.ts';

/** What sending the form takes. It is fetched when somebody begins to fill the form in. */
const sending = () => import('./sign-in-attempt.ts');

/**
 * Sign in by password. `onSignedIn` is called when the session stands. The form stands on first pages, and so it is no more
 * than what one sees of it.
 */
export function SignInForm({
  onSignedIn,
  onLeave,
}: {
  onSignedIn: () => void;
  onLeave?: () => void;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const [faults, setFaults] = useState<SignInFaults>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget;
    const fields = new FormData(form);
    const account_id = textOf(fields, 'account_id').trim();
    setFaults({});
    setBusy(true);
    const { attemptSignIn } = await sending();
    const outcome = await attemptSignIn(account_id, textOf(fields, 'password'), t);
    setBusy(false);
    if (outcome === 'signed_in') {
      onSignedIn();
      return;
    }
    if (outcome === 'not_verified') {
      onLeave?.();
      await navigate(`${path('/register')}?verify=${encodeURIComponent(account_id)}`);
      return;
    }
    if (outcome === 'shown') return;
    setFaults(outcome);
    const [first] = Object.keys(outcome);
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <Form className={styles['form']} onSubmit={submit}>
      <TextField
        label={t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={faults.account_id}
        name="account_id"
        onFocus={() => void sending()}
        onChange={() => setFaults({})}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={faults.password}
        name="password"
        onFocus={() => void sending()}
        onChange={() => setFaults({})}
      />
      <SubmitButton size="large" wide busy={busy}>
        {t('login.submit')}
      </SubmitButton>
      <p className={styles['or']}>
        <span>{t('login.newHere')}</span>
      </p>
      <LinkButton href={path('/register')} wide onClick={onLeave}>
        {t('login.register')}
      </LinkButton>
    </Form>
  );
}

/** What was typed into a field; a form without it gives nothing. */
function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
