/**
 * Plays one round of a tumbling slot: the only place where its course is decided. It is a pure function of the compiled game and
 * the random numbers, counts in coins, and tells a recorder what happened if there is one; the simulation runs the very same
 * function without.
 *
 * Order of draws of a spin: heights of the reels from the left (only of those that have several), stops from the left, numbers of
 * the multiplier symbols in view cell by cell. A tumble draws nothing but the numbers of multiplier symbols that are new: what
 * falls in is what stands above on the strip. Every check of an old round depends on it: raise the version of all games when it
 * changes.
 */
import type { RandomSource } from '../../../../kit/fairness/random.ts';
import type { CompiledTumble, Weighted } from './compile.ts';
import type { Phase } from './definition.ts';
import { type Board, countSymbols, evaluateBoard, type WinHeard } from './evaluate.ts';

export type SpinState = {
  phase: Phase;
  /** Tumbles that count for the growing multiplier before this spin. */
  tumbles: number;
  /** Sum of the multiplier symbols of the free spins before this one. */
  sum: number;
  /** From 1; 0 outside free spins. */
  freeSpinIndex: number;
  freeSpinTotal: number;
};

/** Hears everything that happens in a round, in order. */
export type TumbleRecorder = {
  spin: (board: Board, state: SpinState, multiplier: number) => void;
  win: WinHeard;
  /** The wins of the board are complete; together they pay `coins`, `multiplier` included. */
  paid: (coins: number, multiplier: number) => void;
  /** Winners have left and others have fallen; what wins next is multiplied by `multiplier`. */
  tumble: (board: Board, multiplier: number) => void;
  /** Multiplier symbols multiply what the spin has won, which adds `coins`. */
  multiply: (board: Board, sum: number, multiplier: number, coins: number) => void;
  scatter: (board: Board, scatters: number, coins: number) => void;
  freeSpinsStart: (board: Board, spins: number, multiplier: number) => void;
  freeSpinsRetrigger: (board: Board, added: number, total: number) => void;
  freeSpinsEnd: (spins: number, coins: number) => void;
  /** The round has reached the most that it can pay, and ends. */
  maxWin: (coins: number) => void;
};

/** Value of an outcome drawn by weight. */
function draw(random: RandomSource, outcomes: Weighted): number {
  const value = random.below(outcomes.total);
  let index = 0;
  while (value >= (outcomes.upTo[index] ?? outcomes.total)) index += 1;
  return outcomes.values[index] ?? 0;
}

/** The symbols of a reel from its strip: the one at the stop lies on the top row. */
function land(game: CompiledTumble, board: Board, random: RandomSource, phase: Phase): void {
  const { grid, heights, stops, above, fresh } = board;
  for (let reel = 0; reel < game.reels; reel += 1) {
    const outcomes = game.heights[reel];
    if (!outcomes) continue;
    heights[reel] = outcomes.values.length === 1 ? (outcomes.values[0] ?? 0) : draw(random, outcomes);
  }
  for (let reel = 0; reel < game.reels; reel += 1) {
    const strip = game.strips[phase][reel];
    if (!strip) throw new Error(`${game.definition.code} has no strip ${reel}`);
    let index = random.below(strip.length);
    stops[reel] = index;
    above[reel] = index === 0 ? strip.length - 1 : index - 1;
    const first = reel * game.stride;
    const height = heights[reel] ?? 0;
    fresh[reel] = height;
    for (let cell = first; cell < first + height; cell += 1) {
      grid[cell] = strip[index] ?? 0;
      index += 1;
      if (index === strip.length) index = 0;
    }
  }
  drawNumbers(game, board, random);
}

/** Numbers of the multiplier symbols that are new: reel by reel, each from the top. */
function drawNumbers(game: CompiledTumble, board: Board, random: RandomSource): void {
  const { grid, numbers, fresh } = board;
  const { values } = game;
  if (!values) return;
  for (let reel = 0; reel < game.reels; reel += 1) {
    const first = reel * game.stride;
    const end = first + (fresh[reel] ?? 0);
    for (let cell = first; cell < end; cell += 1) {
      numbers[cell] = grid[cell] === game.multiplier ? draw(random, values) : 0;
    }
  }
}

/** Takes the winners out, lets what lies above them fall, and fills each reel from its strip, upwards. */
function fall(game: CompiledTumble, board: Board, random: RandomSource, phase: Phase): void {
  const { grid, heights, leaves, above, fresh, numbers } = board;
  for (let reel = 0; reel < game.reels; reel += 1) {
    const first = reel * game.stride;
    let to = first + (heights[reel] ?? 0) - 1;
    for (let from = to; from >= first; from -= 1) {
      if (leaves[from] === 1) continue;
      grid[to] = grid[from] ?? 0;
      numbers[to] = numbers[from] ?? 0;
      to -= 1;
    }
    fresh[reel] = to - first + 1;
    const strip = game.strips[phase][reel];
    let index = above[reel] ?? 0;
    for (; to >= first; to -= 1) {
      grid[to] = strip?.[index] ?? 0;
      index = (index === 0 ? (strip?.length ?? 1) : index) - 1;
    }
    above[reel] = index;
  }
  drawNumbers(game, board, random);
}

