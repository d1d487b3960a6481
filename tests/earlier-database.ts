import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { MIGRATIONS, migrateAll } from '../database/migrate-all.ts';
import { migrate } from '../database/migrate.ts';
import { createTestDatabase, dropDatabase } from './postgres.ts';

/** A database as an earlier version left it, and the way from there to this one. */
export interface EarlierDatabase {
  readonly owner: Client;
  readonly bringUpToDate: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** An empty database with the migrations up to and including this number. */
export async function createEarlierDatabase(last: string): Promise<EarlierDatabase> {
  const { ownerUrl, drop } = await createTestDatabase();
  const admin = await connected(ownerUrl);
  const name = `earlier_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template template0`);
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  const earlier = await mkdtemp(join(tmpdir(), 'marquee-earlier-'));
  for (const file of await readdir(MIGRATIONS)) {
    if (file.slice(0, 4) <= last) await cp(join(MIGRATIONS, file), join(earlier, file));
  }
  await migrate({ connectionString: url.href, directory: earlier, log: () => undefined });
  await rm(earlier, { recursive: true });
  const owner = await connected(url.href);
  return {
    owner,
    bringUpToDate: async () => {
      await migrateAll({ ownerUrl: url.href, log: () => undefined });
    },
    drop: async () => {
      await owner.end();
      await dropDatabase(admin, name);
      await admin.end();
      await drop();
    },
  };
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
