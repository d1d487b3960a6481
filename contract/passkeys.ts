import { z } from 'zod';
import { timeSchema } from './fields.ts';

/** WebAuthn in the JSON form of the specification, with the parts that we use. Bytes are base64url. */

const bytes = (max: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{1,${max}}$`), 'base64url');
const transportsSchema = z.array(z.string().max(32)).max(10);
const credentialSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: transportsSchema,
});

/** What a browser needs to create a passkey. */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(credentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What a browser needs to sign with a passkey. With no `allowCredentials` the player chooses from all of the site. */
export const passkeyRequestSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(credentialSchema),
  userVerification: z.literal('required'),
});

const credentialFields = { id: bytes(1364), rawId: bytes(1364), type: z.literal('public-key') };

/** The passkey that a browser has created. */
export const createdPasskeySchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(1500),
    attestationObject: bytes(4000),
    transports: transportsSchema.default([]),
  }),
});

/** The challenge, signed with a passkey. */
export const signedByPasskeySchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(1500),
    authenticatorData: bytes(1500),
    signature: bytes(1500),
    userHandle: bytes(128).optional(),
  }),
});

/** Names an asked challenge: a secret that only the asking page has. A challenge can be answered once. */
export const challengeTokenSchema = z.string().min(1).max(64).describe('The challenge_token that was given');

export const passkeySchema = z.object({
  passkey_id: z.uuid(),
  name: z.string(),
  host: z.string().describe('The host that it signs in to'),
  created_at: timeSchema,
  last_used_at: timeSchema.nullable(),
});
