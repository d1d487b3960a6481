import { sql, type Database } from '../kernel/database.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import { readPlay, type Play } from '../rounds/play.ts';

/** What a player did on the site's days of a period; `end` is excluded, null is now. */
export async function readPlayOfDays(
  db: Database,
  player: WalletKey,
  start: Date,
  end: Date | null,
  timeZone: string,
): Promise<Play> {
  const { rows } = await sql<{ from: string; until: string | null }>`
    select (${start}::timestamptz at time zone ${timeZone})::date as "from",
      ((${end}::timestamptz - interval '1 millisecond') at time zone ${timeZone})::date + 1 as until`.execute(
    db,
  );
  const [site] = rows;
  if (!site) throw new Error('PostgreSQL answered no days');
  return readPlay(db, player, { site });
}
