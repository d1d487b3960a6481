/**
 * What a kind of games makes of draws that players share. The draws themselves, their chains, who runs them, their bets' way to the
 * operator and back, and who is told, are the same for every kind: a draw is open while bets are taken, closed while the last answers
 * are awaited, running until its end, ended while that is shown, and settled. A kind that has nothing to decide while a draw runs lets
 * it end as it begins.
 */
import type { SeenCourse } from '../../kit/play-api/rounds.ts';
import type { Thing } from '../../kit/round/round-game.ts';
import type { Queryable } from '../transaction.ts';
import type { Draw } from './draws.ts';
import type { Phases } from './timing.ts';

/** What a draw comes to. Secret until it has ended. */
export type DrawResult = {
  /** How long it runs before it is known. */
  runs_ms: number;
  /** Where it ends, in hundredths, in a kind that rises until its end; else null. */
  endedOn: number | null;
  /** What it comes to in every other kind. */
  outcome: Thing | null;
};

/** A bet that is decided: what it pays, and what its round keeps of it. */
export type Decided = { publicId: string; win: bigint; book: SeenCourse };

export type DrawnKind = {
  phases: Phases;
  /**
   * How long a draw that has begun runs, where that follows from the bets that are in it too; null where `resultOf` says it. Secret as the
   * result is.
   */
  runsFor: ((draw: Draw, result: DrawResult) => Promise<number>) | null;
  /** Gives back, as a draw begins, bets that the rules leave out of it; null where there are none. @returns their rounds. */
  leavesOut: ((client: Queryable, draw: Draw) => Promise<readonly string[]>) | null;
  /** Follows from the salted link, and from the salted end of the chain, which is public before the first draw. */
  resultOf: (number: number, salted: Buffer, saltedEnd: Buffer) => DrawResult;
  /** Decides, within a transaction, the bets that the rules decide while a draw runs; null where there are none. */
  decideRunning: ((client: Queryable, draw: Draw, ran_ms: number) => Promise<readonly Decided[]>) | null;
  /** Decides, within a transaction, every bet that still stands. */
  decideRest: (client: Queryable, draw: Draw, result: DrawResult) => Promise<readonly Decided[]>;
};

/** The kind of a game, by its code. */
export type KindOf = (gameCode: string) => DrawnKind;
