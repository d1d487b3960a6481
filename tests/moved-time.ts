import { dayOf, periodEnd, startOfDay } from '../server/kernel/calendar.ts';
import type { createManualClock } from '../server/kernel/clock.ts';

/** The owners in whose database the ledger's time can be moved. */
const prepared = new WeakSet<object>();

/**
 * Move the server's clock and that of the ledger by the same time. Postings find their partition up to two years ahead.
 * `owner` is a connection of the database's owner.
 */
export async function moveTime(
  place: {
    readonly clock: ReturnType<typeof createManualClock>;
    readonly owner: { query: (text: string) => Promise<unknown> };
  },
  duration_ms: number,
): Promise<void> {
  place.clock.advance(duration_ms);
  const ahead_ms = place.clock.now().getTime() - Date.now();
  if (!prepared.has(place.owner)) await place.owner.query(prepare);
  prepared.add(place.owner);
  await place.owner.query(`update public.moved_time set ahead = interval '${ahead_ms} milliseconds'`);
}

/** Move both past the end of the day in UTC, by which periods are counted, whatever the time is now. */
export async function moveToNextDay(place: Parameters<typeof moveTime>[0], past_ms: number): Promise<void> {
  const now = place.clock.now();
  const tomorrow = startOfDay(periodEnd('day', dayOf(now)));
  await moveTime(place, tomorrow.getTime() - now.getTime() + past_ms);
}

const prepare = `
  select ledger.ensure_partitions(24);
  create table public.moved_time (ahead interval not null);
  insert into public.moved_time (ahead) values ('0');
  grant select on public.moved_time to public;
  create or replace function ledger.clock() returns timestamptz language sql volatile
  set search_path = pg_catalog, ledger, pg_temp as
  $$ select clock_timestamp() + (select ahead from public.moved_time) $$`;

export const minute_ms = 60_000;
export const hour_ms = 60 * minute_ms;
export const day_ms = 24 * hour_ms;
