import { Client } from 'pg';

/** The role of the server. It owns nothing and has only what migrations grant. */
export const APP_ROLE = 'marquee_app';
/** The role of the house provider's games. It can access the schema `house` and nothing of the platform. */
export const GAMES_ROLE = 'marquee_games';

/**
 * Create the login roles that the migrations grant to. Roles belong to the cluster, so a migration cannot create them:
 * it must also run in a second database of the same cluster.
 *
 * With a password, the role can log in with it. Without one, the owner reaches it only with `SET ROLE`. The owner needs
 * CREATEROLE, unless the roles exist already. This also revokes the right to create temporary objects from PUBLIC,
 * because, like the roles, that is not part of a clone or a dump of the database.
 */
export async function ensureRoles(options: {
  ownerUrl: string;
  passwords?: { app: string; games: string };
}): Promise<void> {
  const client = new Client({ connectionString: options.ownerUrl, application_name: 'marquee-roles' });
  await client.connect();
  try {
    // The cluster shares its roles, so two databases that are prepared at once must take turns.
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('marquee.roles', 0))`);
    await ensureRole(client, APP_ROLE, options.passwords?.app);
    await ensureRole(client, GAMES_ROLE, options.passwords?.games);
    // Marquee creates no temporary objects, and one could shadow a table that a query names.
    await client.query(
      `DO $$ BEGIN EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database()); END $$`,
    );
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function ensureRole(client: Client, role: string, password: string | undefined): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (found.rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN NOINHERIT`);
  if (password !== undefined) {
    await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
  }
  const usable = await client.query<{ ok: boolean }>(`SELECT pg_has_role($1, 'SET') AS ok`, [role]);
  if (usable.rows[0]?.ok !== true) await client.query(`GRANT ${role} TO CURRENT_USER WITH SET TRUE`);
  await client.query(
    `DO $$ BEGIN EXECUTE format('GRANT CONNECT ON DATABASE %I TO ${role}', current_database()); END $$`,
  );
}
