import { monthsLater } from '../kernel/calendar.ts';
import type { z } from 'zod';
import type { exclusionKindSchema, exclusionSchema } from '@marquee/contract/safety.ts';
import type { Database } from '../kernel/database.ts';

export interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

export type ExclusionKind = z.infer<typeof exclusionKindSchema>;

/** A time-out or self-exclusion, as stored. */
export interface Exclusion {
  readonly exclusion_id: string;
  readonly kind: ExclusionKind;
  readonly started_at: Date;
  /** Null for an indefinite exclusion. */
  readonly ends_at: Date | null;
  readonly return_requested_at: Date | null;
  /** When the exclusion stops being active. Null while that is not decided. */
  readonly returns_at: Date | null;
}

const kinds: Readonly<Record<string, ExclusionKind>> = {
  time_out: 'time_out',
  definite: 'definite',
  indefinite: 'indefinite',
};

/** The kind of a stored exclusion. An unknown one counts as the longest. */
export function exclusionKindOf(text: string): ExclusionKind {
  return kinds[text] ?? 'indefinite';
}

/**
 * The exclusions that are active at a time, longest first. Depends on the time alone, not on when the scheduled job
 * lifts them.
 */
export async function standingExclusions(
  db: Database,
  player: PlayerKey,
  now: Date,
): Promise<readonly Exclusion[]> {
  const rows = await db
    .selectFrom('safety.exclusion')
    .select(['exclusion_id', 'kind', 'started_at', 'ends_at', 'return_requested_at', 'returns_at'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where((eb) => eb.or([eb('returns_at', 'is', null), eb('returns_at', '>', now)]))
    .execute();
  return rows
    .map((row) => ({ ...row, kind: exclusionKindOf(row.kind) }))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
}

/** True if the player is self-excluded. A time-out does not count. */
export async function isSelfExcluded(db: Database, player: PlayerKey, now: Date): Promise<boolean> {
  return (await standingExclusions(db, player, now)).some((exclusion) => exclusion.kind !== 'time_out');
}

function lengthOf(exclusion: Exclusion): number {
  const end = exclusion.returns_at ?? exclusion.ends_at;
  if (exclusion.kind === 'indefinite' && exclusion.returns_at === null) return Infinity;
  return end?.getTime() ?? Infinity;
}

/** How many months an indefinite exclusion lasts before the player may ask to return. */
const indefiniteMonths = 6;

/** The earliest time at which the player may ask to return. Null for a time-out, which ends by itself. */
export function returnPossibleFrom(
  exclusion: Pick<Exclusion, 'kind' | 'started_at' | 'ends_at'>,
): Date | null {
  if (exclusion.kind === 'time_out') return null;
  return exclusion.ends_at ?? monthsLater(exclusion.started_at, indefiniteMonths);
}

export function presentExclusion(exclusion: Exclusion): z.infer<typeof exclusionSchema> {
  return {
    exclusion_id: exclusion.exclusion_id,
    kind: exclusion.kind,
    started_at: exclusion.started_at.toISOString(),
    ends_at: exclusion.ends_at?.toISOString() ?? null,
    return_possible_from: returnPossibleFrom(exclusion)?.toISOString() ?? null,
    return_requested_at: exclusion.return_requested_at?.toISOString() ?? null,
    returns_at: exclusion.returns_at?.toISOString() ?? null,
  };
}
