import { sql, type Database } from '../../kernel/database.ts';
import type { Activity } from '../activity/read-activity.ts';

interface DayChange {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  readonly day: string;
  stake: bigint;
  payout: bigint;
  deposits: bigint;
  rewards: bigint;
}

/** Add activities to each player's days. A rollback is booked on the day on which it was made. */
export async function countDays(trx: Database, activities: readonly Activity[]): Promise<void> {
  const changes = new Map<string, DayChange>();
  for (const activity of activities) {
    const change = changeOf(changes, activity);
    const amount = activity.sign * activity.amount;
    if (activity.kind === 'bet') change.stake += amount;
    else if (activity.kind === 'win') change.payout += amount;
    else if (activity.kind === 'deposit') change.deposits += amount;
    else if (activity.kind === 'reward') change.rewards += amount;
    else change.rewards -= amount;
  }
  if (changes.size === 0) return;
  const rows = [...changes.values()];
  const column = <Value>(pick: (change: DayChange) => Value): Value[] => rows.map(pick);
  await sql`
    insert into rewards.player_day as d (site_id, player_id, currency, day, stake, payout, deposits, rewards)
    select * from unnest(
      ${column((c) => c.siteId)}::int[], ${column((c) => c.playerId)}::bigint[], ${column((c) => c.currency)}::text[],
      ${column((c) => c.day)}::date[], ${column((c) => c.stake)}::bigint[], ${column((c) => c.payout)}::bigint[],
      ${column((c) => c.deposits)}::bigint[], ${column((c) => c.rewards)}::bigint[])
    on conflict (site_id, player_id, currency, day) do update set
      stake = d.stake + excluded.stake, payout = d.payout + excluded.payout,
      deposits = d.deposits + excluded.deposits, rewards = d.rewards + excluded.rewards`.execute(trx);
}

function changeOf(changes: Map<string, DayChange>, activity: Activity): DayChange {
  const { siteId, playerId, currency, postedDay: day } = activity;
  const key = `${siteId} ${playerId} ${currency} ${day}`;
  const known = changes.get(key);
  if (known) return known;
  const change = { siteId, playerId, currency, day, stake: 0n, payout: 0n, deposits: 0n, rewards: 0n };
  changes.set(key, change);
  return change;
}
