import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cashierVaultName, sandboxSecretName } from '../server/cashier/cashier.ts';
import { openDatabase, type Database } from '../server/kernel/database.ts';
import { createKey, listKeys, makeSecret } from '../server/kernel/keys.ts';
import { playersVaultName } from '../server/players/players.ts';
import { makePushKey, pushKeyName } from '../server/push/push.ts';
import { keyPairName, makePrivatePem } from '../server/rounds/keys.ts';

/** The key pair with which the platform signs its requests to the house games. */
export const OPERATOR_KEY = 'operator';
/** The key pair with which the house games sign their requests to the platform. */
export const HOUSE_KEY = 'house-provider';
/** The secret with which the house games seal their server seeds. */
export const HOUSE_SEEDS = 'house-seeds.secret';

/** The keys that Marquee itself needs, and how each is made. Providers' keys are added with the provider. */
export const ownKeys: Readonly<Record<string, () => Promise<string>>> = {
  [playersVaultName]: makeSecret,
  [cashierVaultName]: makeSecret,
  [pushKeyName]: makePushKey,
  [keyPairName(OPERATOR_KEY)]: makePrivatePem,
  [keyPairName(HOUSE_KEY)]: makePrivatePem,
  [HOUSE_SEEDS]: makeSecret,
};
/** Further keys that a demo needs. */
const demoKeys = { [sandboxSecretName]: makeSecret };

/**
 * Create the missing keys. Needs the owner's connection. Keys that an older Marquee kept as files in `directory` are
 * taken over first, once. Returns the names of those created or taken over.
 */
export async function createOwnKeys(options: {
  ownerUrl: string;
  masterKey: string;
  isDemo: boolean;
  directory?: string;
}): Promise<string[]> {
  const { ownerUrl, masterKey, isDemo, directory } = options;
  const { pool, db } = openDatabase({ connectionString: ownerUrl, maxConnections: 1 });
  const made: string[] = [];
  try {
    for (const [name, text] of await filesIn(directory)) {
      if (await createKey(db, masterKey, name, async () => text)) made.push(`${name} (from a file)`);
    }
    for (const [name, make] of Object.entries(isDemo ? { ...ownKeys, ...demoKeys } : ownKeys)) {
      if (await createKey(db, masterKey, name, make)) made.push(name);
    }
    return made;
  } finally {
    await pool.end();
  }
}

/** The keys that Marquee itself needs and that are missing. */
export async function missingKeys(db: Database): Promise<string[]> {
  const known = new Set((await listKeys(db)).map(({ name }) => name));
  return Object.keys(ownKeys).filter((name) => !known.has(name));
}

async function filesIn(directory: string | undefined): Promise<[string, string][]> {
  if (directory === undefined) return [];
  const names = await readdir(directory).catch((): string[] => []);
  const kept = names.filter((name) => !name.startsWith('.'));
  return Promise.all(
    kept.map(async (name): Promise<[string, string]> => [
      name,
      await readFile(join(directory, name), 'utf8'),
    ]),
  );
}
