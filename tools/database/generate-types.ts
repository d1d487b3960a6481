import { beginScript } from '../command/command.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FUNCTIONS, MIGRATIONS } from '../../database/migrate-all.ts';
import { migrate } from '../../database/migrate.ts';
import { startThrowawayPostgres } from '../postgres/throwaway.ts';

/**
 * Writes server/kernel/database.generated.ts from the migrations. They are applied to a throwaway PostgreSQL, from
 * which kysely-codegen reads the types of the tables. The house provider's tables are left out.
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
  const codegen = spawn('kysely-codegen', ['--url', postgres.ownerUrl, '--exclude-pattern', 'public.*'], {
    stdio: 'inherit',
  });
  const [code] = await once(codegen, 'exit');
  process.exitCode = code === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
