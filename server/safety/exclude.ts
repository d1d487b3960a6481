import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
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

/** A player who asks to play again after an exclusion has so long to think about it. */
export const returnDelay_ms = 24 * 3_600_000;

/** No play and no deposits for so many days. Throws `exclusionNotShortened` where something longer stands. */
export function takeTimeOut(app: ExclusionApp, player: PlayerSession, days: number): Promise<Exclusion> {
  return exclude(app, player, 'time_out', (now) => daysLater(now, days));
}

/**
 * No play, no deposits and no marketing for so many months, or with `null` for good.
 * Throws `exclusionNotShortened` where something longer stands.
 */
export function selfExclude(
  app: ExclusionApp,
  player: PlayerSession,
  months: number | null,
): Promise<Exclusion> {
  if (months === null) return exclude(app, player, 'indefinite', () => null);
  return exclude(app, player, 'definite', (now) => monthsLater(now, months));
}

/**
 * The exclusion, the wallet that takes no bets, the ends of the games and the record of it are one transaction: a bet is
 * posted before it or refused, and what is owed still arrives.
 */
async function exclude(
  app: ExclusionApp,
  player: PlayerSession,
  kind: ExclusionKind,
  endOf: (now: Date) => Date | null,
): Promise<Exclusion> {
  const exclusion = await app.db.transaction().execute(async (trx) => {
    await lockSafety(trx, player);
    const now = app.clock.now();
    const endsAt = endOf(now);
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
    await trx
      .insertInto('safety.exclusion')
      .values({ site_id: player.siteId, player_id: player.playerId, ...made })
      .execute();
    await app.ledger.setWalletStatus(player, 'no_bets', trx);
    const { siteId, playerId } = player;
    await app.events.tell(trx, playStopping, { siteId, playerId, reason: 'excluded', at: now });
    if (kind !== 'time_out') {
      // Whoever returns agrees to marketing anew, or not.
      await stopMarketing(trx, player);
    }
    await recordSafetyEvent(trx, player, now, {
      by: 'player',
      actor: player.accountId,
      action: kind === 'time_out' ? 'time_out' : 'self_exclude',
      before: null,
      after: { exclusion_id: made.exclusion_id, kind, ends_at: endsAt?.toISOString() ?? null },
    });
    return made;
  });
  await app.events.tell(app.db, playStopped, player);
  await app.realtime.toPlayer(player, { type: 'play_stopped', reason: 'excluded' });
  return exclusion;
}

/** Whether a standing exclusion lasts at least as long as another one would that is asked for now. */
function lasts(standing: Exclusion, kind: ExclusionKind, endsAt: Date | null): boolean {
  if (standing.returns_at !== null) return endsAt !== null && standing.returns_at >= endsAt;
  if (standing.ends_at === null || kind === 'time_out') return true;
  return endsAt !== null && standing.ends_at >= endsAt;
}

/**
 * Ask to play again. A definite exclusion that is over stands for 24 hours more; an indefinite one until an operator has
 * approved, and for as long at least. Asked again, the first time counts.
 * Throws `exclusionNotFound`, or `exclusionNotOver` with the time from which it can be asked.
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
