import { formatMoney, type Minor } from '../kernel/money.ts';
import { sql } from '../kernel/database.ts';

/** Sums of `reports` as SQL reads them, of a table that has the alias `t`. */
export const playSums = sql`
  coalesce(sum(t.bets), 0)::int8 as bets, coalesce(sum(t.turnover), 0)::int8 as turnover, coalesce(sum(t.wins), 0)::int8 as wins,
  coalesce(sum(t.jackpot_contributions + t.jackpot_seeds - t.jackpot_payouts), 0)::int8 as jackpots`;

export interface PlayRow {
  readonly bets: bigint;
  readonly turnover: Minor;
  readonly wins: Minor;
  readonly jackpots: Minor;
}

/** What was played, as calls answer it. GGR is turnover less wins. */
export function showPlay({ bets, turnover, wins, jackpots }: PlayRow) {
  const ggr = turnover - wins;
  return {
    bets: Number(bets),
    turnover: formatMoney(turnover),
    wins: formatMoney(wins),
    ggr: formatMoney(ggr),
    hold_percent: percent(ggr, turnover),
    jackpot_cost: formatMoney(jackpots),
  };
}

/** Net gaming revenue: GGR less what bonuses and jackpots cost. */
export function ngrOf({ turnover, wins, jackpots }: PlayRow, bonusCost: Minor): Minor {
  return turnover - wins - bonusCost - jackpots;
}

/** A share in percent with two decimals, cut off; null of nothing. */
export function percent(part: Minor, whole: Minor): string | null {
  if (whole <= 0n) return null;
  const hundredths = (part * 10_000n) / whole;
  const sign = hundredths < 0n ? '-' : '';
  const size = hundredths < 0n ? -hundredths : hundredths;
  return `${sign}${size / 100n}.${(size % 100n).toString().padStart(2, '0')}`;
}

/** An even share of an amount, cut off; zero of nobody. */
export function each(amount: Minor, players: bigint): string {
  return formatMoney(players > 0n ? amount / players : 0n);
}

export const noPlay: PlayRow = { bets: 0n, turnover: 0n, wins: 0n, jackpots: 0n };

export function addPlay(a: PlayRow, b: PlayRow): PlayRow {
  return {
    bets: a.bets + b.bets,
    turnover: a.turnover + b.turnover,
    wins: a.wins + b.wins,
    jackpots: a.jackpots + b.jackpots,
  };
}
