import type { z } from 'zod';
import type { netPositionSchema } from '@marquee/contract/safety.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql } from '../kernel/database.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { accounts, kinds } from '../ledger/accounts.ts';

type Shown = z.infer<typeof netPositionSchema>;

/**
 * Sums over a period. Rollbacks reduce the stakes or wins they cancel. Returned withdrawals and reversed payouts reduce
 * the withdrawals.
 */
export interface NetPosition {
  readonly deposits: Minor;
  readonly withdrawals: Minor;
  readonly stakes: Minor;
  readonly wins: Minor;
}

const hour_ms = 3_600_000;
const day_ms = 24 * hour_ms;

/**
 * The net positions of this session, the last 24 hours, 7 days, 30 days and 365 days, summed from the ledger's
 * postings.
 */
export async function readNetPositions(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerSession,
): Promise<Shown[]> {
  const now_ms = app.clock.now().getTime();
  const periods = [
    { period: 'session', from: player.startedAt },
    { period: 'day', from: new Date(now_ms - day_ms) },
    { period: '7d', from: new Date(now_ms - 7 * day_ms) },
    { period: '30d', from: new Date(now_ms - 30 * day_ms) },
    { period: 'year', from: new Date(now_ms - 365 * day_ms) },
  ] as const;
  const positions = await addUp(
    app,
    player,
    periods.map(({ from }) => from),
  );
  return periods.map(({ period, from }, place) => present(period, from, positions[place] ?? nothing));
}

/** The net position from a time until now. */
export async function readNetPosition(
  app: Pick<App, 'db'>,
  player: PlayerSession,
  from: Date,
): Promise<NetPosition> {
  const [position = nothing] = await addUp(app, player, [from]);
  return position;
}

const nothing: NetPosition = { deposits: 0n, withdrawals: 0n, stakes: 0n, wins: 0n };

/**
 * Sum from each of several times in one scan. `width_bucket` counts how many of the sorted times a posting is at or
 * after, so the sum from a time includes all later buckets.
 */
async function addUp(
  app: Pick<App, 'db'>,
  { siteId, playerId, currency }: PlayerSession,
  times: readonly Date[],
): Promise<NetPosition[]> {
  const { deposit, bet, win, rollback, withdrawal_hold, withdrawal_return, payout_reversal } = kinds;
  const sorted = times.toSorted((a, b) => a.getTime() - b.getTime());
  const gaming = sql.lit(accounts.gaming.code);
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(amount) filter (where ${condition}), 0)::bigint`;
  const isKind = (kind: { code: number }) => sql`kind = ${sql.lit(kind.code)}`;
  const { rows } = await sql<NetPosition & { reached: number }>`
    select reached,
      ${sumOf(isKind(deposit))} as deposits,
      ${sumOf(isKind(withdrawal_hold))} - ${sumOf(isKind(withdrawal_return))} - ${sumOf(isKind(payout_reversal))} as withdrawals,
      ${sumOf(isKind(bet))} - ${sumOf(sql`${isKind(rollback)} and debit = ${gaming}`)} as stakes,
      ${sumOf(isKind(win))} - ${sumOf(sql`${isKind(rollback)} and credit = ${gaming}`)} as wins
    from (
      select kind, debit, credit, amount,
        width_bucket(posted_at, ${sorted}::timestamptz[]) as reached
      from ledger.journal
      where site_id = ${siteId} and player_id = ${playerId} and currency = ${currency} and posted_at >= ${sorted[0]}
        and kind in (${sql.join(
          [deposit, bet, win, rollback, withdrawal_hold, withdrawal_return, payout_reversal].map((kind) =>
            sql.lit(kind.code),
          ),
        )})
    ) moved
    group by reached`.execute(app.db);
  return times.map((time) =>
    rows
      .filter((row) => row.reached > sorted.indexOf(time))
      .reduce(
        (sum, row) => ({
          deposits: sum.deposits + row.deposits,
          withdrawals: sum.withdrawals + row.withdrawals,
          stakes: sum.stakes + row.stakes,
          wins: sum.wins + row.wins,
        }),
        nothing,
      ),
  );
}

function present(period: Shown['period'], from: Date, position: NetPosition): Shown {
  const { deposits, withdrawals, stakes, wins } = position;
  return {
    period,
    from: from.toISOString(),
    deposits: formatMoney(deposits),
    withdrawals: formatMoney(withdrawals),
    net_deposits: formatMoney(deposits - withdrawals),
    stakes: formatMoney(stakes),
    wins: formatMoney(wins),
    net: formatMoney(wins - stakes),
  };
}
