/** How long the phases of a draw take. */
export type DrawTiming = {
  /** Bets are taken for so long. */
  betting_ms: number;
  /** So long the operator's answers to the last bets are awaited. */
  answers_ms: number;
  /** So long after its end a draw is settled, so that cash-outs which came in time are written down by every process. */
  lastCashOuts_ms: number;
  /** From the end of a draw to the next one, in which the result is shown. */
  pause_ms: number;
  /** How often automatic cash-outs are looked for and clients are told that the draw still runs. */
  beat_ms: number;
  /** A draw that has not begun so long after its bets were closed never runs: its players may have gone. */
  stale_ms: number;
};

export const defaultTiming: DrawTiming = {
  betting_ms: 6_000,
  answers_ms: 2_000,
  lastCashOuts_ms: 400,
  pause_ms: 3_000,
  beat_ms: 250,
  stale_ms: 10_000,
};
