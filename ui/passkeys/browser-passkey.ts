import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * What came of asking the browser for a passkey. `left`: its user closed the dialog, or the device has no passkey for
 * this site; a browser does not say which. `taken`: the device has one for this account already.
 */
type Outcome<Credential> =
  | { readonly credential: Credential }
  | { readonly without: 'left' | 'taken' | 'unsupported' };

export function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return outcomeOf(() => startRegistration({ optionsJSON }));
}

/** `offered`: the passkeys stand among what the browser offers to fill in, and nothing is asked. */
export function signWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  { offered = false }: { offered?: boolean } = {},
) {
  return outcomeOf(() => startAuthentication({ optionsJSON, useBrowserAutofill: offered }));
}

async function outcomeOf<Credential>(ask: () => Promise<Credential>): Promise<Outcome<Credential>> {
  try {
    return { credential: await ask() };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
      return { without: 'taken' };
    }
    const name = error instanceof Error ? error.name : '';
    return { without: name === 'NotAllowedError' || name === 'AbortError' ? 'left' : 'unsupported' };
  }
}
