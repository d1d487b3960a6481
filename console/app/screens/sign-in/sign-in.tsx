import type { sessionSignIn } from '@marquee/contract/operate/session/sign_in.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { PasswordField, TextField } from '@marquee/ui/controls/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { operate } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { fieldFaults, refusalText } from '../../api/refusal-words.ts';
import { CodeField } from '../../forms/code-field.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { signInByPasskey } from '../../session/passkey.ts';
import { returnTo } from '../../session/return-to.ts';
import { useWords } from '../../words/use-words.ts';
import { Doorway } from './doorway.tsx';

/** Signing in: the password, then the second factor, then back to where one was. */
export default function SignIn(): ReactNode {
  const words = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [parameters] = useSearchParams();
  const ended = parameters.has('return');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [busy, setBusy] = useState(false);
  const [asksDevice, setAsksDevice] = useState(false);
  const [message, setMessage] = useState<string>();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Each step begins in its first field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [step]);

  async function enter(signedIn: OperationAnswer<typeof sessionSignIn>): Promise<void> {
    queries.clear();
    queries.setQueryData([endpoints.sessionMe.path, {}], signedIn);
    await navigate(returnTo(parameters), { replace: true });
  }

  async function byPasskey(): Promise<void> {
    setAsksDevice(true);
    setMessage(undefined);
    setFaults({});
    const signed = await signInByPasskey();
    setAsksDevice(false);
    if ('answer' in signed) await enter(signed.answer);
    else if ('refusal' in signed) setMessage(refusalText(words, signed.refusal));
    else setMessage(words(`passkey.notUsed.${signed.without}`));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setMessage(undefined);
    setFaults({});
    const totp = step === 'code' ? { totp: code.trim() } : {};
    const result = await operate(endpoints.sessionSignIn, { email, password, ...totp });
    setBusy(false);
    if (result.ok) {
      await enter(result.answer);
      return;
    }
    if (result.refusal.statusMessage === 'secondFactorRequired') {
      setStep('code');
      return;
    }
    const wrong = fieldFaults(words, result.refusal);
    setFaults(wrong);
    setCode('');
    if (Object.keys(wrong).length === 0) setMessage(refusalText(words, result.refusal));
  }
  return (
    <Doorway
      title={step === 'code' ? words('signIn.codeTitle') : words('signIn.title')}
      text={step === 'code' ? words('signIn.codeText') : ended ? words('signIn.ended') : words('signIn.text')}
    >
      <form ref={form} className={forms['form']} onSubmit={(event) => void submit(event)} noValidate>
        {step === 'password' ? (
          <>
            <TextField
              label={words('signIn.email')}
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              error={faults['email']}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <PasswordField
              label={words('signIn.password')}
              showLabel={words('password.show')}
              hideLabel={words('password.hide')}
              name="password"
              autoComplete="current-password"
              value={password}
              error={faults['password']}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </>
        ) : (
          <CodeField value={code} onValue={setCode} error={faults['totp']} />
        )}
        <FormMessage text={message} />
        <Button type="submit" variant="primary" wide busy={busy}>
          {step === 'code' ? words('signIn.submit') : words('signIn.next')}
        </Button>
        {step === 'password' && (
          <Button
            wide
            busy={asksDevice}
            icon={<Fingerprint size={18} aria-hidden="true" />}
            onClick={() => void byPasskey()}
          >
            {words('signIn.passkey')}
          </Button>
        )}
        {step === 'code' && (
          <Button
            variant="quiet"
            wide
            onClick={() => {
              setStep('password');
              setMessage(undefined);
            }}
          >
            {words('signIn.back')}
          </Button>
        )}
      </form>
    </Doorway>
  );
}
