import { Contained } from '@marquee/ui/states/contained.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { twoFactorBegin } from '@marquee/contract/api/auth/two_factor_begin.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { OtpField } from '@marquee/ui/controls/otp-field.tsx';
import { PasswordField } from '@marquee/ui/controls/text-field.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useRefusalWords, useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './security.module.css';

const QrCode = lazy(() => import('../qr/qr-code.tsx'));

const schema = twoFactorBegin.request.pick({ password: true });

/** What an authenticator app is given. */
export interface Secret {
  readonly secret: string;
  readonly otpauth_url: string;
}

/** The first step: the password once more. */
export function BeginSecondFactor({
  onSecret,
  onCancel,
}: {
  onSecret: (secret: Secret) => void;
  onCancel: () => void;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = form.handleSubmit(async ({ password }) => {
    if (!player) return;
    const result = await callApi(endpoints.twoFactorBegin, { ...player, password });
    if (result.ok) {
      onSecret(result.answer);
      return;
    }
    const shown = showAtFields(
      result.refusal,
      ['password'],
      { wrongPassword: 'password', accountLocked: 'password' },
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
      <div className={styles['actions']}>
        <SubmitButton busy={isSubmitting}>{t('register.next')}</SubmitButton>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
      </div>
    </Form>
  );
}

/** The second step: the secret goes into the app, and the app's digits come back. */
export function ConfirmSecondFactor({
  secret: { secret, otpauth_url },
  onCodes,
  onCancel,
}: {
  secret: Secret;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const refusalWords = useRefusalWords();
  const player = usePlayerFields();
  const [digits, setDigits] = useState('');
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function confirm(totp: string): Promise<void> {
    if (!player) return;
    if (totp.length !== 6) {
      setRefusal('invalidTotp');
      return;
    }
    setBusy(true);
    const result = await callApi(endpoints.twoFactorConfirm, { ...player, totp });
    setBusy(false);
    if (result.ok) {
      onCodes(result.answer.recovery_codes);
      return;
    }
    setDigits('');
    if (result.refusal.statusMessage === 'invalidTotp') setRefusal('invalidTotp');
    else await report(new ApiRefusal(result.refusal));
    field.current?.focus();
  }

  return (
    <Form className={styles['form']} onSubmit={() => confirm(digits)}>
      <div className={styles['scan']}>
        <div className={styles['qr']}>
          <Contained>
            <Suspense fallback={<Skeleton height="100%" />}>
              <QrCode text={otpauth_url} label={t('security.qr')} />
            </Suspense>
          </Contained>
        </div>
        <div className={styles['scanText']}>
          <h3 className={styles['stepTitle']}>{t('security.scan')}</h3>
          <p className={styles['muted']}>{t('security.scanText')}</p>
          <p className={styles['muted']}>{t('security.secret')}</p>
          <p className={styles['secret']}>
            <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <CopyButton text={secret} />
        </div>
      </div>
      <OtpField
        label={t('factor.code')}
        value={digits}
        onValue={(typed) => {
          setDigits(typed);
          setRefusal('');
        }}
        onComplete={(typed) => void confirm(typed)}
        error={refusal ? refusalWords(refusal) : undefined}
        ref={field}
      />
      <div className={styles['actions']}>
        <SubmitButton busy={busy}>{t('security.confirm')}</SubmitButton>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
      </div>
    </Form>
  );
}
