import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** One side's RSA keys. The other side is given `publicPem`. */
export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicPem: string;
}

const generate = promisify(generateKeyPair);

/** The name under which a pair's private key is stored. */
export function keyPairName(name: string): string {
  return `${name}.pem`;
}

/** The key pair of a private key in PEM. Throws if the text is not a private key. */
export function keyPairOf(privatePem: string): KeyPair {
  const privateKey = createPrivateKey(privatePem);
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/** Create a private RSA key of 2048 bits, in PEM. */
export async function makePrivatePem(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
