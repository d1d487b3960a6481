import { randomBytes } from 'node:crypto';
import { startThrowawayPostgres } from '../tools/postgres/throwaway.ts';
import { dropBeginnings } from './postgres.ts';

/**
 * Gives every test file a PostgreSQL through the environment: a throwaway cluster that ends with the run, or the one
 * that TEST_DATABASE_URL names (as a role that may create databases and roles).
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const run = randomBytes(4).toString('hex');
  process.env['TEST_RUN'] = run;
  const cluster = process.env['TEST_DATABASE_URL'];
  if (cluster !== undefined) return () => dropBeginnings(cluster, run);
  const postgres = await startThrowawayPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.ownerUrl;
  process.env['TEST_DATABASE_APP_URL'] = postgres.appUrl;
  process.env['TEST_DATABASE_GAMES_URL'] = postgres.gamesUrl;
  return postgres.stop;
}
