import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { stepUp } from '@marquee/contract/api/auth/step_up.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { PasswordField } from '@marquee/ui/controls/text-field.tsx';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { QueryScope } from '../../session/query-scope.tsx';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { usePasskeys } from '../passkeys/use-passkeys.ts';
import { SecondFactorField } from '../auth/second-factor-field.tsx';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './security.module.css';

const schema = stepUp.request.pick({ password: true, totp: true });

interface Asking {
  readonly onProof: (proof: string) => void;
  readonly onCancel: () => void;
}

/**
 * Asks who is calling once more: the password, and the second factor's code once the server says that there is one; or a
 * passkey, which does for both.
 */
export function StepUpForm(asking: Asking): ReactNode {
  return (
    <QueryScope>
      <StepUpFields {...asking} />
    </QueryScope>
  );
}

function StepUpFields({ onProof, onCancel }: Asking): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const fieldError = useFieldError();
  const [hasFactor, setHasFactor] = useState(false);
  const form = useForm<{ password: string; totp?: string | undefined }>({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus(hasFactor ? 'totp' : 'password'), [setFocus, hasFactor]);

  const submit = form.handleSubmit(async (values) => {
    if (!player) return;
    const result = await callApi(endpoints.stepUp, { ...player, ...values });
    if (result.ok) {
      onProof(result.answer.step_up_proof);
      return;
    }
    if (result.refusal.statusMessage === 'twoFactorRequired' && !hasFactor) {
      form.setValue('totp', '');
      setHasFactor(true);
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

  const hasPasskey = usePasskeys().data?.value.some(({ host }) => host === location.hostname) ?? false;
  async function byPasskey(): Promise<void> {
    if (!player) return;
    const { confirmByPasskey } = await import('../passkeys/passkey-step-up.ts');
    const confirmed = await confirmByPasskey(player);
    if (!confirmed) showToast({ tone: 'warning', text: t('passkey.notUsed') });
    else if ('proof' in confirmed) onProof(confirmed.proof);
    else await report(new ApiRefusal(confirmed.refusal));
  }

  return (
    <Form className={styles['form']} onSubmit={submit}>
      <p className={styles['muted']}>{t(hasPasskey ? 'stepUp.textOrPasskey' : 'stepUp.text')}</p>
      <PasswordField
        label={t('stepUp.password')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={fieldError(errors.password)}
        {...form.register('password')}
      />
      {hasFactor && (
        <Controller
          control={form.control}
          name="totp"
          render={({ field }) => (
            <SecondFactorField
              value={field.value ?? ''}
              onValue={field.onChange}
              error={fieldError(errors.totp)}
              ref={field.ref}
            />
          )}
        />
      )}
      <div className={styles['formActions']}>
        <Button size="large" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
        <SubmitButton size="large" busy={isSubmitting}>
          {t('security.confirm')}
        </SubmitButton>
      </div>
      {hasPasskey && (
        <Button
          size="large"
          icon={<Fingerprint size={18} aria-hidden="true" />}
          onClick={() => void byPasskey()}
        >
          {t('stepUp.byPasskey')}
        </Button>
      )}
    </Form>
  );
}
