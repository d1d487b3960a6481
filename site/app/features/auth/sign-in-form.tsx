import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@marquee/contract/api/auth/login.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { PasswordField, TextField } from '@marquee/ui/controls/text-field.tsx';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiRefusal, callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { takeSignIn } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './auth.module.css';

const schema = login.request.pick({ account_id: true, password: true });

/** Sign in by password. `onSignedIn` is called when the session stands. */
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
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { account_id: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const result = await callApi(endpoints.login, { ...siteInput(), ...values });
    if (takeSignIn(result)) {
      onSignedIn();
      return;
    }
    if (result.ok) return;
    const { refusal } = result;
    if (refusal.statusMessage === 'accountNotVerified') {
      onLeave?.();
      await navigate(`${path('/register')}?verify=${encodeURIComponent(values.account_id)}`);
      return;
    }
    const responsible = { invalidCredentials: 'password', accountLocked: 'password' } as const;
    if (showAtFields(refusal, ['account_id', 'password'], responsible, form.setError)) return;
    // A block or a closure ends no session here, as there is none: it is what the dialog says.
    await report(new ApiRefusal(refusal), { as: 'dialog' });
  });

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <TextField
        label={t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(errors.account_id)}
        {...form.register('account_id')}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={fieldError(errors.password)}
        {...form.register('password')}
      />
      <SubmitButton size="large" wide busy={isSubmitting}>
        {t('login.submit')}
      </SubmitButton>
      <p className={styles['or']}>
        <span>{t('login.newHere')}</span>
      </p>
      <LinkButton href={path('/register')} wide onClick={onLeave}>
        {t('login.register')}
      </LinkButton>
    </form>
  );
}
