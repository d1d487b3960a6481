import type { Envelope } from '@marquee/contract/envelope.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { OtpField } from '@marquee/ui/controls/otp-field.tsx';
import { Countdown, useRemainingSeconds } from '@marquee/ui/data/countdown.tsx';
import { Inbox } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiRefusal } from '../../api/client.ts';
import { useRefusalWords, useReport } from '../../session/report.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './auth.module.css';

/** What asking for a code answers, whatever the code is for. */
export type CodeAnswer =
  | { readonly ok: true; readonly answer: { readonly resend_after_s: number } }
  | { readonly ok: false; readonly refusal: Envelope };

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

export function isAboutTheCode({ statusMessage }: Envelope): boolean {
  return aboutTheCode.has(statusMessage);
}

/**
 * A one-time code of six digits, which is sent again after a while. `onCode` uses the code and answers the refusal, or
 * nothing where it did what it was for; a refusal that is not about the code is shown in a dialog.
 */
export function CodeForm({
  intro,
  submitLabel,
  sentResendAt_ms,
  refused = '',
  onCode,
  onResend,
}: {
  /** Says where the code was sent. */
  intro: ReactNode;
  submitLabel: string;
  /** From when another code can be asked for. */
  sentResendAt_ms: number;
  /** Why the code before was refused, where another is to be typed. */
  refused?: string;
  onCode: (tac: string) => Promise<Envelope | undefined>;
  onResend: () => Promise<CodeAnswer>;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const refusalWords = useRefusalWords();
  const { features } = useShell();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState(refused);
  const [busy, setBusy] = useState(false);
  const [resendAt_ms, setResendAt] = useState(sentResendAt_ms);
  const remaining_s = useRemainingSeconds(resendAt_ms) ?? 1;

  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => codeField.current?.focus(), []);

  async function use(tac: string): Promise<void> {
    setBusy(true);
    const refusedNow = await onCode(tac);
    setBusy(false);
    if (refusedNow) await refuse(refusedNow);
  }

  async function submit(): Promise<void> {
    if (code.length === 6) await use(code);
    else setRefusal('invalidTac');
  }

  async function resend(): Promise<void> {
    setBusy(true);
    const result = await onResend();
    setBusy(false);
    setCode('');
    if (!result.ok) {
      await refuse(result.refusal);
      return;
    }
    setRefusal('');
    setResendAt(momentAfter_ms(result.answer.resend_after_s));
    codeField.current?.focus();
  }

  async function refuse(envelope: Envelope): Promise<void> {
    if (isAboutTheCode(envelope)) setRefusal(envelope.statusMessage);
    else await report(new ApiRefusal(envelope));
  }

  return (
    <Form className={styles['form']} onSubmit={submit}>
      <p>{intro}</p>
      <OtpField
        label={t('register.code')}
        value={code}
        onValue={(digits) => {
          setCode(digits);
          setRefusal('');
        }}
        onComplete={(digits) => void use(digits)}
        error={refusal ? refusalWords(refusal) : undefined}
        ref={codeField}
      />
      <SubmitButton size="large" wide busy={busy}>
        {submitLabel}
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
