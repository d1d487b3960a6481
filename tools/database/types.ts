import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** No types are written of these: they are no tables of the platform. */
const OTHERS = '{public,house,graphile_worker}.*';

/** Writes the types of a migrated database's tables and views to a file. */
export async function writeTypes(connectionString: string, file: string): Promise<void> {
  const words = ['--url', connectionString, '--out-file', file, '--exclude-pattern', OTHERS];
  const codegen = spawn(`${ROOT}/node_modules/.bin/kysely-codegen`, [...words, '--log-level', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const [code] = await once(codegen, 'exit');
  if (code !== 0) throw new Error('kysely-codegen failed');
  const written = await readFile(file, 'utf8');
  await writeFile(file, withoutNull(written, await filledColumns(connectionString)));
}

interface Column {
  readonly schema: string;
  readonly view: string;
  readonly column: string;
}

/**
 * The columns of views that are never null. PostgreSQL does not tell: they are those that have the name of a column which the
 * view reads and which is never null itself. A view with an outer join or a union is left as it is.
 */
async function filledColumns(connectionString: string): Promise<Column[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      SELECT n.nspname AS schema, v.relname AS view, a.attname AS column
      FROM pg_class v JOIN pg_namespace n ON n.oid = v.relnamespace JOIN pg_attribute a ON a.attrelid = v.oid
      WHERE v.relkind = 'v' AND a.attnum > 0 AND pg_get_viewdef(v.oid) !~* '(outer|left|right|full) join|union'
        AND EXISTS (
          SELECT 1 FROM pg_rewrite r JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = r.oid
          JOIN pg_attribute s ON s.attrelid = d.refobjid AND s.attnum = d.refobjsubid
          WHERE r.ev_class = v.oid AND d.refobjid <> v.oid AND s.attname = a.attname AND s.attnotnull)`);
    return rows;
  } finally {
    await client.end();
  }
}

function withoutNull(types: string, columns: readonly Column[]): string {
  return columns.reduce((text, { schema, view, column }) => {
    const name = [schema, ...view.split('_')].map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    const line = new RegExp(
      `(export interface ${name.join('')} \\{[^}]*?\\n  ${column}: .*?) \\| null;`,
      'u',
    );
    return text.replace(line, '$1;');
  }, types);
}
