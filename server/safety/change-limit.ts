import { refuse } from '../kernel/errors.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import { recordSafetyEvent, type SafetyEvent } from './event.ts';
import { limitStore, settleAll, type LimitKind, type LimitWindow, type OwnLimit } from './limit-stores.ts';
import { lockSafety } from './lock.ts';

export type LimitApp = Pick<App, 'db' | 'ledger' | 'clock' | 'playClock'>;

/** The delay before a looser limit takes effect, so that players cannot raise a limit in the heat of play. */
export const looseningDelay_ms = 24 * 3_600_000;

export interface LimitPlace {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
}

/**
 * Set or change a player's own limit, or remove it with `null`. A stricter limit applies at once. A looser one applies
 * after `looseningDelay_ms` and replaces any pending change. Setting the current value cancels the pending change.
 */
export async function changeOwnLimit(
  app: LimitApp,
  player: PlayerSession,
  place: LimitPlace,
  value: bigint | null,
): Promise<void> {
  const store = limitStore(app, place.kind);
  await inSafety(app, player, async (trx, now) => {
    const own = await store.read(trx, player, place.window, 'player');
    const note = noteOf(trx, player, now, place);
    if (value === own.value) {
      if (!own.next) return;
      await store.setNext(trx, player, place.window, 'player', null);
      await note('limit_cancelled', own.value, own.value, own.next);
    } else if (own.value === null || (value !== null && value < own.value)) {
      await store.set(trx, player, place.window, 'player', value);
      await note('limit_set', own.value, value, null);
    } else {
      // Asking for the same change again does not restart the delay.
      if (own.next && own.next.value === value) return;
      const next = { value, at: new Date(now.getTime() + looseningDelay_ms) };
      await store.setNext(trx, player, place.window, 'player', next);
      await note('limit_pending', own.value, value, next);
    }
  });
}

/**
 * Cancel a pending change. Throws `noPendingLimit` if nothing is pending, or if the change has already taken effect.
 */
export async function cancelPendingLimit(
  app: LimitApp,
  player: PlayerSession,
  place: LimitPlace,
): Promise<void> {
  const store = limitStore(app, place.kind);
  await inSafety(app, player, async (trx, now) => {
    const own = await store.read(trx, player, place.window, 'player');
    if (!own.next) throw refuse('noPendingLimit');
    await store.setNext(trx, player, place.window, 'player', null);
    await noteOf(trx, player, now, place)('limit_cancelled', own.value, own.value, own.next);
  });
}

/**
 * Set the operator's limit for a player, or remove it with `null`. It applies at once, whether stricter or looser.
 * `record` runs in the same transaction and receives the value before.
 */
export async function setOperatorLimit(
  app: Pick<App, 'db' | 'ledger' | 'clock'>,
  wallet: WalletKey,
  place: LimitPlace,
  value: bigint | null,
  operator: string,
  record?: (trx: Database, before: bigint | null) => Promise<void>,
): Promise<void> {
  const store = limitStore(app, place.kind);
  await app.db.transaction().execute(async (trx) => {
    await lockSafety(trx, wallet);
    const before = await store.read(trx, wallet, place.window, 'operator');
    await store.set(trx, wallet, place.window, 'operator', value);
    await recordSafetyEvent(trx, wallet, app.clock.now(), {
      by: 'operator',
      actor: operator,
      action: 'limit_set',
      before: factsOf(place, before.value),
      after: factsOf(place, value),
    });
    await announceChange(trx, wallet.playerId);
    await record?.(trx, before.value);
  });
}

/**
 * Store the pending limits that have taken effect, up to `atMost` players each for money and time. Until then they
 * apply by their date alone. Returns the number of players.
 */
export async function settleDueLimits(app: LimitApp, atMost = 200): Promise<number> {
  const [money, time] = await Promise.all([
    app.ledger.unsettledWallets(atMost),
    sql<WalletKey>`
      select distinct p.site_id as "siteId", p.player_id as "playerId", p.currency
      from safety.time_limit l join players.account p using (site_id, player_id)
      where l.next_at <= ${app.clock.now()} limit ${atMost}`.execute(app.db),
  ]);
  const wallets = new Map([...money, ...time.rows].map((wallet) => [wallet.playerId, wallet]));
  for (const wallet of wallets.values()) {
    await app.db.transaction().execute(async (trx) => {
      await lockSafety(trx, wallet);
      await settleAndNote(app, trx, wallet);
    });
  }
  return wallets.size;
}

/** Change a player's own settings. Runs alone for that player and first stores the limits that have taken effect. */
async function inSafety(
  app: LimitApp,
  player: PlayerSession,
  change: (trx: Database, now: Date) => Promise<void>,
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    await lockSafety(trx, player);
    await settleAndNote(app, trx, player);
    await change(trx, app.clock.now());
    await announceChange(trx, player.playerId);
  });
  app.playClock.forget(player.playerId);
}

async function settleAndNote(app: LimitApp, trx: Database, wallet: WalletKey): Promise<void> {
  for (const settled of await settleAll(app, trx, wallet)) {
    const since = settled.since.toISOString();
    await recordSafetyEvent(trx, wallet, app.clock.now(), {
      by: 'system',
      actor: 'system',
      action: 'limit_applied',
      before: factsOf(settled, settled.before),
      after: { ...factsOf(settled, settled.after), effective_at: since },
    });
  }
}

/** Tells all processes on commit that what they know about the player's time limits may be out of date. */
async function announceChange(trx: Database, playerId: bigint): Promise<void> {
  await sql`select pg_notify('safety_changed', ${playerId.toString()})`.execute(trx);
}

function noteOf(trx: Database, player: PlayerSession, now: Date, place: LimitPlace) {
  return (
    action: SafetyEvent['action'],
    before: bigint | null,
    after: bigint | null,
    next: OwnLimit['next'],
  ): Promise<void> =>
    recordSafetyEvent(trx, player, now, {
      by: 'player',
      actor: player.accountId,
      action,
      before: before === null ? null : factsOf(place, before),
      after: {
        ...factsOf(place, after),
        ...(next && { effective_at: next.at.toISOString() }),
      },
    });
}

function factsOf({ kind, window }: LimitPlace, value: bigint | null) {
  return {
    kind,
    window,
    ...(kind === 'session_time'
      ? { minutes: value === null ? null : Number(value) }
      : { amount: value === null ? null : formatMoney(value) }),
  };
}
