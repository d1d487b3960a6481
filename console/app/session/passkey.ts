import type { Envelope } from '@marquee/contract/envelope.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { sessionPasskeySignIn } from '@marquee/contract/operate/session/passkey_sign_in.ts';
import type { sessionPasskeySignInBegin } from '@marquee/contract/operate/session/passkey_sign_in_begin.ts';
import { operate } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';

/** What came of asking for a passkey: an answer, a refusal, or none because its owner left or the browser cannot. */
type Signed<Answer> =
  | { readonly answer: Answer }
  | { readonly refusal: Envelope }
  | { readonly without: 'left' | 'unsupported' };

/** Sign in with a passkey of this device. */
export async function signInByPasskey(): Promise<Signed<OperationAnswer<typeof sessionPasskeySignIn>>> {
  const started = await operate(endpoints.sessionPasskeySignInBegin, {});
  if (!started.ok) return { refusal: started.refusal };
  const signed = await signWith(started.answer.options);
  if ('without' in signed) return signed;
  const { challenge_token } = started.answer;
  const result = await operate(endpoints.sessionPasskeySignIn, {
    challenge_token,
    credential: signed.credential,
  });
  return result.ok ? { answer: result.answer } : { refusal: result.refusal };
}

/** Confirm who is here with one of their passkeys. */
export async function confirmByPasskey(): Promise<Signed<true>> {
  const started = await operate(endpoints.sessionPasskeyStepUpBegin, {});
  if (!started.ok) return { refusal: started.refusal };
  const signed = await signWith(started.answer.options);
  if ('without' in signed) return signed;
  const { challenge_token } = started.answer;
  const result = await operate(endpoints.sessionPasskeyStepUp, {
    challenge_token,
    credential: signed.credential,
  });
  return result.ok ? { answer: true } : { refusal: result.refusal };
}

type Options = OperationAnswer<typeof sessionPasskeySignInBegin>['options'];

/** WebAuthn's part is loaded when it is needed, so that the first page does not carry it. */
async function signWith(options: Options) {
  const { signWithPasskey } = await import('@marquee/ui/passkeys/browser-passkey.ts');
  const signed = await signWithPasskey(options);
  if ('credential' in signed) return signed;
  return { without: signed.without === 'unsupported' ? ('unsupported' as const) : ('left' as const) };
}
