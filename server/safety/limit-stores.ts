import type { z } from 'zod';
import type { limitKindSchema, limitWindowSchema } from '@marquee/contract/safety.ts';
import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import type { LimitKind as MoneyLimitKind } from '../ledger/types.ts';
import type { PlayerKey } from './exclusion-state.ts';

export type LimitKind = z.infer<typeof limitKindSchema>;
export type LimitWindow = z.infer<typeof limitWindowSchema>;
export type LimitSetter = 'player' | 'operator';

/** A limit as set by the player or the operator. Money in 1/100,000 of a unit, time in minutes. */
export interface OwnLimit {
  readonly value: bigint | null;
  /** The pending change and when it takes effect. A value of null removes the limit. */
  readonly next: { readonly value: bigint | null; readonly at: Date } | null;
}

/** A pending change that took effect at `since` and has been stored. `after` is null if it removed the limit. */
export interface Settled {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  readonly setBy: LimitSetter;
  readonly before: bigint;
  readonly after: bigint | null;
  readonly since: Date;
}

/** Stores the limits of one kind. Money limits are kept in the ledger, time limits in this room's own table. */
export interface LimitStore {
  read(trx: Database, wallet: WalletKey, window: LimitWindow, setBy: LimitSetter): Promise<OwnLimit>;
  /** Takes effect at once and discards a pending change. `null` removes the limit. */
  set(
    trx: Database,
    wallet: WalletKey,
    window: LimitWindow,
    setBy: LimitSetter,
    value: bigint | null,
  ): Promise<void>;
  /** Set the pending change of an existing limit. `null` discards it. */
  setNext(
    trx: Database,
    wallet: WalletKey,
    window: LimitWindow,
    setBy: LimitSetter,
    next: OwnLimit['next'],
  ): Promise<void>;
}

type StoreApp = Pick<App, 'ledger' | 'clock'>;

export function limitStore(app: StoreApp, kind: LimitKind): LimitStore {
  return kind === 'session_time' ? timeLimits(app) : moneyLimits(app, kind);
}

function moneyLimits(app: StoreApp, kind: MoneyLimitKind): LimitStore {
  return {
    read: async (trx, wallet, window, setBy) => {
      const isThis = (limit: { kind: string; window: string; setBy: string }) =>
        limit.kind === kind && limit.window === window && limit.setBy === setBy;
      const limits = await app.ledger.limits(wallet, trx);
      const next = (await app.ledger.nextLimits(wallet, trx)).find(isThis);
      return {
        value: limits.find(isThis)?.amount ?? null,
        next: next ? { value: next.amount, at: next.at } : null,
      };
    },
    set: (trx, wallet, window, setBy, value) =>
      app.ledger.setLimit(wallet, { setBy, kind, window }, value, trx),
    setNext: async (trx, wallet, window, setBy, next) => {
      const following = next && { amount: next.value, at: next.at };
      await app.ledger.setNextLimit(wallet, { setBy, kind, window }, following, trx);
    },
  };
}

function timeLimits(app: StoreApp): LimitStore {
  return {
    read: async (trx, player, window, setBy) => {
      const row = await trx
        .selectFrom('safety.time_limit')
        .select(['minutes', 'next_minutes', 'next_at'])
        .where('site_id', '=', player.siteId)
        .where('player_id', '=', player.playerId)
        .where('set_by', '=', setBy)
        .where('limit_window', '=', window)
        .executeTakeFirst();
      if (!row) return { value: null, next: null };
      if (row.next_at === null) return { value: BigInt(row.minutes), next: null };
      const following = row.next_minutes === null ? null : BigInt(row.next_minutes);
      if (row.next_at <= app.clock.now()) return { value: following, next: null };
      return { value: BigInt(row.minutes), next: { value: following, at: row.next_at } };
    },
    set: async (trx, player, window, setBy, value) => {
      const key = { site_id: player.siteId, player_id: player.playerId, set_by: setBy, limit_window: window };
      if (value === null) {
        await trx
          .deleteFrom('safety.time_limit')
          .where((eb) => eb.and(key))
          .execute();
        return;
      }
      const limit = {
        minutes: Number(value),
        next_minutes: null,
        next_at: null,
        set_at: app.clock.now(),
      };
      await trx
        .insertInto('safety.time_limit')
        .values({ ...key, ...limit })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'player_id', 'set_by', 'limit_window']).doUpdateSet(limit),
        )
        .execute();
    },
    setNext: async (trx, player, window, setBy, next) => {
      await trx
        .updateTable('safety.time_limit')
        .set({
          next_minutes: next === null || next.value === null ? null : Number(next.value),
          next_at: next?.at ?? null,
        })
        .where('site_id', '=', player.siteId)
        .where('player_id', '=', player.playerId)
        .where('set_by', '=', setBy)
        .where('limit_window', '=', window)
        .execute();
    },
  };
}

/** Store a player's pending limits that have taken effect. Returns what changed. */
export async function settleAll(app: StoreApp, trx: Database, wallet: WalletKey): Promise<Settled[]> {
  const money = await app.ledger.settleLimits(wallet, trx);
  return [...money, ...(await settleTime(trx, wallet, app.clock.now()))];
}

async function settleTime(trx: Database, player: PlayerKey, now: Date): Promise<Settled[]> {
  const { rows } = await sql<Omit<Settled, 'kind'>>`
    select limit_window as "window", set_by as "setBy", minutes::bigint as before, next_minutes::bigint as after, next_at as since
    from safety.time_limit
    where site_id = ${player.siteId} and player_id = ${player.playerId} and next_at <= ${now} for update`.execute(
    trx,
  );
  if (rows.length === 0) return [];
  await sql`
    delete from safety.time_limit
    where site_id = ${player.siteId} and player_id = ${player.playerId} and next_at <= ${now} and next_minutes is null`.execute(
    trx,
  );
  await sql`
    update safety.time_limit set minutes = next_minutes, set_at = next_at, next_minutes = null, next_at = null
    where site_id = ${player.siteId} and player_id = ${player.playerId} and next_at <= ${now}`.execute(trx);
  return rows.map((row) => ({ ...row, kind: 'session_time' as const }));
}
