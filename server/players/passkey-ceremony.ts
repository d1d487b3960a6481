import type { z } from 'zod';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  createdPasskeySchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  signedByPasskeySchema,
} from '@marquee/contract/passkeys.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { sameSecret } from './secrets.ts';

/**
 * What WebAuthn asks of both sides, for players and operators alike. The relying party is the requested host, and the
 * device must have verified who uses it. Nothing is stored here.
 */

/** How long a challenge can be answered. */
export const challengeLife_ms = 5 * 60_000;
/** How many passkeys one account can have. */
export const maxPasskeys = 20;

/** Ed25519, ECDSA with P-256, RSA with SHA-256: every authenticator offers one of them. */
const algorithms = [-8, -7, -257];

/** The asked challenge, or what tells whether a challenge is the one that was asked. */
type Expected = string | ((challenge: string) => boolean);
type Place = Pick<RequestFacts, 'host' | 'origin'>;

interface Described {
  readonly credential_id: Buffer;
  readonly transports: string[];
}

/** What the browser needs to create a passkey. `known` are those of the account for this host, which a device has at most once. */
export async function creationOptions(
  account: { readonly name: string; readonly userHandle: Uint8Array<ArrayBuffer> },
  relyingParty: { readonly name: string; readonly host: string },
  known: readonly Described[],
): Promise<z.input<typeof passkeyCreationSchema>> {
  const rp = { id: relyingParty.host, name: relyingParty.name };
  const options = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userName: account.name,
    userDisplayName: account.name,
    userID: account.userHandle,
    timeout: challengeLife_ms,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
  });
  return {
    rp,
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: challengeLife_ms,
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** What the browser needs to sign. With none allowed, the owner of the device chooses from all passkeys of the host. */
export async function requestOptions(
  host: string,
  allowed: readonly Described[],
): Promise<z.input<typeof passkeyRequestSchema>> {
  const { challenge } = await generateAuthenticationOptions({ rpID: host });
  return {
    rpId: host,
    challenge,
    timeout: challengeLife_ms,
    allowCredentials: descriptorsOf(allowed),
    userVerification: 'required',
  };
}

/** The credential of a correct answer, or undefined. */
export async function verifiedCredential(
  created: z.output<typeof createdPasskeySchema>,
  expectedChallenge: Expected,
  request: Place,
) {
  const verification = await verifyRegistrationResponse({
    response: { ...created, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: request.origin,
    expectedRPID: request.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
    // The library throws for most faults of an answer, and every one of them means the same to the caller.
  }).catch(() => undefined);
  return verification?.verified ? verification.registrationInfo.credential : undefined;
}

/**
 * The count of signatures that a correct signature reports, or undefined. The caller stores it only if the count is still
 * the one that was compared with, so that two signatures with the same count are never both accepted and a copied key shows.
 */
export async function verifiedCount(
  passkey: { readonly credential_id: Buffer; readonly public_key: Buffer; readonly counter: bigint },
  signed: z.output<typeof signedByPasskeySchema>,
  expected: { readonly challenge: Expected; readonly userHandle: Uint8Array },
  request: Place,
): Promise<bigint | undefined> {
  const { userHandle, ...response } = signed.response;
  const isOwner =
    userHandle === undefined ||
    sameSecret(Buffer.from(userHandle, 'base64url'), Buffer.from(expected.userHandle));
  if (!isOwner) return undefined;
  const verification = await verifyAuthenticationResponse({
    response: { ...signed, response, clientExtensionResults: {} },
    expectedChallenge: expected.challenge,
    expectedOrigin: request.origin,
    expectedRPID: request.host,
    credential: {
      id: passkey.credential_id.toString('base64url'),
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
    // The library throws for most faults of a signature, and every one of them means the same to the caller.
  }).catch(() => undefined);
  return verification?.verified ? BigInt(verification.authenticationInfo.newCounter) : undefined;
}

/** Passkeys as a browser is told of them. */
function descriptorsOf(rows: readonly Described[]) {
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    type: 'public-key' as const,
    transports,
  }));
}
