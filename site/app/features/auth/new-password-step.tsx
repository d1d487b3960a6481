import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { resetPassword } from '@marquee/contract/api/auth/reset_password.ts';
import { PasswordField } from '@marquee/ui/controls/text-field.tsx';
import { useEffect, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiRefusal, callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { isAboutTheCode } from './code-form.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import styles from './auth.module.css';

const schema = resetPassword.request.pick({ new_password: true });

/** Which refusals are about the password. */
const responsible = { passwordTooCommon: 'new_password', passwordHasAccount: 'new_password' } as const;

/** The new password, sent together with the code. */
export function NewPasswordStep({
  accountId,
  tac,
  onDone,
  onCodeRefused,
}: {
  accountId: string;
  tac: string;
  onDone: () => void;
  /** The code was wrong or late: it is to be typed again. */
  onCodeRefused: (statusMessage: string) => void;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { new_password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'new_password' });
  const { setFocus } = form;
  useEffect(() => setFocus('new_password'), [setFocus]);
  const submit = form.handleSubmit(async ({ new_password }) => {
    const result = await callApi(endpoints.resetPassword, {
      ...siteInput(),
      account_id: accountId,
      tac,
      new_password,
    });
    if (result.ok) {
      onDone();
      return;
    }
    const { refusal } = result;
    if (showAtFields(refusal, ['new_password'], responsible, form.setError)) return;
    if (isAboutTheCode(refusal)) onCodeRefused(refusal.statusMessage);
    else await report(new ApiRefusal(refusal));
  });
  return (
    <Form className={styles['form']} onSubmit={submit}>
      {/* Password managers keep the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={accountId} readOnly />
      <PasswordField
        label={t('password.new')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={fieldError(errors.new_password)}
        {...form.register('new_password')}
      />
      <StrengthMeter password={typed} />
      <SubmitButton size="large" wide busy={isSubmitting}>
        {t('forgot.save')}
      </SubmitButton>
    </Form>
  );
}
