/** How large a win is. Pure: sound, stage and room all celebrate by it. */
import type { OwnBet } from '../../socket-api.ts';

export type WinSize = 'small' | 'good' | 'big' | 'mega';

/** From these multipliers, in hundredths. */
const SIZES = [
  ['mega', 5_000],
  ['big', 1_000],
  ['good', 300],
  ['small', 0],
] as const satisfies readonly (readonly [WinSize, number])[];

/** @returns null for what is no win: a loss, and a payout of no more than the stake. */
export function winSizeOf({
  state,
  bet_minor,
  win_minor,
  cashed_out_on,
}: Pick<OwnBet, 'state' | 'bet_minor' | 'win_minor' | 'cashed_out_on'>): WinSize | null {
  if (state !== 'cashed_out' || cashed_out_on === null) return null;
  if (BigInt(win_minor ?? '0') <= BigInt(bet_minor)) return null;
  return SIZES.find(([, least]) => cashed_out_on >= least)?.[0] ?? null;
}

/** When wins of this page were seen to come, by the clock of its pictures. One that was won before is not celebrated again. */
export type WonAt = ReadonlyMap<string, number>;

/** So many are kept: two bets of a draw, and those of the other form. */
const KEPT = 6;

export function withWin(known: WonAt, bet_id: string, now_ms: number): WonAt {
  return new Map([...known, [bet_id, now_ms] as const].slice(-KEPT));
}
