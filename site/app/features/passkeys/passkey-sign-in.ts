import { signWithPasskey } from '@marquee/ui/passkeys/browser-passkey.ts';
import { ApiRefusal, callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { report } from '../../session/report.ts';
import { takeSignIn } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { addCatalogues } from '../../words/load.ts';
import type { Words } from '../../words/use-words.ts';

/** `shown`: the visitor has been told what there is to tell, and stays where they are. */
type PasskeyOutcome = 'signed_in' | 'unlock' | 'shown';

/**
 * Sign in with a passkey. With `offered` the browser only puts the passkeys among what it offers for the account's name;
 * that waits until the visitor chooses one, and says nothing otherwise.
 */
export async function signInByPasskey(
  t: Words,
  { offered = false }: { offered?: boolean } = {},
): Promise<PasskeyOutcome> {
  if (offered && !(await offersPasskeys())) return 'shown';
  const begun = await callApi(endpoints.passkeyLoginBegin, siteInput());
  if (!begun.ok) {
    if (!offered) await report(new ApiRefusal(begun.refusal), t);
    return 'shown';
  }
  const { options, challenge_token } = begun.answer;
  const signed = await signWithPasskey(options, { offered });
  if ('without' in signed) {
    if (!offered) await tellWithout(signed.without, t);
    return 'shown';
  }
  const { credential } = signed;
  const result = await callApi(endpoints.passkeyLogin, { ...siteInput(), challenge_token, credential });
  if (takeSignIn(result)) return 'signed_in';
  if (result.ok) return 'shown';
  if (result.refusal.statusMessage === 'accountLocked') return 'unlock';
  await report(new ApiRefusal(result.refusal), t);
  return 'shown';
}

async function offersPasskeys(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

async function tellWithout(why: 'left' | 'taken' | 'unsupported', t: Words): Promise<void> {
  await addCatalogues(['general']);
  showToast({
    tone: 'warning',
    text: t(why === 'unsupported' ? 'passkey.unsupported' : 'passkey.notUsed'),
  });
}
