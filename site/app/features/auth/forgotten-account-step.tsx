import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { forgotPassword } from '@marquee/contract/api/auth/forgot_password.ts';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ApiRefusal, callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './auth.module.css';

const schema = forgotPassword.request.pick({ account_id: true, contact_phone: true });

export interface ForgottenAccount {
  readonly account_id: string;
  readonly contact_phone: string;
}

/** How long to wait where a code was sent a moment ago, and the answer does not say when. */
const patience_s = 60;

/** Asks for the code: the account and its number. Whether they belong together is not said. */
export function ForgottenAccountStep({
  onAsked,
}: {
  onAsked: (account: ForgottenAccount, resendAfter_s: number) => void;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const report = useReport();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { account_id: '', contact_phone: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (account) => {
    const result = await callApi(endpoints.forgotPassword, { ...siteInput(), ...account });
    if (result.ok) {
      onAsked(account, result.answer.resend_after_s);
      return;
    }
    // A code is on its way already, and can be typed in.
    if (result.refusal.statusMessage === 'tacResendTooSoon') {
      onAsked(account, patience_s);
      return;
    }
    const shown = showAtFields(result.refusal, ['account_id', 'contact_phone'], {}, form.setError);
    if (!shown) await report(new ApiRefusal(result.refusal));
  });
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <TextField
        label={t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(errors.account_id)}
        {...form.register('account_id')}
      />
      <Controller
        control={form.control}
        name="contact_phone"
        render={({ field }) => (
          <PhoneField label={t('register.phone')} error={fieldError(errors.contact_phone)} {...field} />
        )}
      />
      <SubmitButton size="large" wide busy={isSubmitting}>
        {t('code.send')}
      </SubmitButton>
      <p>
        <a className={styles['link']} href={path('/login')}>
          {t('forgot.toSignIn')}
        </a>
      </p>
    </Form>
  );
}
