import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { updatePassword } from '@marquee/contract/api/auth/update_password.ts';
import { PasswordField } from '@marquee/ui/controls/text-field.tsx';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { StrengthMeter } from '../auth/strength-meter.tsx';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './security.module.css';

const schema = updatePassword.request.pick({ password: true, new_password: true });

/** Another password, given the one now; the other sessions end with it. */
export function PasswordForm({ onChanged }: { onChanged: () => void }): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { password: '', new_password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'new_password' });
  const submit = form.handleSubmit(async (values) => {
    if (!player) return;
    const result = await callApi(endpoints.updatePassword, { ...player, ...values });
    if (result.ok) {
      showToast({
        tone: 'success',
        text: t('password.saved', { count: result.answer.sessions_ended }),
        duration_ms: 5000,
      });
      onChanged();
      return;
    }
    const shown = showAtFields(
      result.refusal,
      ['password', 'new_password'],
      {
        wrongPassword: 'password',
        accountLocked: 'password',
        samePassword: 'new_password',
        passwordTooCommon: 'new_password',
        passwordHasAccount: 'new_password',
      },
      form.setError,
    );
    if (!shown) await report(new ApiRefusal(result.refusal));
  });
  const words = { showLabel: t('login.showPassword'), hideLabel: t('login.hidePassword') };
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <PasswordField
        {...words}
        label={t('password.current')}
        autoComplete="current-password"
        error={fieldError(errors.password)}
        {...form.register('password')}
      />
      <PasswordField
        {...words}
        label={t('password.new')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        error={fieldError(errors.new_password)}
        {...form.register('new_password')}
      />
      <StrengthMeter password={typed} />
      <p className={styles['muted']}>{t('password.ends')}</p>
      <SubmitButton size="large" busy={isSubmitting}>
        {t('password.save')}
      </SubmitButton>
    </Form>
  );
}
