import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { APP_ROLE } from './roles.ts';

/** The schema of the job queue. graphile-worker creates and upgrades it. */
const SCHEMA = 'graphile_worker';

/** Bring the job queue's schema up to date as the owner, and grant the server's role access to it. */
export async function migrateQueue(ownerUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  // A lost connection fails the query that uses it, so the error event itself can be ignored.
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
