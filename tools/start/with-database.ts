import { openDatabase, type Database } from '@marquee/server/kernel/database.ts';
import { openForCommand } from './open-for-command.ts';

/** Do something on the database of a Marquee that runs, or on its own where none does, with the server's rights. */
export async function withDatabase<Result>(
  applicationName: string,
  work: (opened: { db: Database; dataDir: string }) => Promise<Result>,
): Promise<Result> {
  const { config, postgres } = await openForCommand();
  const { pool, db } = openDatabase({ connectionString: postgres.appUrl, applicationName });
  try {
    return await work({ db, dataDir: config.DATA_DIR });
  } finally {
    await pool.end();
    await postgres.stop();
  }
}
