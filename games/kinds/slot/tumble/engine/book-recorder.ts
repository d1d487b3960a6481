/** Writes down a round of a tumbling slot as its book. */
import type { RandomSource } from '../../../../kit/fairness/random.ts';
import type { Position } from '../../book.ts';
import type { TumbleBook, TumbleEvent, TumbleWin } from '../book.ts';
import type { CompiledTumble } from './compile.ts';
import { type Board, createBoard } from './evaluate.ts';
import { playTumbleRound, type TumbleRecorder } from './play.ts';

/**
 * Plays a round and returns its book.
 * @param betMinor the whole bet; a multiple of the game's coins.
 * @throws RangeError if the bet cannot be divided into the game's coins.
 */
export function playTumbleBook(game: CompiledTumble, betMinor: bigint, random: RandomSource): TumbleBook {
  if (betMinor <= 0n || betMinor % BigInt(game.betCoins) !== 0n) {
    throw new RangeError(`A bet of ${betMinor} does not divide into ${game.betCoins} coins.`);
  }
  const coinMinor = betMinor / BigInt(game.betCoins);
  const amount = (coins: number) => (BigInt(coins) * coinMinor).toString();
  const events: TumbleEvent[] = [];
  let roundCoins = 0;
  const add = (coins: number) => {
    roundCoins += coins;
    return amount(Math.min(roundCoins, game.maxCoins));
  };
  let found: { symbol: number; count: number; ways: number; coins: number; positions: Position[] }[] = [];
  let leaving: Position[] = [];

  const recorder: TumbleRecorder = {
    spin: (board, state, multiplier) =>
      events.push({
        type: 'spin',
        phase: state.phase,
        grid: gridOf(game, board),
        stops: Array.from(board.stops),
        numbers: numbersOf(game, board),
        multiplier,
        free_spin: state.phase === 'free' ? { index: state.freeSpinIndex, total: state.freeSpinTotal } : null,
      }),
    win: (board, symbol, count, ways, coins) => {
      const cells = Array.from(board.group.subarray(0, board.groupSize)).toSorted((a, b) => a - b);
      found.push({ symbol, count, ways, coins, positions: cells.map((cell) => positionOf(game, cell)) });
    },
    paid: (coins, multiplier) => {
      const wins = found.map((win): TumbleWin => {
        const parts = {
          symbol: game.symbolIds[win.symbol] ?? '',
          count: win.count,
          positions: win.positions,
          multiplier,
          amount_minor: amount(win.coins * multiplier),
        };
        return game.kind === 'ways'
          ? { kind: 'ways', ...parts, ways: win.ways }
          : { kind: game.kind, ...parts };
      });
      const isIn = new Map(
        found.flatMap(({ positions }) => positions).map((at) => [`${at.reel},${at.row}`, at]),
      );
      leaving = [...isIn.values()].toSorted((a, b) => a.reel - b.reel || a.row - b.row);
      found = [];
      events.push({ type: 'wins', wins, amount_minor: amount(coins), round_win_minor: add(coins) });
    },
    tumble: (board, multiplier) =>
      events.push({
        type: 'tumble',
        positions: leaving,
        fresh: gridOf(game, board).map((column, reel) => column.slice(0, board.fresh[reel])),
        grid: gridOf(game, board),
        numbers: numbersOf(game, board),
        multiplier,
      }),
    multiply: (board, sum, multiplier, coins) =>
      events.push({
        type: 'multiply',
        sum,
        multiplier,
        positions: positionsOf(game, board, game.multiplier),
        amount_minor: amount(coins),
        round_win_minor: add(coins),
      }),
    scatter: (board, scatters, coins) =>
      events.push({
        type: 'scatter_win',
        scatters,
        positions: positionsOf(game, board, game.scatter),
        amount_minor: amount(coins),
        round_win_minor: add(coins),
      }),
    freeSpinsStart: (board, spins, multiplier) =>
      events.push({
        type: 'free_spins_start',
        spins,
        multiplier,
        positions: positionsOf(game, board, game.scatter),
      }),
    freeSpinsRetrigger: (board, added, total) =>
      events.push({
        type: 'free_spins_retrigger',
        added,
        total,
        positions: positionsOf(game, board, game.scatter),
      }),
    freeSpinsEnd: (spins, coins) =>
      events.push({ type: 'free_spins_end', spins, amount_minor: amount(coins) }),
    maxWin: (coins) => events.push({ type: 'max_win', amount_minor: amount(coins) }),
  };

  const { coins } = playTumbleRound(game, createBoard(game), random, recorder);
  const winMinor = amount(coins);
  events.push({ type: 'end', win_minor: winMinor });
  return {
    version: 1,
    form: 'tumble',
    game_code: game.definition.code,
    bet_minor: betMinor.toString(),
    win_minor: winMinor,
    events,
  };
}

function positionOf({ stride }: CompiledTumble, cell: number): Position {
  return { reel: Math.floor(cell / stride), row: cell % stride };
}

/** Cells in view, reel by reel from the top. */
function cellsOf(game: CompiledTumble, board: Board, reel: number): number[] {
  return Array.from({ length: board.heights[reel] ?? 0 }, (_, row) => reel * game.stride + row);
}

function gridOf(game: CompiledTumble, board: Board): string[][] {
  return Array.from({ length: game.reels }, (_, reel) =>
    cellsOf(game, board, reel).map((cell) => game.symbolIds[board.grid[cell] ?? 0] ?? ''),
  );
}

function positionsOf(game: CompiledTumble, board: Board, symbol: number): Position[] {
  return Array.from({ length: game.reels }, (_, reel) => cellsOf(game, board, reel))
    .flat()
    .filter((cell) => board.grid[cell] === symbol)
    .map((cell) => positionOf(game, cell));
}

/** Of the symbols that have just come into view. */
function numbersOf(game: CompiledTumble, board: Board): { reel: number; row: number; multiplier: number }[] {
  return positionsOf(game, board, game.multiplier)
    .filter(({ reel, row }) => row < (board.fresh[reel] ?? 0))
    .map((at) => ({ ...at, multiplier: board.numbers[at.reel * game.stride + at.row] ?? 0 }));
}
