import { Button } from '@marquee/ui/controls/button.tsx';
import { OtpField } from '@marquee/ui/controls/otp-field.tsx';
import { Countdown, useRemainingSeconds } from '@marquee/ui/data/countdown.tsx';
import { Inbox } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiRefusal, callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useRefusalWords, useReport } from '../../session/report.ts';
import { takeSignIn } from '../../session/session.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './auth.module.css';

export interface CodeSent {
  readonly accountId: string;
  readonly channel: 'sms' | 'email';
  /** Masked; empty where it is not known. */
  readonly sentTo: string;
  /** From when another code can be asked for. */
  readonly resendAt_ms: number;
}

/** The moment so many seconds from now. */
export function momentAfter_ms(seconds: number): number {
  return Date.now() + seconds * 1000;
}

/** What a wrong, late or missing code is refused with; these are shown at the field. */
const aboutTheCode: ReadonlySet<string> = new Set([
  'invalidTac',
  'tacExpired',
  'tacAttemptsExceeded',
  'tacNotRequested',
  'tacResendTooSoon',
  'invalidInput',
]);

/** The third step: the one-time code, which can be sent again after a while. */
export function CodeStep({ sent, onVerified }: { sent: CodeSent; onVerified: () => void }): ReactNode {
  const t = useWords();
  const report = useReport();
  const refusalWords = useRefusalWords();
  const { features } = useShell();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [resendAt_ms, setResendAt] = useState(sent.resendAt_ms);
  const remaining_s = useRemainingSeconds(resendAt_ms) ?? 1;

  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => codeField.current?.focus(), []);

  async function verify(tac: string): Promise<void> {
    setBusy(true);
    const result = await callApi(endpoints.tacVerify, { ...siteInput(), account_id: sent.accountId, tac });
    setBusy(false);
    if (takeSignIn(result)) {
      onVerified();
      return;
    }
    if (!result.ok) await refuse(result.refusal);
  }

  async function submit(): Promise<void> {
    if (code.length === 6) await verify(code);
    else setRefusal('invalidTac');
  }

  async function resend(): Promise<void> {
    setBusy(true);
    const result = await callApi(endpoints.tacRequestNewRegister, {
      ...siteInput(),
      account_id: sent.accountId,
      tac_channel: sent.channel,
    });
    setBusy(false);
    setCode('');
    if (!result.ok) {
      await refuse(result.refusal);
      return;
    }
    setRefusal('');
    setResendAt(momentAfter_ms(result.answer.resend_after_s));
  }

  async function refuse(envelope: ApiRefusal['envelope']): Promise<void> {
    if (aboutTheCode.has(envelope.statusMessage)) setRefusal(envelope.statusMessage);
    else await report(new ApiRefusal(envelope));
  }

  return (
    <Form className={styles['form']} onSubmit={submit}>
      <p>
        {sent.sentTo
          ? t(`register.codeSent.${sent.channel}`, { to: sent.sentTo })
          : t('register.codeWaiting', { account: sent.accountId })}
      </p>
      <OtpField
        label={t('register.code')}
        value={code}
        onValue={(digits) => {
          setCode(digits);
          setRefusal('');
        }}
        onComplete={(digits) => void verify(digits)}
        error={refusal ? refusalWords(refusal) : undefined}
        ref={codeField}
      />
      <SubmitButton size="large" wide busy={busy}>
        {t('register.verify')}
      </SubmitButton>
      <div className={styles['resend']}>
        {remaining_s > 0 ? (
          <span>
            {t('register.resendIn')} <Countdown until_ms={resendAt_ms} />
          </span>
        ) : (
          <Button variant="quiet" size="small" busy={busy} onClick={() => void resend()}>
            {t('register.resend')}
          </Button>
        )}
        {features.dev_outbox && (
          <a className={styles['demo']} href="/_dev/outbox" target="_blank" rel="noreferrer">
            <Inbox size={16} aria-hidden="true" /> {t('register.outbox')}
          </a>
        )}
      </div>
    </Form>
  );
}
