import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newId } from '../kernel/ids.ts';

/** One side's RSA keys. `publicPem` is what the other side is given. */
export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicPem: string;
}

const generate = promisify(generateKeyPair);

/**
 * The key pair of a name, from `<dataDir>/keys/<name>.pem` (mode 0600); generated, RSA of 2048 bits, where there is none.
 * Two processes that begin at once end up with the same pair.
 */
export async function ensureKeyPair(dataDir: string, name: string): Promise<KeyPair> {
  const directory = join(dataDir, 'keys');
  const file = join(directory, `${name}.pem`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const pem = (await readIfThere(file)) ?? (await createKey(directory, file));
  return keyPairOf(pem);
}

/** The pair that a private key in PEM belongs to. Throws where the text is no private key. */
export function keyPairOf(privatePem: string): KeyPair {
  const privateKey = createPrivateKey(privatePem);
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

async function createKey(directory: string, file: string): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const draft = join(directory, `.${newId()}`);
  await writeFile(draft, pem, { mode: 0o600 });
  try {
    // A link appears whole or not at all, and never over a file that is there.
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
