import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from './ids.ts';

/**
 * The text of `<dataDir>/keys/<name>` (mode 0600), made by `make` where there is none. Two processes that begin at once
 * end up with the same text.
 */
export async function ensureSecretFile(
  dataDir: string,
  name: string,
  make: () => Promise<string>,
): Promise<string> {
  const directory = join(dataDir, 'keys');
  const file = join(directory, name);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const found = await readIfThere(file);
  if (found !== undefined) return found;
  const draft = join(directory, `.${newId()}`);
  await writeFile(draft, await make(), { mode: 0o600 });
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

/** A secret of 256 random bits as hex, kept as `ensureSecretFile` keeps it. */
export function ensureSecret(dataDir: string, name: string): Promise<string> {
  return ensureSecretFile(dataDir, `${name}.secret`, async () => randomBytes(32).toString('hex'));
}

/** The text of `<dataDir>/keys/<name>`. Throws where there is none. */
export async function readSecretFile(dataDir: string, name: string): Promise<string> {
  return readFile(join(dataDir, 'keys', name), 'utf8');
}

/** Put a secret that somebody else has made into `<dataDir>/keys/<name>` (mode 0600), in the place of any that is there. */
export async function replaceSecretFile(dataDir: string, name: string, secret: string): Promise<void> {
  const directory = join(dataDir, 'keys');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const draft = join(directory, `.${newId()}`);
  await writeFile(draft, secret, { mode: 0o600 });
  await rename(draft, join(directory, name));
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
