import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../server/kernel/config.ts';
import { openDatabase } from '../../server/kernel/database.ts';
import { listKeys } from '../../server/kernel/keys.ts';

/** Where a demo keeps the master key that its first start has made. */
const FILE = 'master.key';

/** The master key of this installation: MARQUEE_KEY, or the file of a demo. Undefined where there is neither. */
export async function findMasterKey(
  config: Pick<Config, 'MARQUEE_KEY' | 'DATA_DIR'>,
): Promise<string | undefined> {
  if (config.MARQUEE_KEY !== undefined) return config.MARQUEE_KEY;
  const text = await readFile(join(config.DATA_DIR, FILE), 'utf8').catch(() => undefined);
  return text?.trim();
}

/** The same. Throws where there is none. */
export async function requireMasterKey(config: Pick<Config, 'MARQUEE_KEY' | 'DATA_DIR'>): Promise<string> {
  const found = await findMasterKey(config);
  if (found !== undefined) return found;
  throw new Error(
    `This database's keys are sealed, and the key to them is not here: set MARQUEE_KEY to that of the Marquee which made them (in a demo, the text of its DATA_DIR/${FILE})`,
  );
}

/**
 * The master key of a demo. Its first start, on a database without keys, makes one; a node that joins a database with keys
 * never does, because it could read none of them.
 */
export async function masterKeyOfDemo(config: Config, ownerUrl: string): Promise<string> {
  if ((await findMasterKey(config)) === undefined && (await hasNoKeys(ownerUrl))) {
    const file = join(config.DATA_DIR, FILE);
    // Of two first starts at once one makes the file, and the other reads it.
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
