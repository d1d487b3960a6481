import { openDatabase, type Database } from '@marquee/server/kernel/database.ts';
import { createKeys, type Keys } from '@marquee/server/kernel/keys.ts';
import { requireMasterKey } from './master-key.ts';
import { openForCommand } from './open-for-command.ts';

/** What a command receives. */
export interface OpenedDatabase {
  /** With the server's rights. */
  readonly db: Database;
  /** With the owner's rights, for what the server must not do: store keys. */
  readonly owner: Database;
  readonly keys: Keys;
  readonly masterKey: string;
}

/** Run some work on the database of a running Marquee, or start the database if none runs. */
export async function withDatabase<Result>(
  applicationName: string,
  work: (opened: OpenedDatabase) => Promise<Result>,
): Promise<Result> {
  const { config, postgres } = await openForCommand();
  const { pool, db } = openDatabase({ connectionString: postgres.appUrl, applicationName });
  const owner = openDatabase({ connectionString: postgres.ownerUrl, applicationName, maxConnections: 1 });
  try {
    const masterKey = await requireMasterKey(config);
    return await work({ db, owner: owner.db, keys: createKeys(db, masterKey), masterKey });
  } finally {
    await owner.pool.end();
    await pool.end();
    await postgres.stop();
  }
}
