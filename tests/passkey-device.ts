import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A device with passkeys, in software: it creates and signs as WebAuthn defines, with faults that a test asks for. */
export interface PasskeyDevice {
  /** Answers a request to create a passkey. */
  create(options: CreateOptions, how: Setting): CreatedPasskey;
  /** Signs a challenge with the device's passkey. */
  sign(options: { challenge: string; rpId: string }, how: Setting): SignedByPasskey;
}

interface CreateOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

interface Setting {
  /** The address of the page that asks. */
  readonly origin: string;
  /** False: the device did not verify the player. */
  readonly verified?: boolean;
  /** The count to report, instead of the next one. */
  readonly counter?: number;
  /** The relying party that the device signs for, instead of the one that asks. */
  readonly rpId?: string;
}

interface CreatedPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string };
}

interface SignedByPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle: string;
  };
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

export function createPasskeyDevice(): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let userHandle = '';
  let count = 0;

  function authenticatorData(how: Setting, rpId: string, attested?: Buffer): Buffer {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(how.counter ?? count);
    const set =
      flags.present | (how.verified === false ? 0 : flags.verified) | (attested ? flags.attested : 0);
    return Buffer.concat([
      createHash('sha256')
        .update(how.rpId ?? rpId)
        .digest(),
      Buffer.from([set]),
      counter,
      attested ?? Buffer.alloc(0),
    ]);
  }

  return {
    create: (options, how) => {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const data = authenticatorData(how, options.rp.id, attested);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, how.origin).toString('base64url'),
          attestationObject: withoutAttestation(data).toString('base64url'),
        },
      };
    },
    sign: (options, how) => {
      const client = clientData('webauthn.get', options.challenge, how.origin);
      const data = authenticatorData(how, options.rpId);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** The CBOR map `{ fmt: "none", attStmt: {}, authData }`. */
function withoutAttestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** The CBOR map of an ES256 key (RFC 9053): `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}
