/** Writes down a round as its book: turns the engine's numbers into the events that a client plays. */
import type { Book, BookEvent, Coin, Position, Win } from '../book.ts';
import type { CompiledSlot } from './compile.ts';
import type { Bought } from './definition.ts';
import {
  coinsStaked,
  createTable,
  playBought,
  playRound,
  type Recorder,
  type SpinState,
  type Table,
} from './play.ts';
import type { RandomSource } from '../../../kit/fairness/random.ts';

function reelsOf(mask: number): number[] {
  const reels: number[] = [];
  for (let reel = 0; mask >> reel !== 0; reel += 1) if ((mask >> reel) & 1) reels.push(reel);
  return reels;
}

/**
 * Reels that turn longer: those that still turn when the scatters or coins before them are one short
 * of (or past) what begins a feature.
 */
function anticipate(slot: CompiledSlot, table: Table, state: SpinState): number[] {
  const awards = state.phase === 'free' ? slot.retriggers : slot.awards;
  const needed = awards.findIndex((spins) => spins > 0);
  const coinsNeeded = state.phase === 'base' ? (slot.hold?.trigger ?? 0) : 0;
  const reels: number[] = [];
  let scatters = 0;
  let coins = 0;
  for (let reel = 0; reel < slot.reels; reel += 1) {
    const held = (state.heldMask >> reel) & 1;
    const strip = slot.strips[state.phase][reel] ?? new Uint8Array();
    const scatterNear = needed > 1 && scatters >= needed - 1 && strip.includes(slot.scatter);
    const coinsNear = coinsNeeded > 0 && coins >= coinsNeeded - 2 && strip.includes(slot.coin);
    if (!held && (scatterNear || coinsNear)) reels.push(reel);
    for (let cell = reel * slot.rows; cell < (reel + 1) * slot.rows; cell += 1) {
      if (table.landed[cell] === slot.scatter) scatters += 1;
      if (table.landed[cell] === slot.coin) coins += 1;
    }
  }
  return reels;
}

/**
 * Plays a round and returns its book.
 * @param betMinor the whole stake, which is the price of a round that was bought; a multiple of the coins that it buys.
 * @throws RangeError if the stake cannot be divided into those coins, or the game does not sell what was bought.
 */
