import { randomBytes } from 'node:crypto';
import { inTransaction, sql, type Database } from './database.ts';
import { createVault, type Vault } from './vault.ts';

/** The named keys that all processes on one database share. */
export interface Keys {
  /** The newest version of a key. Throws if the key is missing or was sealed with a different master key. */
  read(name: string): Promise<string>;
  /** Add a key or secret of a provider under a name of its own, in the caller's transaction. No key that there is changes. */
  addForProvider(trx: Database, name: string, text: string): Promise<void>;
}

/** What may be shown about a key. Never its text. */
export interface KeyFacts {
  readonly name: string;
  readonly version: number;
  readonly createdAt: Date;
}

/**
 * Reads keys from the database with the server's own rights and opens them with the master key. Each key is read once
 * and kept in memory, so a process sees a new version only after a restart.
 */
export function createKeys(db: Database, masterKey: string): Keys {
  const vault = vaultOf(masterKey);
  const known = new Map<string, Promise<string>>();
  return {
    read: (name) => {
      const before = known.get(name);
      if (before) return before;
      const reading = readKey(db, vault, name);
      known.set(name, reading);
      reading.catch(() => known.delete(name));
      return reading;
    },
    addForProvider: async (trx, name, text) => {
      const sealed = vault.seal(text, ownerOf({ name, version: 1 }));
      await sql`select keys.add_operator_key(${name}, ${sealed}, ${new Date()})`.execute(trx);
    },
  };
}

async function readKey(db: Database, vault: Vault, name: string): Promise<string> {
  const row = await newest(db, name);
  if (!row) throw new Error(`The key ${name} is missing. Create it with npm run keys -- create`);
  return open(vault, row);
}

/** All keys, each with its newest version. */
export async function listKeys(db: Database): Promise<KeyFacts[]> {
  const rows = await db
    .selectFrom('keys.key')
    .distinctOn('name')
    .select(['name', 'version', 'created_at'])
    .orderBy('name')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ name, version, created_at }) => ({ name, version, createdAt: created_at }));
}

/**
 * Create a key unless it exists. Returns true if this call created it. If two calls run at once, both end up with the
 * same key. Needs the owner's rights.
 */
export async function createKey(
  db: Database,
  masterKey: string,
  name: string,
  make: () => Promise<string>,
): Promise<boolean> {
  if (await newest(db, name)) return false;
  const text = await make();
  return inTransaction(db, async (trx) => {
    await lockKeys(trx);
    if (await newest(trx, name)) return false;
    await insertKey(trx, masterKey, name, 1, text);
    return true;
  });
}

/** One writer of keys at a time, until the transaction ends. */
async function lockKeys(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('marquee.keys', 0))`.execute(trx);
}

/** Add a version of a key, which may be its first. Returns the version number. Needs the owner's rights. */
export async function replaceKey(
  db: Database,
  masterKey: string,
  name: string,
  text: string,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockKeys(trx);
    const version = ((await newest(trx, name))?.version ?? 0) + 1;
    await insertKey(trx, masterKey, name, version, text);
    return version;
  });
}

/** Seal all versions of all keys with another master key. Returns how many were sealed. Needs the owner's rights. */
export async function resealKeys(db: Database, masterKey: string, newMasterKey: string): Promise<number> {
  const [from, to] = [vaultOf(masterKey), vaultOf(newMasterKey)];
  return inTransaction(db, async (trx) => {
    const rows = await trx.selectFrom('keys.key').selectAll().forUpdate().execute();
    for (const row of rows) {
      await trx
        .updateTable('keys.key')
        .set({ sealed: to.seal(open(from, row), ownerOf(row)) })
        .where('name', '=', row.name)
        .where('version', '=', row.version)
        .execute();
    }
    return rows.length;
  });
}

/** 256 random bits as hex. */
export async function makeSecret(): Promise<string> {
  return randomBytes(32).toString('hex');
}

interface Row {
  readonly name: string;
  readonly version: number;
  readonly sealed: Buffer;
}

async function newest(db: Database, name: string): Promise<Row | undefined> {
  return db
    .selectFrom('keys.key')
    .select(['name', 'version', 'sealed'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function insertKey(
  db: Database,
  masterKey: string,
  name: string,
  version: number,
  text: string,
): Promise<void> {
  const sealed = vaultOf(masterKey).seal(text, ownerOf({ name, version }));
  await db.insertInto('keys.key').values({ name, version, sealed, created_at: new Date() }).execute();
}

function open(vault: Vault, row: Row): string {
  try {
    return vault.open(row.sealed, ownerOf(row));
  } catch {
    throw new Error(
      `The key ${row.name} was sealed with another master key. Set MARQUEE_KEY to the one that this database was created with`,
    );
  }
}

function ownerOf({ name, version }: Pick<Row, 'name' | 'version'>): string {
  return `${name}:${version}`;
}

function vaultOf(masterKey: string): Vault {
  return createVault(masterKey, 'keys');
}
