import { PasswordField, TextField } from '@marquee/ui/controls/text-field.tsx';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { RegisterInput } from './register-schema.ts';
import { StrengthMeter } from './strength-meter.tsx';
import styles from './auth.module.css';

/** The first step of opening an account: a name to sign in with, and a password. */
export function AccountStep({ onNext }: { onNext: () => Promise<void> }): ReactNode {
  const t = useWords();
  const path = usePath();
  const fieldError = useFieldError();
  const { register, formState } = useFormContext<RegisterInput>();
  const { errors } = formState;
  const password = useWatch<RegisterInput, 'password'>({ name: 'password' });
  return (
    <Form className={styles['form']} onSubmit={onNext}>
      <TextField
        label={t('register.account')}
        hint={t('register.accountHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(errors.account_id)}
        {...register('account_id')}
      />
      <PasswordField
        label={t('register.password')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={fieldError(errors.password)}
        {...register('password')}
      />
      <StrengthMeter password={password} />
      <SubmitButton size="large" wide>
        {t('register.next')}
      </SubmitButton>
      <p>
        {t('register.haveAccount')}{' '}
        <a className={styles['link']} href={path('/login')}>
          {t('account.signIn')}
        </a>
      </p>
    </Form>
  );
}