export function playBook(
  slot: CompiledSlot,
  betMinor: bigint,
  random: RandomSource,
  bought: Bought | null = null,
): Book {
  const staked = BigInt(coinsStaked(slot, bought));
  if (betMinor <= 0n || betMinor % staked !== 0n) {
    throw new RangeError(`A stake of ${betMinor} does not divide into ${staked} coins.`);
  }
  const coinMinor = betMinor / staked;
  const amount = (coins: number) => (BigInt(coins) * coinMinor).toString();
  const idOf = (symbol: number) => slot.symbolIds[symbol] ?? '';
  const position = (cell: number): Position => ({
    reel: Math.floor(cell / slot.rows),
    row: cell % slot.rows,
  });
  const cellsWhere = (holds: (cell: number) => boolean) =>
    Array.from({ length: slot.cells }, (_, cell) => cell).filter(holds);
  const positionsOf = (grid: Uint8Array, symbol: number) =>
    cellsWhere((cell) => grid[cell] === symbol).map(position);
  const values = slot.definition.features.holdAndRespin?.values ?? [];
  const coin = (table: Table, cell: number): Coin => {
    const prize = table.prizes[cell] ?? -1;
    return {
      ...position(cell),
      amount_minor: amount(slot.hold?.valueCoins[prize] ?? 0),
      jackpot: values[prize]?.jackpot ?? null,
    };
  };
  const coinsIn = (table: Table) =>
    cellsWhere((cell) => table.landed[cell] === slot.coin && slot.hold !== null).map((cell) =>
      coin(table, cell),
    );

  const events: BookEvent[] = [];
  let wins: Win[] = [];
  let winsCoins = 0;
  let roundCoins = 0;
  const roundWin = () => amount(Math.min(roundCoins, slot.maxCoins));
  const flushWins = () => {
    if (wins.length === 0) return;
    roundCoins += winsCoins;
    events.push({
      type: 'wins',
      wins,
      amount_minor: amount(winsCoins),
      round_win_minor: roundWin(),
    });
    wins = [];
    winsCoins = 0;
  };
  const addWin = (win: Win, coins: number) => {
    wins.push(win);
    winsCoins += coins;
  };

  const recorder: Recorder = {
    spin: (table, state) => {
      const isFree = state.phase === 'free';
      events.push({
        type: 'spin',
        phase: isFree ? 'free' : state.heldMask === 0 ? 'base' : 'wild_respin',
        grid: Array.from({ length: slot.reels }, (_, reel) =>
          Array.from(table.landed.subarray(reel * slot.rows, (reel + 1) * slot.rows), idOf),
        ),
        stops: Array.from(table.stops),
        held_reels: reelsOf(state.heldMask),
        anticipation: anticipate(slot, table, state),
        coins: isFree ? [] : coinsIn(table),
        multiplier: state.multiplier,
        free_spin: isFree ? { index: state.freeSpinIndex, total: state.freeSpinTotal } : null,
      });
    },
    mystery: (table, symbol) =>
      events.push({
        type: 'mystery_reveal',
        symbol: idOf(symbol),
        positions: positionsOf(table.landed, slot.mystery),
      }),
    wildReels: (cause, mask) =>
      events.push({ type: 'wild_reels', cause, symbol: idOf(slot.wild), reels: reelsOf(mask) }),
    boost: (multiplier) => events.push({ type: 'boost', multiplier }),
    line: (table, line, fromRight, coins, multiplier) => {
      const { found } = table;
      const positions = Array.from({ length: found.count }, (_, step) => {
        const reel = fromRight ? slot.reels - found.count + step : step;
        return position(slot.lineCells[line * slot.reels + reel] ?? 0);
      });
      addWin(
        {
          kind: 'line',
          symbol: idOf(found.symbol),
          count: found.count,
          positions,
          multiplier: multiplier * found.multiplier,
          amount_minor: amount(coins),
          line,
          direction: fromRight ? 'right' : 'left',
        },
        coins,
      );
    },
    ways: (table, coins, multiplier) => {
      const { found } = table;
      const cells = cellsWhere((cell) => {
        const symbol = table.grid[cell] ?? 0;
        if (cell >= found.count * slot.rows) return false;
        return symbol === found.symbol || slot.isWild[symbol] === 1;
      });
      addWin(
        {
          kind: 'ways',
          symbol: idOf(found.symbol),
          count: found.count,
          positions: cells.map(position),
          multiplier,
          amount_minor: amount(coins),
          ways: found.multiplier,
        },
        coins,
      );
    },
    scatter: (table, coins, multiplier) =>
      addWin(
        {
          kind: 'scatter',
          symbol: idOf(slot.scatter),
          count: table.scatters,
          positions: positionsOf(table.landed, slot.scatter),
          multiplier,
          amount_minor: amount(coins),
        },
        coins,
      ),
    paid: flushWins,
    special: (_table, symbol, mask, coins, multiplier) => {
      const reels = reelsOf(mask);
      events.push({ type: 'special_expand', symbol: idOf(symbol), reels });
      addWin(
        {
          kind: 'special',
          symbol: idOf(symbol),
          count: reels.length,
          positions: cellsWhere((cell) => ((mask >> Math.floor(cell / slot.rows)) & 1) === 1).map(position),
          multiplier,
          amount_minor: amount(coins),
          lines: slot.lineCount,
        },
        coins,
      );
      flushWins();
    },
    wildRespin: (heldMask) => events.push({ type: 'wild_respin', held_reels: reelsOf(heldMask) }),
    freeSpinsStart: (table, spins, multiplier, special) =>
      events.push({
        type: 'free_spins_start',
        spins,
        multiplier,
        special_symbol: special === -1 ? null : idOf(special),
        positions: positionsOf(table.landed, slot.scatter),
      }),
    freeSpinsRetrigger: (table, added, total) =>
      events.push({
        type: 'free_spins_retrigger',
        added,
        total,
        positions: positionsOf(table.landed, slot.scatter),
      }),
    freeSpinsEnd: (spins, coins) =>
      events.push({ type: 'free_spins_end', spins, amount_minor: amount(coins) }),
    holdStart: (table) =>
      events.push({
        type: 'hold_start',
        coins: coinsIn(table),
        respins: slot.hold?.respins ?? 0,
        grand_minor: amount(slot.hold?.grandCoins ?? 0),
      }),
    holdSpin: (table, landedCells, respinsLeft, held) =>
      events.push({
        type: 'hold_spin',
        coins: landedCells.map((cell) => coin(table, cell)),
        respins_left: respinsLeft,
        held,
      }),
    holdEnd: (grand, coins) => {
      roundCoins += coins;
      events.push({
        type: 'hold_end',
        grand,
        amount_minor: amount(coins),
        round_win_minor: roundWin(),
      });
    },
    maxWin: (coins) => events.push({ type: 'max_win', amount_minor: amount(coins) }),
  };

  if (bought) events.push({ type: 'bought', feature: bought });
  const play = bought ? playBought : playRound;
  const coins = play(slot, createTable(slot), random, recorder);
  const winMinor = amount(coins);
  events.push({ type: 'end', win_minor: winMinor });
  return {
    version: 1,
    game_code: slot.definition.code,
    bet_minor: betMinor.toString(),
    win_minor: winMinor,
    events,
  };
}
