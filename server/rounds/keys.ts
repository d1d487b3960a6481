import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** One side's RSA keys. `publicPem` is what the other side is given. */
export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicPem: string;
}

const generate = promisify(generateKeyPair);

/** Under which name the private key of a pair is kept. */
export function keyPairName(name: string): string {
  return `${name}.pem`;
}

/** The pair that a private key in PEM belongs to. Throws where the text is no private key. */
export function keyPairOf(privatePem: string): KeyPair {
  const privateKey = createPrivateKey(privatePem);
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/** A new private key in PEM: RSA of 2048 bits. */
export async function makePrivatePem(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
