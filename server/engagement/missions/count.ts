import { sql, type Database } from '../../kernel/database.ts';
import { announceToPlayer } from '../../realtime/announce.ts';
import type { Activity } from '../activity/read-activity.ts';
import { activeMissions, asksForStakes, onceStart, onTerms, type Mission } from './mission.ts';

interface Progress {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly mission: Mission;
  readonly periodStart: Date;
  value: bigint;
  at: Date;
}

/** Add activities to the progress of every mission they count for, and tell the players who have completed one. */
export async function countMissions(trx: Database, activities: readonly Activity[]): Promise<void> {
  const sites = [...new Set(activities.map((activity) => activity.siteId))];
  if (sites.length === 0) return;
  const missions = await activeMissions(trx, sites);
  const begun = await begunTerms(trx, missions, activities);
  const changes = new Map<string, Progress>();
  for (const activity of activities) {
    for (const current of missions) {
      if (current.siteId !== activity.siteId) continue;
      const mission = onTerms(current, begun.get(keyOf(current, activity)));
      const value = countsFor(mission, activity);
      if (value !== 0n) add(changes, mission, activity, value);
    }
  }
  if (changes.size > 0) await write(trx, [...changes.values()]);
}

/** Under which terms players have begun, for the missions whose terms were changed. */
async function begunTerms(
  trx: Database,
  missions: readonly Mission[],
  activities: readonly Activity[],
): Promise<ReadonlyMap<string, number>> {
  const changed = missions.filter(({ earlier }) => earlier.size > 0);
  if (changed.length === 0) return new Map();
  const { rows } = await sql<{
    site_id: number;
    player_id: bigint;
    mission_code: string;
    period_start: Date;
    terms_version: number;
  }>`
    select p.site_id, p.player_id, p.mission_code, p.period_start, p.terms_version
    from (select distinct * from unnest(${activities.map((a) => a.siteId)}::int[], ${activities.map((a) => a.playerId)}::bigint[])
      as a (site_id, player_id)) a
    join rewards.mission_progress p using (site_id, player_id)
    where p.mission_code = any(${changed.map(({ code }) => code)}::text[])`.execute(trx);
  return new Map(
    rows.map((row) => [
      `${row.site_id} ${row.player_id} ${row.mission_code} ${row.period_start.getTime()}`,
      row.terms_version,
    ]),
  );
}

function keyOf(mission: Mission, activity: Activity): string {
  const { siteId, playerId } = activity;
  return `${siteId} ${playerId} ${mission.code} ${periodStartOf(mission, activity).getTime()}`;
}

/**
 * What an activity adds to a mission; 0 if it does not count. Of a stake, what counts for rewards does, also where a smallest
 * stake is asked. A rollback takes back what was added.
 */
export function countsFor(mission: Mission, activity: Activity): bigint {
  if (mission.siteId !== activity.siteId || activity.amount === 0n) return 0n;
  if (mission.startsAt && activity.at < mission.startsAt) return 0n;
  if (mission.endsAt && activity.at >= mission.endsAt) return 0n;
  if (activity.kind === 'deposit') {
    if (mission.metric === 'deposits') return activity.sign;
    return mission.metric === 'deposit_amount' ? activity.sign * activity.amount : 0n;
  }
  if (activity.kind !== 'bet' && activity.kind !== 'win') return 0n;
  if (mission.category !== null && mission.category !== activity.category) return 0n;
  if (mission.providerCode !== null && mission.providerCode !== activity.source) return 0n;
  if (mission.gameCode !== null && mission.gameCode !== activity.gameCode) return 0n;
  if (activity.countedStake === 0n || activity.countedStake < mission.minimumStake) return 0n;
  if (activity.kind === 'win') return mission.metric === 'wins' ? activity.sign : 0n;
  if (mission.metric === 'bets') return activity.sign;
  return mission.metric === 'turnover' ? activity.sign * activity.countedStake : 0n;
}

function add(changes: Map<string, Progress>, mission: Mission, activity: Activity, value: bigint): void {
  const periodStart = periodStartOf(mission, activity);
  const key = keyOf(mission, activity);
  const known = changes.get(key);
  if (known) {
    known.value += value;
    if (activity.at > known.at) known.at = activity.at;
    return;
  }
  const { siteId, playerId, at } = activity;
  changes.set(key, { siteId, playerId, mission, periodStart, value, at });
}

function periodStartOf(mission: Mission, activity: Activity): Date {
  if (mission.period === 'daily') return activity.dayStart;
  return mission.period === 'weekly' ? activity.weekStart : onceStart;
}

async function write(trx: Database, changes: readonly Progress[]): Promise<void> {
  const column = <Value>(pick: (change: Progress) => Value): Value[] => changes.map(pick);
  const gated = changes
    .filter((c) => asksForStakes(c.mission))
    .map((c) => `${c.mission.code} ${c.mission.termsVersion}`);
  const { rows: completed } = await sql<{
    site_id: number;
    player_id: bigint;
    mission_code: string;
    period_start: Date;
  }>`
    with written as (
      -- Missions that also require stakes are completed when they are claimed.
      insert into rewards.mission_progress as p
        (site_id, player_id, mission_code, period_start, value, target, terms_version, completed_at, updated_at)
      select site_id, player_id, mission_code, period_start, value, target, terms_version,
        case when value >= target and mission_code || ' ' || terms_version <> all(${gated}::text[]) then done_at end, done_at
      from unnest(
        ${column((c) => c.siteId)}::int[], ${column((c) => c.playerId)}::bigint[], ${column((c) => c.mission.code)}::text[],
        ${column((c) => c.periodStart)}::timestamptz[], ${column((c) => c.value)}::bigint[],
        ${column((c) => c.mission.target)}::bigint[], ${column((c) => c.mission.termsVersion)}::int[],
        ${column((c) => c.at)}::timestamptz[]
      ) as c (site_id, player_id, mission_code, period_start, value, target, terms_version, done_at)
      order by site_id, player_id, mission_code, period_start
      on conflict (site_id, player_id, mission_code, period_start) do update set
        value = p.value + excluded.value,
        completed_at = case
          when p.claimed_at is not null then p.completed_at
          when p.value + excluded.value >= p.target
            then coalesce(p.completed_at, case when p.mission_code || ' ' || p.terms_version <> all(${gated}::text[]) then excluded.updated_at end) end,
        updated_at = excluded.updated_at
      returning new.site_id, new.player_id, new.mission_code, new.period_start,
        new.completed_at is not null and old.completed_at is null as newly_completed
    )
    select site_id, player_id, mission_code, period_start from written where newly_completed`.execute(trx);
  for (const row of completed) {
    await announceToPlayer(
      trx,
      { siteId: row.site_id, playerId: row.player_id },
      {
        type: 'mission',
        mission_id: row.mission_code,
        period_start: row.period_start.toISOString(),
        state: 'claimable',
      },
    );
  }
}
