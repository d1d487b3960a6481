import type pg from 'pg';

/** What a call leaves behind even when it is refused: how often somebody tried, and what is measured. */
const keptOfRefused: ReadonlySet<string> = new Set([
  // Whoever reads on in the ledger's outbox notes how far he is.
  'ledger.outbox_consumer',
  'players.access_log',
  'players.login_attempt',
  'players.session',
  // Messages are counted when they have left, and tasks of the queue when they have ended, which may be during another call.
  'system.delivery_hour',
  'system.task_run',
]);

/** Tries at a code are counted also where they are refused. */
const countsTries: ReadonlySet<string> = new Set(['players.account_code', 'players.one_time_code']);

/**
 * What stands in the tables of the platform, a figure a table: two states that are alike hold the same versions of the same rows. `reads` asks
 * for it; the tables that a refused call may write to are left out, and so is the job queue.
 */
export async function createStateReader(owner: pg.Pool): Promise<() => Promise<ReadonlyMap<string, string>>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and not c.relispartition
       and n.nspname not in ('pg_catalog', 'information_schema', 'graphile_worker') and n.nspname not like 'pg_%'
     union all
     select format('%I.%I', n.nspname, c.relname)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'p'
     order by 1`,
  );
  const watched = tables.map(({ name }) => name).filter((name) => !keptOfRefused.has(name));
  const query = watched
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(${markOf(name)}), 0) as state from ${name} row`,
    )
    .join(' union all ');
  return async () => {
    const { rows } = await owner.query<{ name: string; state: string }>(query);
    return new Map(rows.map(({ name, state }) => [name, state]));
  };
}

/** A figure of a row: the transaction that wrote it as it is, which tells of every write without reading the row. */
function markOf(table: string): string {
  if (!countsTries.has(table)) return 'row.xmin::text::bigint';
  return "hashtextextended((to_jsonb(row) - 'attempts')::text, 0)::numeric";
}

/** The tables that differ between two states. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name);
}
