import { beginScript } from '../command/command.ts';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrateAll } from '../../database/migrate-all.ts';
import { startThrowawayPostgres } from '../postgres/throwaway.ts';
import { describeSchema } from './snapshot.ts';

/** Writes database/schema.sql: the migrations applied to a throwaway PostgreSQL, and read back from its catalogue. */
beginScript(
  `npm run db:snapshot

Writes database/schema.sql from the migrations.`,
  {},
);
const postgres = await startThrowawayPostgres();
try {
  await migrateAll({ ownerUrl: postgres.ownerUrl, log: console.log });
  const file = fileURLToPath(new URL('../../database/schema.sql', import.meta.url));
  await writeFile(file, await describeSchema(postgres.ownerUrl));
  console.log(`wrote ${file}`);
} finally {
  await postgres.stop();
}
