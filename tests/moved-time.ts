import type pg from 'pg';
import type { createManualClock } from '../server/kernel/clock.ts';

/**
 * Move the server's clock and that of the ledger by the same time, forwards. Postings find their partition up to two years
 * ahead. `owner` is a connection of the database's owner.
 */
export async function moveTime(
  place: {
    readonly clock: ReturnType<typeof createManualClock>;
    readonly owner: { query: (text: string) => Promise<pg.QueryResult> };
  },
  duration_ms: number,
): Promise<void> {
  place.clock.advance(duration_ms);
  const ahead_ms = place.clock.now().getTime() - Date.now();
  await place.owner.query('select ledger.ensure_partitions(24)');
  await place.owner.query(`
    create or replace function ledger.clock() returns timestamptz language sql volatile
    set search_path = pg_catalog, ledger, pg_temp as
    $$ select clock_timestamp() + interval '${ahead_ms} milliseconds' $$`);
}

export const minute_ms = 60_000;
export const hour_ms = 60 * minute_ms;
export const day_ms = 24 * hour_ms;
