import { APP_ROLE, GAMES_ROLE, ensureRoles } from '../../database/roles.ts';
import { type RunningPostgres, startPostgres } from '../postgres/supervisor.ts';

/**
 * Open the database of a start: the one that DATABASE_URL names, as its owner, or our own PostgreSQL below the data
 * directory. Creates the roles that migrations grant to.
 *
 * In an external database, the lesser roles are reached by `SET ROLE` over the owner's login, unless DATABASE_APP_URL
 * gives the server a login of its own.
 */
export async function openPostgres(options: {
  databaseUrl: string | undefined;
  databaseAppUrl: string | undefined;
  dataDir: string;
  log: (line: string) => void;
}): Promise<RunningPostgres> {
  const { databaseUrl: ownerUrl, log } = options;
  if (ownerUrl === undefined) return startPostgres({ dataDir: options.dataDir, log });
  await ensureRoles({ ownerUrl });
  return {
    ownerUrl,
    appUrl: options.databaseAppUrl ?? asRole(ownerUrl, APP_ROLE),
    gamesUrl: asRole(ownerUrl, GAMES_ROLE),
    stop: async () => undefined,
  };
}

/** The same login, working as another role from its first statement on. */
export function asRole(connectionString: string, role: string): string {
  const url = new URL(connectionString);
  const options = url.searchParams.get('options');
  url.searchParams.set('options', [options, `-c role=${role}`].filter((word) => word !== null).join(' '));
  return url.href;
}
