import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSecret } from '../server/kernel/keys.ts';

/** The master key of every test: what it opens ends with the test's own database. */
export const testMasterKey = '5eed'.repeat(16);

/** A secret that a platform started on this data directory takes over, for a part that must know it before. */
export async function leaveSecret(dataDir: string, name: string): Promise<string> {
  const secret = await makeSecret();
  await mkdir(join(dataDir, 'keys'), { recursive: true });
  await writeFile(join(dataDir, 'keys', name), secret);
  return secret;
}
