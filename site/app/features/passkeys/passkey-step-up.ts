import type { Envelope } from '@marquee/contract/envelope.ts';
import { signWithPasskey } from '@marquee/ui/passkeys/browser-passkey.ts';
import { callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import type { PlayerFields } from '../../session/session.ts';

/** Confirm who is here with a passkey: the proof, the server's refusal, or nothing where the player left it. */
export async function confirmByPasskey(
  player: PlayerFields,
): Promise<{ readonly proof: string } | { readonly refusal: Envelope } | undefined> {
  const begun = await callApi(endpoints.passkeyStepUpBegin, player);
  if (!begun.ok) return { refusal: begun.refusal };
  const { options, challenge_token } = begun.answer;
  const signed = await signWithPasskey(options);
  if ('without' in signed) return undefined;
  const { credential } = signed;
  const result = await callApi(endpoints.passkeyStepUp, { ...player, challenge_token, credential });
  return result.ok ? { proof: result.answer.step_up_proof } : { refusal: result.refusal };
}
