import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { ensureSecretFile } from '../kernel/secret-file.ts';

/** One side's RSA keys. `publicPem` is what the other side is given. */
export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicPem: string;
}

const generate = promisify(generateKeyPair);

/** The key pair of a name, from `<dataDir>/keys/<name>.pem` (mode 0600); RSA of 2048 bits, generated where there is none. */
export async function ensureKeyPair(dataDir: string, name: string): Promise<KeyPair> {
  return keyPairOf(await ensureSecretFile(dataDir, `${name}.pem`, makePrivatePem));
}

/** The pair that a private key in PEM belongs to. Throws where the text is no private key. */
export function keyPairOf(privatePem: string): KeyPair {
  const privateKey = createPrivateKey(privatePem);
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

async function makePrivatePem(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
