import { startThrowawayPostgres } from '../tools/postgres/throwaway.ts';

/**
 * Gives every test file a PostgreSQL through the environment: a throwaway cluster that ends with the run, or the one
 * that TEST_DATABASE_URL names (as a role that may create databases and roles).
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return undefined;
  const postgres = await startThrowawayPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.ownerUrl;
  process.env['TEST_DATABASE_APP_URL'] = postgres.appUrl;
  process.env['TEST_DATABASE_GAMES_URL'] = postgres.gamesUrl;
  return postgres.stop;
}
