/** What the next bet of a row is, and when the row ends. Pure: it knows neither the server nor the clock. */
import { faultOf, within, type Limits } from '../bet/amount.ts';

/** What becomes of the stake after a win or a loss: back to the first one, or more by so many hundredths of a percent. */
export type Change = { kind: 'reset' } | { kind: 'raise'; basisPoints: number };

export type AutoChoice = {
  /** Null goes on until something ends it. */
  rounds: number | null;
  first_minor: bigint;
  onWin: Change;
  onLoss: Change;
  /** Net profit since the start at which the row ends; null for none. */
  stopProfit_minor: bigint | null;
  /** The net loss since the start never exceeds it; null for none. */
  stopLoss_minor: bigint | null;
};

export type AutoStop =
  | 'done'
  | 'profit'
  | 'loss'
  /** The next stake would be higher than the game takes. */
  | 'stake'
  /** A round was refused, or the connection was lost. */
  | 'trouble'
  /** The page around the game wants the player's attention. */
  | 'pause'
  | 'hidden'
  | 'player'
  /** The round waits for the player. */
  | 'waits';

export type AutoRow = {
  choice: AutoChoice;
  /** The stake of the next round. */
  next_minor: bigint;
  /** Null for a row without a number. */
  left: number | null;
  profit_minor: bigint;
};

/** Begins a row. */
export function beginRow(choice: AutoChoice): AutoRow {
  return { choice, next_minor: choice.first_minor, left: choice.rounds, profit_minor: 0n };
}

/** Why the row's next bet may not be placed; null if it may. */
export function stopBefore(row: AutoRow, limits: Limits | null): AutoStop | null {
  const { choice, next_minor, left, profit_minor } = row;
  if (left === 0) return 'done';
  if (choice.stopLoss_minor !== null && next_minor - profit_minor > choice.stopLoss_minor) return 'loss';
  return limits && faultOf(next_minor, limits) === null ? null : 'stake';
}

/** The row after a round, and why that round was its last, if it was. */
export function afterRound(
  row: AutoRow,
  played: { bet_minor: bigint; win_minor: bigint },
  limits: Limits | null,
): { row: AutoRow; stop: AutoStop | null } {
  const { choice } = row;
  const profit_minor = row.profit_minor + played.win_minor - played.bet_minor;
  const next: AutoRow = {
    choice,
    profit_minor,
    left: row.left === null ? null : row.left - 1,
    next_minor: nextStake(row, played, limits),
  };
  if (choice.stopProfit_minor !== null && profit_minor >= choice.stopProfit_minor)
    return { row: next, stop: 'profit' };
  return { row: next, stop: stopBefore(next, limits) };
}

/** A payout equal to the stake is neither a win nor a loss, and changes nothing. */
function nextStake(
  { choice, next_minor }: AutoRow,
  { bet_minor, win_minor }: { bet_minor: bigint; win_minor: bigint },
  limits: Limits | null,
): bigint {
  if (win_minor === bet_minor) return next_minor;
  const change = win_minor > bet_minor ? choice.onWin : choice.onLoss;
  if (change.kind === 'reset') return choice.first_minor;
  const raised = (next_minor * BigInt(10_000 + change.basisPoints)) / 10_000n;
  // Rounded down to what can be paid; what is too high is left so, and ends the row with its own word.
  return limits && raised <= limits.most_minor ? within(raised, limits) : raised;
}
