import { ApiRefusal, callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { report } from '../../session/report.ts';
import { takeSignIn } from '../../session/session.ts';
import { addCatalogues } from '../../words/load.ts';
import type { Words } from '../../words/use-words.ts';
import type { SignInWay } from './sign-in-steps.tsx';

/** What is wrong with a field of the form, in the visitor's language. */
export interface SignInFaults {
  readonly account_id?: string;
  readonly password?: string;
}

/** `shown`: the visitor has been told, and stays where he is. */
export type SignInOutcome =
  | 'signed_in'
  | 'not_verified'
  | 'shown'
  | Extract<SignInWay, 'second_factor' | 'unlock'>
  | SignInFaults;

/**
 * Sign in by password, or say why not. The rule is only that nothing is empty, so it does without the form library and the
 * contract's schemas.
 */
export async function attemptSignIn(account_id: string, password: string, t: Words): Promise<SignInOutcome> {
  await addCatalogues(['validation', 'errors']);
  const required = t('validation.required');
  if (!account_id || !password) {
    return { ...(!account_id && { account_id: required }), ...(!password && { password: required }) };
  }
  const result = await callApi(endpoints.login, { ...siteInput(), account_id, password });
  if (takeSignIn(result)) return 'signed_in';
  if (result.ok) return 'shown';
  const { refusal } = result;
  if (refusal.statusMessage === 'accountNotVerified') return 'not_verified';
  if (refusal.statusMessage === 'twoFactorRequired') return 'second_factor';
  if (refusal.statusMessage === 'accountLocked') return 'unlock';
  if (refusal.statusMessage === 'invalidCredentials' && t.has('invalidCredentials')) {
    return { password: t('invalidCredentials') };
  }
  await report(new ApiRefusal(refusal), t);
  return 'shown';
}
