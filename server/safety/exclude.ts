import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { Database } from '../kernel/database.ts';
import { daysLater, monthsLater } from '../kernel/calendar.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { stopMarketing } from '../players/account-status.ts';
import { recordSafetyEvent } from './event.ts';
import {
  returnPossibleFrom,
  standingExclusions,
  type Exclusion,
  type ExclusionKind,
} from './exclusion-state.ts';
import { lockSafety } from './lock.ts';
import { playStopped, playStopping } from './play-stopped.ts';

export type ExclusionApp = Pick<App, 'db' | 'ledger' | 'clock' | 'events' | 'realtime'>;

/** The cooling-off time between a player's request to return and the end of the exclusion. */
export const returnDelay_ms = 24 * 3_600_000;

/**
 * Block play and deposits for some days. Throws `exclusionNotShortened` if an active exclusion lasts at least as long.
 */
export function takeTimeOut(app: ExclusionApp, player: PlayerSession, days: number): Promise<Exclusion> {
  return exclude(app, player, 'time_out', (now) => daysLater(now, days));
}

/**
 * Block play, deposits and marketing for some months, or indefinitely with `null`.
 * Throws `exclusionNotShortened` if an active exclusion lasts at least as long.
 */
export function selfExclude(
  app: ExclusionApp,
  player: PlayerSession,
  months: number | null,
): Promise<Exclusion> {
  if (months === null) return exclude(app, player, 'indefinite', () => null);
  return exclude(app, player, 'definite', (now) => monthsLater(now, months));
}

/** Who excludes: the player themselves, or an operator. */
type Excluder = { readonly by: 'player' } | { readonly by: 'operator'; readonly operator: string };

async function exclude(
  app: ExclusionApp,
  player: PlayerSession,
  kind: ExclusionKind,
  endOf: (now: Date) => Date | null,
): Promise<Exclusion> {
  const exclusion = await app.db
    .transaction()
    .execute((trx) => excludeIn(app, trx, player, { kind, endOf, excluder: { by: 'player' } }));
  await afterExcluding(app, player);
  return exclusion;
}

/** A player whom an operator excludes. */
export type ExcludedPlayer = Pick<PlayerSession, 'siteId' | 'playerId' | 'currency' | 'accountId'>;

/**
 * Exclude a player for an operator, in the caller's transaction, for some months or indefinitely with `null`. The rules of
 * an exclusion of the player's own apply: nobody shortens it. Call `afterExcluding` once it is committed. Throws
 * `exclusionNotShortened` if an active exclusion lasts at least as long.
 */
export function excludeByOperator(
  app: ExclusionApp,
  trx: Database,
  player: ExcludedPlayer,
  { months, operator }: { months: number | null; operator: string },
): Promise<Exclusion> {
  const excluder = { by: 'operator' as const, operator };
  return months === null
    ? excludeIn(app, trx, player, { kind: 'indefinite', endOf: () => null, excluder })
    : excludeIn(app, trx, player, {
        kind: 'definite',
        endOf: (now) => monthsLater(now, months),
        excluder,
      });
}

/** Tell the player's games and tabs of an exclusion, once it is committed. */
export async function afterExcluding(
  app: ExclusionApp,
  player: Pick<PlayerSession, 'siteId' | 'playerId'>,
): Promise<void> {
  await app.events.tell(app.db, playStopped, player);
  await app.realtime.toPlayer(player, { type: 'play_stopped', reason: 'excluded' });
}

/**
 * The exclusion, the block on bets, the end of the games and the audit record are one transaction. A bet is therefore
 * either posted before the exclusion or refused. Wins that are still owed are paid.
 */
async function excludeIn(
  app: ExclusionApp,
  trx: Database,
  player: ExcludedPlayer,
  what: { kind: ExclusionKind; endOf: (now: Date) => Date | null; excluder: Excluder },
): Promise<Exclusion> {
  const { kind, excluder } = what;
  await lockSafety(trx, player);
  const now = app.clock.now();
  const endsAt = what.endOf(now);
  const longer = (await standingExclusions(trx, player, now)).find((each) => lasts(each, kind, endsAt));
  if (longer) {
    const until = longer.returns_at ?? longer.ends_at;
    throw refuse('exclusionNotShortened', until?.toISOString());
  }
  const made = {
    exclusion_id: newId(),
    kind,
    started_at: now,
    ends_at: endsAt,
    return_requested_at: null,
    returns_at: kind === 'time_out' ? endsAt : null,
  };
  const { siteId, playerId } = player;
  await trx
    .insertInto('safety.exclusion')
    .values({
      site_id: siteId,
      player_id: playerId,
      ...made,
      added_by: excluder.by === 'operator' ? excluder.operator : null,
    })
    .execute();
  await app.ledger.setWalletStatus(player, 'no_bets', trx);
  await app.events.tell(trx, playStopping, { siteId, playerId, reason: 'excluded', at: now });
  if (kind !== 'time_out') {
    // A player who returns has to opt in to marketing again.
    await stopMarketing(trx, player);
  }
  await recordSafetyEvent(trx, player, now, {
    by: excluder.by,
    actor: excluder.by === 'operator' ? excluder.operator : player.accountId,
    action:
      excluder.by === 'operator' ? 'operator_exclude' : kind === 'time_out' ? 'time_out' : 'self_exclude',
    before: null,
    after: { exclusion_id: made.exclusion_id, kind, ends_at: endsAt?.toISOString() ?? null },
  });
  return made;
}

/** True if the active exclusion lasts at least as long as the requested one. */
function lasts(standing: Exclusion, kind: ExclusionKind, endsAt: Date | null): boolean {
  if (standing.returns_at !== null) return endsAt !== null && standing.returns_at >= endsAt;
  if (standing.ends_at === null || kind === 'time_out') return true;
  return endsAt !== null && standing.ends_at >= endsAt;
}

/**
 * Ask to play again. A definite exclusion that is over then ends after 24 hours. An indefinite one ends when an
 * operator has approved, but not before 24 hours have passed. Asking again keeps the time of the first request.
 * Throws `exclusionNotFound`, or `exclusionNotOver` with the earliest time to ask.
 */
export async function requestReturn(
  app: ExclusionApp,
  player: PlayerSession,
  exclusionId: string,
): Promise<Exclusion> {
  return app.db.transaction().execute(async (trx) => {
    await lockSafety(trx, player);
    const now = app.clock.now();
    const standing = await standingExclusions(trx, player, now);
    const exclusion = standing.find((each) => each.exclusion_id === exclusionId);
    const possibleFrom = exclusion && returnPossibleFrom(exclusion);
    if (!exclusion || !possibleFrom) throw refuse('exclusionNotFound');
    if (possibleFrom > now) throw refuse('exclusionNotOver', possibleFrom.toISOString());
    if (exclusion.return_requested_at) return exclusion;
    const change = {
      return_requested_at: now,
      returns_at: exclusion.kind === 'definite' ? new Date(now.getTime() + returnDelay_ms) : null,
    };
    await trx.updateTable('safety.exclusion').set(change).where('exclusion_id', '=', exclusionId).execute();
    await recordSafetyEvent(trx, player, now, {
      by: 'player',
      actor: player.accountId,
      action: 'return_requested',
      before: { exclusion_id: exclusionId, kind: exclusion.kind },
      after: { exclusion_id: exclusionId, returns_at: change.returns_at?.toISOString() ?? null },
    });
    return { ...exclusion, ...change };
  });
}
