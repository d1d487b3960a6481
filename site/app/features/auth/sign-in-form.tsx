import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { PasswordField, TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiRefusal, callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { takeSignIn } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './auth.module.css';

interface Faults {
  readonly account_id?: { readonly message: string };
  readonly password?: { readonly message: string };
}

/** The refusals that say something about what stands in the form. */
const aboutPassword = ['invalidCredentials', 'accountLocked'];

/**
 * Sign in by password. `onSignedIn` is called when the session stands. The rule is only that nothing is empty, and the form
 * stands on first pages; so it does without the form library and the contract's schemas, which weigh more than the page.
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
  const report = useReport();
  const fieldError = useFieldError();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget;
    const fields = new FormData(form);
    const account_id = textOf(fields, 'account_id').trim();
    const password = textOf(fields, 'password');
    const show = (found: Faults): void => {
      setFaults(found);
      const [first] = Object.keys(found);
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    };
    if (!account_id || !password) {
      show({
        ...(!account_id && { account_id: { message: 'the account' } }),
        ...(!password && { password: { message: 'the password' } }),
      });
      return;
    }
    setFaults({});
    setBusy(true);
    const result = await callApi(endpoints.login, { ...siteInput(), account_id, password });
    setBusy(false);
    if (takeSignIn(result)) {
      onSignedIn();
      return;
    }
    if (result.ok) return;
    const { refusal } = result;
    if (refusal.statusMessage === 'accountNotVerified') {
      onLeave?.();
      await navigate(`${path('/register')}?verify=${encodeURIComponent(account_id)}`);
      return;
    }
    if (aboutPassword.includes(refusal.statusMessage)) {
      show({ password: { message: refusal.statusMessage } });
      return;
    }
    // A block or a closure ends no session here, as there is none: it is what the dialog says.
    await report(new ApiRefusal(refusal), { as: 'dialog' });
  }

  return (
    <Form className={styles['form']} onSubmit={submit}>
      <TextField
        label={t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(faults.account_id)}
        name="account_id"
        onChange={() => setFaults({})}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={fieldError(faults.password)}
        name="password"
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
