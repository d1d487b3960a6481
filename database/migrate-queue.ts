import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { APP_ROLE } from './roles.ts';

/** The schema of the job queue; graphile-worker makes and upgrades it itself. */
const SCHEMA = 'graphile_worker';

/** Brings the job queue's schema up to date as the owner, and lets the server's role work with it. */
export async function migrateQueue(ownerUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  // A connection that breaks fails the query that it carries, which is how it is noticed.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, schema: SCHEMA });
    await pool.query(`
      grant usage on schema ${SCHEMA} to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${APP_ROLE};
      grant usage, select on all sequences in schema ${SCHEMA} to ${APP_ROLE};
      grant execute on all functions in schema ${SCHEMA} to ${APP_ROLE};
      do $policies$
      declare name text;
      begin
        for name in select tablename from pg_tables where schemaname = '${SCHEMA}' and rowsecurity loop
          execute format('drop policy if exists ${APP_ROLE} on ${SCHEMA}.%I', name);
          execute format('create policy ${APP_ROLE} on ${SCHEMA}.%I to ${APP_ROLE} using (true) with check (true)', name);
        end loop;
      end $policies$;`);
  } finally {
    await pool.end();
  }
}