/** What the last spin leaves for what follows it. Written over by every spin. */
export type Turn = { coins: number; scatters: number; tumbles: number; sum: number };

/**
 * One landing with all its tumbles. It ends early when it has won `room`, the coins that the round may still pay.
 * @param turn is written: coins, scatters in view at the end, tumbles and sum of multiplier symbols to go on with.
 */
function playSpin(
  game: CompiledTumble,
  board: Board,
  random: RandomSource,
  state: SpinState,
  room: number,
  turn: Turn,
  recorder: TumbleRecorder | null,
): void {
  const { phase } = state;
  const { start, step, max } = game.growth[phase];
  const heard = recorder ? recorder.win : null;
  let { tumbles, sum } = state;
  let multiplier = Math.min(start + step * tumbles, max);
  land(game, board, random, phase);
  recorder?.spin(board, state, multiplier);
  let coins = 0;
  for (;;) {
    const found = evaluateBoard(game, board, heard) * multiplier;
    if (found === 0) break;
    coins += found;
    recorder?.paid(found, multiplier);
    // Whatever would follow could pay no more. This also ends a tumbling that would go round its strips for ever.
    if (coins >= room || !game.hasTumbles) break;
    fall(game, board, random, phase);
    tumbles += 1;
    multiplier = Math.min(start + step * tumbles, max);
    recorder?.tumble(board, multiplier);
  }
  if (game.values && coins > 0 && coins < room) {
    const here = sumOfNumbers(game, board);
    if (here > 0) {
      sum = phase === 'free' && game.isSumKept ? sum + here : here;
      const added = coins * (sum - 1);
      coins += added;
      recorder?.multiply(board, here, sum, added);
    }
  }
  countSymbols(game, board);
  const scatters = game.scatter === -1 ? 0 : (board.counts[game.scatter] ?? 0);
  const scatterCoins = game.scatterCoins[scatters] ?? 0;
  if (scatterCoins > 0 && coins < room) {
    coins += scatterCoins;
    recorder?.scatter(board, scatters, scatterCoins);
  }
  turn.coins = coins;
  turn.scatters = scatters;
  turn.tumbles = tumbles;
  turn.sum = sum;
}

function sumOfNumbers(game: CompiledTumble, { heights, grid, numbers }: Board): number {
  let sum = 0;
  for (let reel = 0; reel < game.reels; reel += 1) {
    const first = reel * game.stride;
    for (let cell = first; cell < first + (heights[reel] ?? 0); cell += 1) {
      if (grid[cell] === game.multiplier) sum += numbers[cell] ?? 0;
    }
  }
  return sum;
}

/**
 * Plays the free spins of an award.
 * @param room coins that the round may still pay: the free spins end when they have won as much.
 */
export function playFreeSpins(
  game: CompiledTumble,
  board: Board,
  random: RandomSource,
  award: number,
  room: number,
  recorder: TumbleRecorder | null,
): number {
  const turn: Turn = { coins: 0, scatters: 0, tumbles: 0, sum: 0 };
  const { start, max } = game.growth.free;
  let total = Math.min(award, game.maxSpins);
  let coins = 0;
  let played = 0;
  recorder?.freeSpinsStart(board, total, Math.min(start, max));
  while (played < total) {
    const state: SpinState = {
      phase: 'free',
      tumbles: game.isGrowthKept ? turn.tumbles : 0,
      sum: turn.sum,
      freeSpinIndex: played + 1,
      freeSpinTotal: total,
    };
    playSpin(game, board, random, state, room - coins, turn, recorder);
    coins += turn.coins;
    played += 1;
    if (coins >= room) break;
    const added = Math.min(game.retriggers[turn.scatters] ?? 0, game.maxSpins - total);
    if (added === 0) continue;
    total += added;
    recorder?.freeSpinsRetrigger(board, added, total);
  }
  coins = Math.min(coins, room);
  recorder?.freeSpinsEnd(played, coins);
  return coins;
}

const baseSpin: SpinState = { phase: 'base', tumbles: 0, sum: 0, freeSpinIndex: 0, freeSpinTotal: 0 };

/** What a round pays, in coins, and of that in its free spins; how many scatters its first spin ended with. */
export type RoundCoins = { coins: number; freeCoins: number; scatters: number };

/**
 * Plays a whole round. As soon as it has won the most that it can pay, it ends.
 * @param board scratch space of this game, from `createBoard`.
 */
export function playTumbleRound(
  game: CompiledTumble,
  board: Board,
  random: RandomSource,
  recorder: TumbleRecorder | null,
): RoundCoins {
  const { maxCoins } = game;
  const turn: Turn = { coins: 0, scatters: 0, tumbles: 0, sum: 0 };
  playSpin(game, board, random, baseSpin, maxCoins, turn, recorder);
  const { scatters } = turn;
  let { coins } = turn;
  const award = game.awards[scatters] ?? 0;
  let freeCoins = 0;
  if (award > 0 && coins < maxCoins) {
    freeCoins = playFreeSpins(game, board, random, award, maxCoins - coins, recorder);
    coins += freeCoins;
  }
  if (coins >= maxCoins) {
    coins = maxCoins;
    recorder?.maxWin(maxCoins);
  }
  return { coins, freeCoins, scatters };
}
