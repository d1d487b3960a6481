import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../server/kernel/config.ts';
import { openDatabase } from '../../server/kernel/database.ts';
import { listKeys } from '../../server/kernel/keys.ts';

/** The file in which a demo keeps the master key that its first start created. */
const FILE = 'master.key';

/** The master key of this installation: MARQUEE_KEY, or a demo's file. Undefined if there is neither. */
export async function findMasterKey(
  config: Pick<Config, 'MARQUEE_KEY' | 'DATA_DIR'>,
): Promise<string | undefined> {
  if (config.MARQUEE_KEY !== undefined) return config.MARQUEE_KEY;
  const text = await readFile(join(config.DATA_DIR, FILE), 'utf8').catch(() => undefined);
  return text?.trim();
}

/** The master key of this installation. Throws if there is none. */
export async function requireMasterKey(config: Pick<Config, 'MARQUEE_KEY' | 'DATA_DIR'>): Promise<string> {
  const found = await findMasterKey(config);
  if (found !== undefined) return found;
  throw new Error(
    `The keys in this database are encrypted, and their master key is missing: set MARQUEE_KEY to that of the Marquee which created them (in a demo, the text of its DATA_DIR/${FILE})`,
  );
}

/**
 * The master key of a demo. Its first start, on a database without keys, creates one. A node that joins a database with
 * keys never does, because it could not read those keys.
 */
export async function masterKeyOfDemo(config: Config, ownerUrl: string): Promise<string> {
  if ((await findMasterKey(config)) === undefined && (await hasNoKeys(ownerUrl))) {
    const file = join(config.DATA_DIR, FILE);
    // If two first starts run at once, one creates the file and the other reads it.
    await writeFile(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' }).catch(
      () => undefined,
    );
  }
  return requireMasterKey(config);
}

async function hasNoKeys(ownerUrl: string): Promise<boolean> {
  const { pool, db } = openDatabase({ connectionString: ownerUrl, maxConnections: 1 });
  try {
    return (await listKeys(db)).length === 0;
  } finally {
    await pool.end();
  }
}
