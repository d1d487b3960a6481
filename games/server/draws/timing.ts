/** How long the phases of draws take. */
import type { LiveGame, Schedule } from '../../kinds/live/games.ts';

/** The phases of a draw, whatever its kind: open, closed, running, ended, settled. */
export type Phases = {
  /** Bets are taken for so long. */
  betting_ms: number;
  /** So long the operator's answers to the last bets are awaited. */
  answers_ms: number;
  /** So long after its end the bets of a draw are decided. */
  settles_ms: number;
  /** From the end of a draw to the next one. */
  pause_ms: number;
  /** How often what changes while a draw runs is looked for, and clients are told. */
  beat_ms: number;
  /** A draw that has not begun so long after its bets were closed never runs: its players may have gone. */
  stale_ms: number;
  /**
   * So long the hash of the bets in a draw is published before its link is revealed; null where bets are not listed. They are where draws
   * are sold ahead, and where winners share pools.
   */
  announces_ms: number | null;
  /** From one ball of bingo to the next. */
  ball_ms?: number;
  /** When draws are held, and how far ahead bets in them are sold; null where a draw opens once the one before is over. */
  schedule: Schedule | null;
};

/** How long the phases of a draw of crash take. */
export type DrawTiming = Omit<Phases, 'settles_ms' | 'schedule' | 'announces_ms' | 'ball_ms'> & {
  /** So long after its end a draw is settled, so that cash-outs which came in time are written down by every process. */
  lastCashOuts_ms: number;
};

export const defaultTiming: DrawTiming = {
  betting_ms: 6_000,
  answers_ms: 2_000,
  lastCashOuts_ms: 400,
  pause_ms: 3_000,
  beat_ms: 250,
  stale_ms: 10_000,
};

/** How long the phases of a live table take, where they are not the game's own. */
export type LiveTiming = Omit<Phases, 'settles_ms' | 'schedule' | 'announces_ms'> & {
  /** So long the outcome is shown before the bets are paid. */
  drawing_ms: number;
  schedule?: Schedule;
  announces_ms?: number;
};

/** A ticket is bought for a time, and nobody has to wait for its draw: it may be held late, but not on another day. */
const latest_ms = 3_600_000;

/**
 * Where no money is real draws are held this often, and balls called so quickly, that whoever certifies does not wait for an hour. The
 * slowest draw takes 27 seconds.
 */
export const certifiedTiming = {
  schedule: { every_ms: 30_000, offset_ms: 0, sells: 3, announces_ms: 1_000 },
  ball_ms: 100,
} as const satisfies Partial<LiveTiming>;

/** @param changes a schedule among them is that of games which have one. */
export function phasesOfLive({ phases, schedule, pool }: LiveGame, changes: Partial<LiveTiming>): Phases {
  const { drawing_ms, pause_ms, announces_ms, ...timing } = {
    answers_ms: 2_000,
    beat_ms: 250,
    stale_ms: schedule ? latest_ms : 10_000,
    ...(pool?.form === 'cards' ? { ball_ms: pool.ball_ms } : {}),
    ...phases,
    ...changes,
    schedule: schedule && (changes.schedule ?? schedule),
  };
  return {
    ...timing,
    settles_ms: drawing_ms,
    pause_ms: drawing_ms + pause_ms,
    announces_ms: timing.schedule?.announces_ms ?? announces_ms ?? null,
  };
}

/** When sales for a draw close: the first time of the schedule after a moment, and after the draw before. */
export function closingTime({ every_ms, offset_ms }: Schedule, now_ms: number, before_ms: number): number {
  const after_ms = Math.max(now_ms, before_ms) - offset_ms;
  return (Math.floor(after_ms / every_ms) + 1) * every_ms + offset_ms;
}
