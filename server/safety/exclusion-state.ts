import { monthsLater } from '../kernel/calendar.ts';
import type { z } from 'zod';
import type { exclusionKindSchema, exclusionSchema } from '@marquee/contract/safety.ts';
import type { Database } from '../kernel/database.ts';

export interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

export type ExclusionKind = z.infer<typeof exclusionKindSchema>;

/** A time-out or an exclusion, as it is written down. */
export interface Exclusion {
  readonly exclusion_id: string;
  readonly kind: ExclusionKind;
  readonly started_at: Date;
  /** Null for an indefinite one. */
  readonly ends_at: Date | null;
  readonly return_requested_at: Date | null;
  /** From then on it stands no more; null while nobody knows when. */
  readonly returns_at: Date | null;
}

const kinds: Readonly<Record<string, ExclusionKind>> = {
  time_out: 'time_out',
  definite: 'definite',
  indefinite: 'indefinite',
};

/** The exclusions that stand at a time, the longest first. That one stands is a matter of the time alone. */
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
    .map((row) => ({ ...row, kind: kinds[row.kind] ?? 'indefinite' }))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
}

/** Whether an exclusion stands that is no mere time-out. */
export async function isSelfExcluded(db: Database, player: PlayerKey, now: Date): Promise<boolean> {
  return (await standingExclusions(db, player, now)).some((exclusion) => exclusion.kind !== 'time_out');
}

function lengthOf(exclusion: Exclusion): number {
  const end = exclusion.returns_at ?? exclusion.ends_at;
  if (exclusion.kind === 'indefinite' && exclusion.returns_at === null) return Infinity;
  return end?.getTime() ?? Infinity;
}

/** How long an indefinite exclusion lasts before its player may ask to return, in months. */
const indefiniteMonths = 6;

/** When the player may ask to play again; null for a time-out, which ends by itself. */
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
