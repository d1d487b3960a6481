import { randomBytes } from 'node:crypto';
import { inTransaction, sql, type Database } from './database.ts';
import { createVault, type Vault } from './vault.ts';

/** The keys that all processes on a database share, by name. */
export interface Keys {
  /** The newest version of a key. Throws where there is none, or where it was sealed with another master key. */
  read(name: string): Promise<string>;
}

/** A key as it is told about: never its text. */
export interface KeyFacts {
  readonly name: string;
  readonly version: number;
  readonly createdAt: Date;
}

/** Keys as they lie in the database, opened with the master key. Reads with the server's rights, each name once. */
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
  };
}

async function readKey(db: Database, vault: Vault, name: string): Promise<string> {
  const row = await newest(db, name);
  if (!row) throw new Error(`The key ${name} is missing: npm run keys -- create`);
  return open(vault, row);
}

/** Every key in its newest version. */
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
 * Keep a key under a name unless one is there. Needs the owner's rights; two that come at once end up with the same key.
 * Answers whether it was this one.
 */
export async function createKey(
  db: Database,
  masterKey: string,
  name: string,
  make: () => Promise<string>,
): Promise<boolean> {
  if (await newest(db, name)) return false;
  return insertKey(db, masterKey, name, 1, await make());
}

/** Put another key in the place of the newest one, or the first. Needs the owner's rights. Answers its version. */
export async function replaceKey(
  db: Database,
  masterKey: string,
  name: string,
  text: string,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('marquee.keys', 0))`.execute(trx);
    const version = ((await newest(trx, name))?.version ?? 0) + 1;
    await insertKey(trx, masterKey, name, version, text);
    return version;
  });
}

/** Seal every key again, with another master key. Needs the owner's rights. Answers how many there are. */
export async function resealKeys(db: Database, masterKey: string, newMasterKey: string): Promise<number> {
  const [from, to] = [vaultOf(masterKey), vaultOf(newMasterKey)];
  return db.transaction().execute(async (trx) => {
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

/** A secret of 256 random bits, as hex. */
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
): Promise<boolean> {
  const sealed = vaultOf(masterKey).seal(text, ownerOf({ name, version }));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('keys.key')
    .values({ name, version, sealed, created_at: new Date() })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function open(vault: Vault, row: Row): string {
  try {
    return vault.open(row.sealed, ownerOf(row));
  } catch {
    throw new Error(
      `The key ${row.name} was sealed with another master key: MARQUEE_KEY must be the one that this database was made with`,
    );
  }
}

function ownerOf({ name, version }: Pick<Row, 'name' | 'version'>): string {
  return `${name}:${version}`;
}

function vaultOf(masterKey: string): Vault {
  return createVault(masterKey, 'keys');
}
