import { beginScript } from '../command/command.ts';
import { fileURLToPath } from 'node:url';
import { FUNCTIONS, MIGRATIONS } from '../../database/migrate-all.ts';
import { migrate } from '../../database/migrate.ts';
import { startThrowawayPostgres } from '../postgres/throwaway.ts';
import { writeTypes } from './types.ts';

/**
 * Writes server/kernel/database.generated.ts from the migrations: they are applied to a throwaway PostgreSQL, and
 * kysely-codegen reads the types of its tables and views from there. The house provider's tables are not among them.
 */
beginScript(
  `npm run db:types

Writes server/kernel/database.generated.ts from the migrations.`,
  {},
);
const postgres = await startThrowawayPostgres();
try {
  await migrate({
    connectionString: postgres.ownerUrl,
    directory: MIGRATIONS,
    functions: FUNCTIONS,
    log: console.log,
  });
  await writeTypes(
    postgres.ownerUrl,
    fileURLToPath(new URL('../../server/kernel/database.generated.ts', import.meta.url)),
  );
} finally {
  await postgres.stop();
}
