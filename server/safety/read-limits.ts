import type { z } from 'zod';
import { limitKindSchema, limitWindowSchema, type limitSchema } from '@marquee/contract/safety.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import type { LimitKind, LimitWindow } from './limit-stores.ts';

type Shown = z.infer<typeof limitSchema>;
type Setter = NonNullable<Shown['limit']>['set_by'];

/**
 * The active limits and the pending change of one kind and window. Money in 1/100,000 of a unit, time in milliseconds.
 */
interface Facts {
  readonly inForce: readonly { readonly setBy: Setter; readonly value: bigint }[];
  readonly next: { readonly value: bigint | null; readonly at: Date } | undefined;
  readonly used: bigint;
}

const minute_ms = 60_000n;

/** All twelve combinations of kind and window, each with its limits, what is used and what is pending. */
export async function readLimits(
  app: Pick<App, 'db' | 'ledger' | 'clock'>,
  player: PlayerSession,
): Promise<Shown[]> {
  const [money, nextMoney, usage, time] = await Promise.all([
    app.ledger.limits(player),
    app.ledger.nextLimits(player),
    app.ledger.windowUsage(player),
    readTime(app, player),
  ]);
  return limitKindSchema.options.flatMap((kind) =>
    limitWindowSchema.options.map((window) => {
      if (kind === 'session_time') return present(kind, window, time(window));
      const isThis = (limit: { kind: string; window: string }) =>
        limit.kind === kind && limit.window === window;
      const next = nextMoney.find((limit) => isThis(limit) && limit.setBy === 'player');
      const used = usage.find((each) => each.window === window);
      const [deposits, stakes, payouts] = [used?.deposits ?? 0n, used?.stakes ?? 0n, used?.payouts ?? 0n];
      return present(kind, window, {
        inForce: money.filter(isThis).map(({ setBy, amount }) => ({ setBy, value: amount })),
        next: next && { value: next.amount, at: next.at },
        used: { deposit: deposits, wager: stakes, loss: stakes - payouts }[kind],
      });
    }),
  );
}

export async function readLimit(
  app: Pick<App, 'db' | 'ledger' | 'clock'>,
  player: PlayerSession,
  place: { kind: LimitKind; window: LimitWindow },
): Promise<Shown> {
  const limits = await readLimits(app, player);
  const limit = limits.find(({ kind, window }) => kind === place.kind && window === place.window);
  if (!limit) throw new Error(`There is no limit ${place.kind} ${place.window}`);
  return limit;
}

async function readTime(
  app: Pick<App, 'db' | 'clock'>,
  { siteId, playerId }: PlayerSession,
): Promise<(window: LimitWindow) => Facts> {
  const now = app.clock.now();
  const [inForce, next, played] = await Promise.all([
    sql<{ window: string; setBy: Setter; minutes: number }>`
      select limit_window as "window", set_by as "setBy", minutes
      from safety.time_limits_in_force(${siteId}, ${playerId}, ${now})`.execute(app.db),
    app.db
      .selectFrom('safety.time_limit')
      .select(['limit_window', 'next_minutes', 'next_at'])
      .where('site_id', '=', siteId)
      .where('player_id', '=', playerId)
      .where('set_by', '=', 'player')
      .where('next_at', '>', now)
      .execute(),
    sql<{ window: string; played_ms: bigint }>`
      select w as "window", (extract(epoch from safety.time_played(${siteId}, ${playerId},
        ${now}::timestamptz - safety.window_length(w), ${now})) * 1000)::bigint as played_ms
      from unnest(${limitWindowSchema.options}::text[]) w`.execute(app.db),
  ]);
  return (window) => {
    const following = next.find((row) => row.limit_window === window);
    const minutes = following?.next_minutes ?? null;
    return {
      inForce: inForce.rows
        .filter((row) => row.window === window)
        .map((row) => ({ setBy: row.setBy, value: BigInt(row.minutes) * minute_ms })),
      next: following?.next_at
        ? { value: minutes === null ? null : BigInt(minutes) * minute_ms, at: following.next_at }
        : undefined,
      used: played.rows.find((row) => row.window === window)?.played_ms ?? 0n,
    };
  };
}

function present(kind: LimitKind, window: LimitWindow, { inForce, next, used }: Facts): Shown {
  const [strictest] = inForce.toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const own = inForce.find((limit) => limit.setBy === 'player');
  const shownUsed = measure(kind, used > 0n ? used : 0n);
  const left = strictest ? strictest.value - used : 0n;
  return {
    kind,
    window,
    limit: strictest ? { ...measure(kind, strictest.value), set_by: strictest.setBy } : null,
    own: own ? measure(kind, own.value) : null,
    pending: next
      ? {
          ...(next.value === null ? { amount: null, minutes: null } : measure(kind, next.value)),
          removes: next.value === null,
          effective_at: next.at.toISOString(),
        }
      : null,
    used: shownUsed,
    remaining: strictest ? measure(kind, left > 0n ? left : 0n, 'up') : null,
  };
}

/** Minutes are whole. Used time is rounded down and remaining time up, so that both add up to the limit. */
function measure(kind: LimitKind, value: bigint, round: 'down' | 'up' = 'down') {
  if (kind !== 'session_time') return { amount: formatMoney(value), minutes: null };
  return { amount: null, minutes: Number((round === 'up' ? value + minute_ms - 1n : value) / minute_ms) };
}
