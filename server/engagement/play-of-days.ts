import { sql, type Database } from '../kernel/database.ts';

/**
 * What a player deposited and staked of real money, on the site's days of a period. `end` is excluded; null means until
 * now.
 */
export async function readPlayOfDays(
  db: Database,
  player: { siteId: number; playerId: bigint },
  start: Date,
  end: Date | null,
  timeZone: string,
): Promise<{ deposits: bigint; stakes: bigint }> {
  const { rows } = await sql<{ deposits: bigint; stakes: bigint }>`
    select coalesce(sum(deposits), 0)::int8 as deposits, coalesce(sum(stake), 0)::int8 as stakes
    from rewards.player_day
    where site_id = ${player.siteId} and player_id = ${player.playerId}
      and day >= (${start}::timestamptz at time zone ${timeZone})::date
      and day <= coalesce(((${end}::timestamptz - interval '1 millisecond') at time zone ${timeZone})::date, 'infinity')`.execute(
    db,
  );
  return rows[0] ?? { deposits: 0n, stakes: 0n };
}
