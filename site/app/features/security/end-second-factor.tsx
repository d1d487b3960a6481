import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { twoFactorDisable } from '@marquee/contract/api/auth/two_factor_disable.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { PasswordField } from '@marquee/ui/controls/text-field.tsx';
import { useEffect, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { SecondFactorField } from '../auth/second-factor-field.tsx';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './security.module.css';

const schema = twoFactorDisable.request.pick({ password: true, totp: true });

/** Turns the second factor off, with the password and a code of it. */
export function EndSecondFactor({
  onEnded,
  onCancel,
}: {
  onEnded: () => void;
  onCancel: () => void;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { password: '', totp: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = form.handleSubmit(async (values) => {
    if (!player) return;
    const result = await callApi(endpoints.twoFactorDisable, { ...player, ...values });
    if (result.ok) {
      showToast({ tone: 'success', text: t('security.ended') });
      onEnded();
      return;
    }
    const shown = showAtFields(
      result.refusal,
      ['password', 'totp'],
      { wrongPassword: 'password', accountLocked: 'password', invalidTotp: 'totp' },
      form.setError,
    );
    if (!shown) await report(new ApiRefusal(result.refusal));
  });
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <PasswordField
        label={t('security.factorPassword')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={fieldError(errors.password)}
        {...form.register('password')}
      />
      <Controller
        control={form.control}
        name="totp"
        render={({ field }) => (
          <SecondFactorField
            value={field.value}
            onValue={field.onChange}
            error={fieldError(errors.totp)}
            ref={field.ref}
          />
        )}
      />
      <div className={styles['actions']}>
        <SubmitButton busy={isSubmitting}>{t('security.factorEnd')}</SubmitButton>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
      </div>
    </Form>
  );
}
