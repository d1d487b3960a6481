import { sql, type Database } from '../../kernel/database.ts';
import type { WalletKey } from '../../ledger/ledger.ts';
import { sitePeriods, type SitePeriods } from '../period.ts';
import type { Play } from '../../rounds/play.ts';
import { readPlayOfDays } from '../play-of-days.ts';
import {
  asksForStakes,
  isOfDeposits,
  isReadFromAccount,
  onceStart,
  onTerms,
  type Mission,
} from './mission.ts';

type Owner = WalletKey;

/** A player's state in one period of a mission. */
export interface Standing {
  readonly mission: Mission;
  readonly isCurrent: boolean;
  readonly periodStart: Date;
  /** Null for a mission without an end. */
  readonly endsAt: Date | null;
  readonly claimUntil: Date | null;
  readonly value: bigint;
  readonly state: 'active' | 'claimable' | 'claimed' | 'expired';
  readonly completedAt: Date | null;
  readonly claimedAt: Date | null;
}

/**
 * A player's state in some missions, in the current period and the previous one, each by the terms under which the player began.
 * Leaves out missions that have not begun, and those whose rewards can no longer be claimed.
 */
export async function missionStandings(
  db: Database,
  owner: Owner,
  missions: readonly Mission[],
  timeZone: string,
  now: Date,
): Promise<Standing[]> {
  const periods = await sitePeriods(db, timeZone, now);
  const turns = missions.flatMap((mission) => turnsOf(mission, periods, now));
  const starts = [...new Set(turns.map((turn) => turn.periodStart))];
  const { rows } = await sql<ProgressRow>`
    select mission_code, period_start, value, terms_version, completed_at, claimed_at from rewards.mission_progress
    where site_id = ${owner.siteId} and player_id = ${owner.playerId}
      and mission_code = any(${missions.map((mission) => mission.code)}::text[])
      and period_start = any(${starts}::timestamptz[])`.execute(db);
  const stored = new Map(rows.map((row) => [`${row.mission_code} ${row.period_start.getTime()}`, row]));
  const standings: Standing[] = [];
  for (const { mission, isCurrent, periodStart, endsAt } of turns) {
    const progress = stored.get(`${mission.code} ${periodStart.getTime()}`);
    const turn = turnOf(onTerms(mission, progress?.terms_version), isCurrent, periodStart, endsAt);
    const counted = isReadFromAccount(turn.mission.metric)
      ? await readFromAccount(db, owner, turn, timeZone)
      : (progress?.value ?? 0n);
    const value = asksForStakes(turn.mission)
      ? staked(
          counted,
          turn.mission,
          await readPlayOfDays(db, owner, turn.periodStart, turn.endsAt, timeZone),
        )
      : counted;
    const isComplete = value >= turn.mission.target;
    const claimedAt = progress?.claimed_at ?? null;
    standings.push({
      ...turn,
      value,
      state: stateOf(isComplete, claimedAt, turn, now),
      completedAt: progress?.completed_at ?? null,
      claimedAt,
    });
  }
  return standings;
}

/** As much of a count as the stakes of its period cover: deposits by themselves, and all of it by the mission's turnover. */
function staked(counted: bigint, mission: Mission, play: Pick<Play, 'countedStakes' | 'deposits'>): bigint {
  const { countedStakes: stakes, deposits } = play;
  const ofDeposits = isOfDeposits(mission.metric) ? share(counted, stakes, deposits) : counted;
  return share(ofDeposits, stakes, mission.turnover);
}

function share(count: bigint, part: bigint, whole: bigint): bigint {
  if (part >= whole) return count;
  return part <= 0n || count <= 0n ? 0n : (count * part) / whole;
}

type Turn = Pick<Standing, 'mission' | 'isCurrent' | 'periodStart' | 'endsAt' | 'claimUntil'>;

interface ProgressRow {
  mission_code: string;
  period_start: Date;
  value: bigint;
  terms_version: number;
  completed_at: Date | null;
  claimed_at: Date | null;
}

function stateOf(isComplete: boolean, claimedAt: Date | null, turn: Turn, now: Date): Standing['state'] {
  if (claimedAt) return 'claimed';
  if (turn.claimUntil && turn.claimUntil <= now) return 'expired';
  if (isComplete) return 'claimable';
  return turn.endsAt && turn.endsAt <= now ? 'expired' : 'active';
}

function turnsOf(mission: Mission, periods: SitePeriods, now: Date): Turn[] {
  if (mission.startsAt && mission.startsAt > now) return [];
  if (mission.period === 'once') return [turnOf(mission, true, onceStart, mission.endsAt)];
  const { now: current, before } = periods[mission.period];
  return [
    turnOf(mission, true, current.start, earlier(current.end, mission.endsAt)),
    turnOf(mission, false, before.start, earlier(before.end, mission.endsAt)),
  ];
}

function turnOf(mission: Mission, isCurrent: boolean, periodStart: Date, endsAt: Date | null): Turn {
  const claimUntil = endsAt && new Date(endsAt.getTime() + mission.claimHours * 3_600_000);
  return { mission, isCurrent, periodStart, endsAt, claimUntil };
}

function earlier(a: Date, b: Date | null): Date {
  return b && b < a ? b : a;
}

/** The value of a metric that is read from the account. Sign-in days are limited to the period. */
async function readFromAccount(db: Database, owner: Owner, turn: Turn, timeZone: string): Promise<bigint> {
  const value = {
    sign_in_days: sql`
      select count(distinct (created_at at time zone ${timeZone})::date)::int8 as value from players.access
      where site_id = ${owner.siteId} and player_id = ${owner.playerId} and outcome in ('signed_in', 'verified')
        and created_at >= ${turn.periodStart} and (${turn.endsAt}::timestamptz is null or created_at < ${turn.endsAt})`,
    verified_contacts: sql`
      select num_nonnulls(phone_verified_at, email_verified_at)::int8 as value from players.trace
      where site_id = ${owner.siteId} and player_id = ${owner.playerId}`,
    bank_accounts: sql`
      select count(*)::int8 as value from cashier.payout_account
      where site_id = ${owner.siteId} and player_id = ${owner.playerId}`,
  };
  const { metric } = turn.mission;
  if (metric !== 'sign_in_days' && metric !== 'verified_contacts' && metric !== 'bank_accounts') return 0n;
  const { rows } = await sql<{ value: bigint }>`${value[metric]}`.execute(db);
  return rows[0]?.value ?? 0n;
}
