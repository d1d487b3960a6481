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

/** How long a player waits for a limit to become looser, so that he does not loosen it in the heat of play. */
export const looseningDelay_ms = 24 * 3_600_000;

export interface LimitPlace {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
}

/**
 * Set, change or with `null` remove a player's own limit. What is stricter than what holds is so at once; what is looser
 * waits, in place of what waited before. The value that holds already cancels what waits.
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
      // Asked again, it does not wait longer.
      if (own.next && own.next.value === value) return;
      const next = { value, at: new Date(now.getTime() + looseningDelay_ms) };
      await store.setNext(trx, player, place.window, 'player', next);
      await note('limit_pending', own.value, value, next);
    }
  });
}

/** Keep a limit as it is. Throws `noPendingLimit` where nothing waits, or what waited holds already. */
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

/** Set, or with `null` remove, the operator's limit for a player: at once in both directions. */
export async function setOperatorLimit(
  app: Pick<App, 'db' | 'ledger' | 'clock'>,
  wallet: WalletKey,
  place: LimitPlace,
  value: bigint | null,
  operator: string,
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
  });
}

/** Write down the limits that hold by the time alone, for players with something due. Answers how many players. */
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

/** Run a change of what a player has set, alone, with everything that is due written down before it. */
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

/** The processes that know how long the player may play are told with the commit. */
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
