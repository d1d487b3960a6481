/**
 * Plays one round: the only place where a round's course is decided. It is a pure function of the
 * compiled game and the random numbers, counts in coins, and tells a recorder what happened if there
 * is one; the simulation runs the very same function without.
 *
 * Order of draws of a spin: strike, mystery symbol, boost, stops from the left, prizes of coins in
 * view. An exact proof and every check of an old round depend on it: raise the version of all games
 * when it changes.
 */
import type { CompiledSlot, Weighted } from './compile.ts';
import type { Bought, Phase } from './definition.ts';
import { evaluateLine, evaluateWays, type FoundRun } from './evaluate.ts';
import type { RandomSource } from '../../../kit/fairness/random.ts';

/** The grid in play and what the last spin left on it. Made once, written over by every spin. */
export type Table = {
  /** As the reels stopped. */
  landed: Uint8Array;
  /** After mystery symbols and wild reels: what is paid. */
  grid: Uint8Array;
  stops: Int32Array;
  /** Prize of the coin in each cell, as an index of the game's values; −1 without a coin. */
  prizes: Int32Array;
  scatters: number;
  coins: number;
  /** Bit r is set where reel r is wild by holding or expanding. */
  wildMask: number;
  found: FoundRun;
};

export type SpinState = {
  phase: Phase;
  /** Reels that stay wild and do not turn. */
  heldMask: number;
  multiplier: number;
  /** Special symbol of book-style free spins; −1 without. */
  special: number;
  /** From 1; 0 outside free spins. */
  freeSpinIndex: number;
  freeSpinTotal: number;
};

/** Hears everything that happens in a round, in order. */
export type Recorder = {
  spin: (table: Table, state: SpinState) => void;
  mystery: (table: Table, symbol: number) => void;
  wildReels: (cause: 'expand' | 'strike', mask: number) => void;
  boost: (multiplier: number) => void;
  line: (table: Table, line: number, fromRight: boolean, coins: number, multiplier: number) => void;
  ways: (table: Table, coins: number, multiplier: number) => void;
  scatter: (table: Table, coins: number, multiplier: number) => void;
  /** The spin's line, ways and scatter wins are complete. */
  paid: () => void;
  special: (table: Table, symbol: number, mask: number, coins: number, multiplier: number) => void;
  wildRespin: (heldMask: number) => void;
  freeSpinsStart: (table: Table, spins: number, multiplier: number, special: number) => void;
  freeSpinsRetrigger: (table: Table, added: number, total: number) => void;
  freeSpinsEnd: (spins: number, coins: number) => void;
  holdStart: (table: Table) => void;
  holdSpin: (table: Table, landedCells: readonly number[], respinsLeft: number, held: number) => void;
  holdEnd: (grand: boolean, coins: number) => void;
  /** The round has reached the most that it can pay, and ends. */
  maxWin: (coins: number) => void;
};

export function createTable(slot: CompiledSlot): Table {
  return {
    landed: new Uint8Array(slot.cells),
    grid: new Uint8Array(slot.cells),
    stops: new Int32Array(slot.reels),
    prizes: new Int32Array(slot.cells).fill(-1),
    scatters: 0,
    coins: 0,
    wildMask: 0,
    found: { symbol: 0, count: 0, multiplier: 1 },
  };
}

/** Index of an outcome drawn by weight. */
function draw(random: RandomSource, outcomes: Weighted): number {
  const value = random.below(outcomes.total);
  let index = 0;
  while (value >= (outcomes.upTo[index] ?? outcomes.total)) index += 1;
  return index;
}

function drawStrike(slot: CompiledSlot, random: RandomSource, phase: Phase): number {
  const { strike } = slot;
  const chance = strike?.chance[phase];
  if (!strike || !chance) return 0;
  if (random.below(chance[1]) >= chance[0]) return 0;
  return strike.masks[draw(random, strike.draw)] ?? 0;
}

/** Turns the reels that are not held and counts what lands. */
function land(slot: CompiledSlot, table: Table, random: RandomSource, state: SpinState): void {
  const { rows, scatter, coin, hold } = slot;
  const { landed, stops } = table;
  const strips = slot.strips[state.phase];
  let scatters = 0;
  let coins = 0;
  for (let reel = 0; reel < slot.reels; reel += 1) {
    const first = reel * rows;
    if ((state.heldMask >> reel) & 1) {
      landed.fill(slot.wild, first, first + rows);
      continue;
    }
    const strip = strips[reel];
    if (strip === undefined) throw new Error(`${slot.definition.code} has no strip ${reel}`);
    let index = random.below(strip.length);
    stops[reel] = index;
    for (let row = 0; row < rows; row += 1) {
      const symbol = strip[index] ?? 0;
      landed[first + row] = symbol;
      if (symbol === scatter) scatters += 1;
      if (symbol === coin) coins += 1;
      index += 1;
      if (index === strip.length) index = 0;
    }
  }
  table.scatters = scatters;
  table.coins = coins;
  if (hold === null || coins === 0) return;
  for (let cell = 0; cell < slot.cells; cell += 1) {
    table.prizes[cell] = landed[cell] === coin ? draw(random, hold.draw) : -1;
  }
}

/** Mystery symbols and wild reels: makes the grid that is paid from the one that landed. */
function transform(
  slot: CompiledSlot,
  table: Table,
  state: SpinState,
  mysterySymbol: number,
  strikeMask: number,
  recorder: Recorder | null,
): void {
  const { rows, mystery } = slot;
  const { grid, landed } = table;
  grid.set(landed);
  if (mysterySymbol !== -1 && landed.includes(mystery)) {
    for (let cell = 0; cell < slot.cells; cell += 1) {
      if (grid[cell] === mystery) grid[cell] = mysterySymbol;
    }
    recorder?.mystery(table, mysterySymbol);
  }
  let expanded = 0;
  const mayExpand = slot.expandMask[state.phase] & ~state.heldMask;
  for (let reel = 0; mayExpand >> reel !== 0; reel += 1) {
    if (!((mayExpand >> reel) & 1)) continue;
    for (let cell = reel * rows; cell < (reel + 1) * rows; cell += 1) {
      if (landed[cell] === slot.wild) expanded |= 1 << reel;
    }
  }
  const filled = expanded | strikeMask;
  for (let reel = 0; filled >> reel !== 0; reel += 1) {
    if ((filled >> reel) & 1) grid.fill(slot.wild, reel * rows, (reel + 1) * rows);
  }
  if (strikeMask !== 0) recorder?.wildReels('strike', strikeMask);
  if (expanded !== 0) recorder?.wildReels('expand', expanded);
  table.wildMask = state.heldMask | expanded;
}

function payLines(slot: CompiledSlot, table: Table, multiplier: number, recorder: Recorder | null): number {
  const { grid, found } = table;
  let total = 0;
  for (let line = 0; line < slot.lineCount; line += 1) {
    const coins = evaluateLine(slot, grid, line, false, found) * multiplier;
    if (coins > 0) {
      total += coins;
      recorder?.line(table, line, false, coins, multiplier);
    }
    if (!slot.bothWays || (coins > 0 && found.count === slot.reels)) continue;
    const fromRight = evaluateLine(slot, grid, line, true, found) * multiplier;
    if (fromRight === 0) continue;
    total += fromRight;
    recorder?.line(table, line, true, fromRight, multiplier);
  }
  return total;
}

function payWays(slot: CompiledSlot, table: Table, multiplier: number, recorder: Recorder | null): number {
  const { grid, found } = table;
  let seen = 0;
  let total = 0;
  for (let cell = 0; cell < slot.rows; cell += 1) {
    const symbol = grid[cell] ?? 0;
    if ((seen >> symbol) & 1 || slot.substitutable[symbol] !== 1) continue;
    seen |= 1 << symbol;
    const coins = evaluateWays(slot, grid, symbol, found) * multiplier;
    if (coins === 0) continue;
    total += coins;
    recorder?.ways(table, coins, multiplier);
  }
  return total;
}

/** The expanding special symbol: pays by the number of reels that show it, once on every line. */
function paySpecial(
  slot: CompiledSlot,
  table: Table,
  special: number,
  multiplier: number,
  recorder: Recorder | null,
): number {
  let mask = 0;
  let count = 0;
  for (let reel = 0; reel < slot.reels; reel += 1) {
    for (let cell = reel * slot.rows; cell < (reel + 1) * slot.rows; cell += 1) {
      if (table.landed[cell] !== special || (mask >> reel) & 1) continue;
      mask |= 1 << reel;
      count += 1;
    }
  }
  const coins = (slot.pays[special * (slot.reels + 1) + count] ?? 0) * slot.lineCount * multiplier;
  if (coins > 0) recorder?.special(table, special, mask, coins, multiplier);
  return coins;
}

/** One turn of the reels. Returns the coins it pays; the table holds what may follow from it. */
function playSpin(
  slot: CompiledSlot,
  table: Table,
  random: RandomSource,
  state: SpinState,
  recorder: Recorder | null,
): number {
  const strikeMask = drawStrike(slot, random, state.phase);
  const { mysteryDraw, boost } = slot;
  const mysterySymbol = mysteryDraw ? (mysteryDraw.symbols[draw(random, mysteryDraw.draw)] ?? -1) : -1;
  const boosted = boost[state.phase] ? (boost.multipliers[draw(random, boost.draw)] ?? 1) : 1;
  land(slot, table, random, state);
  recorder?.spin(table, state);
  transform(slot, table, state, mysterySymbol, strikeMask, recorder);
  if (boosted > 1) recorder?.boost(boosted);

  const multiplier = state.multiplier * boosted;
  let coins =
    slot.lineCount > 0
      ? payLines(slot, table, multiplier, recorder)
      : payWays(slot, table, multiplier, recorder);
  const scatterCoins = (slot.scatterCoins[table.scatters] ?? 0) * multiplier;
  if (scatterCoins > 0) {
    coins += scatterCoins;
    recorder?.scatter(table, scatterCoins, multiplier);
  }
  recorder?.paid();
  if (state.special !== -1) coins += paySpecial(slot, table, state.special, multiplier, recorder);
  return coins;
}

/** @param room coins that the round may still pay: the free spins end when they have won as much. */
function playFreeSpins(
  slot: CompiledSlot,
  table: Table,
  random: RandomSource,
  award: number,
  room: number,
  recorder: Recorder | null,
): number {
  const rules = slot.definition.features.freeSpins;
  if (!rules) return 0;
  const special = slot.special ? (slot.special.symbols[draw(random, slot.special.draw)] ?? -1) : -1;
  const { start, step, max } = rules.multiplier;
  let total = Math.min(award, rules.maxSpins);
  let coins = 0;
  let heldMask = 0;
  let played = 0;
  recorder?.freeSpinsStart(table, total, Math.min(start, max), special);
  for (let index = 0; index < total; index += 1) {
    const multiplier = Math.min(start + step * index, max);
    const state: SpinState = {
      phase: 'free',
      heldMask,
      multiplier,
      special,
      freeSpinIndex: index + 1,
      freeSpinTotal: total,
    };
    coins += playSpin(slot, table, random, state, recorder);
    played += 1;
    if (coins >= room) break;
    if (slot.stickyWilds) heldMask = table.wildMask;
    const added = Math.min(slot.retriggers[table.scatters] ?? 0, rules.maxSpins - total);
    if (added === 0) continue;
    total += added;
    recorder?.freeSpinsRetrigger(table, added, total);
  }
  coins = Math.min(coins, room);
  recorder?.freeSpinsEnd(played, coins);
  return coins;
}

function playHold(
  slot: CompiledSlot,
  table: Table,
  random: RandomSource,
  hold: NonNullable<CompiledSlot['hold']>,
  recorder: Recorder | null,
): number {
  const { prizes } = table;
  const [lands, outOf] = hold.landChance;
  let held = table.coins;
  let respinsLeft = hold.respins;
  recorder?.holdStart(table);
  while (respinsLeft > 0 && held < slot.cells) {
    const landedCells: number[] = [];
    for (let cell = 0; cell < slot.cells; cell += 1) {
      if (prizes[cell] !== -1 || random.below(outOf) >= lands) continue;
      prizes[cell] = draw(random, hold.draw);
      landedCells.push(cell);
    }
    held += landedCells.length;
    respinsLeft = landedCells.length > 0 ? hold.respins : respinsLeft - 1;
    recorder?.holdSpin(table, landedCells, held === slot.cells ? 0 : respinsLeft, held);
  }
  const grand = held === slot.cells;
  let coins = grand ? hold.grandCoins : 0;
  for (const prize of prizes) {
    if (prize !== -1) coins += hold.valueCoins[prize] ?? 0;
  }
  recorder?.holdEnd(grand, coins);
  return coins;
}

/** No symbol has this number. */
const noSymbol = 255;

const baseSpin: SpinState = {
  phase: 'base',
  heldMask: 0,
  multiplier: 1,
  special: -1,
  freeSpinIndex: 0,
  freeSpinTotal: 0,
};

/**
 * How many coins the stake of a round buys: those of a bet, or the price of what is bought.
 * @throws RangeError if the game sells no such thing.
 */
export function coinsStaked({ definition, betCoins }: CompiledSlot, bought: Bought | null): number {
  if (bought === null) return betCoins;
  if (!definition.buy) throw new RangeError(`${definition.code} sells no ${bought}.`);
  return definition.buy.priceCoins;
}

/** Plays a round that was bought: its free spins, and nothing before them. Returns what it pays, in coins. */
export function playBought(
  slot: CompiledSlot,
  table: Table,
  random: RandomSource,
  recorder: Recorder | null,
): number {
  const { maxCoins, definition } = slot;
  // What lay on the reels before is none of this round.
  table.landed.fill(noSymbol);
  table.stops.fill(0);
  const coins = playFreeSpins(slot, table, random, definition.buy?.spins ?? 0, maxCoins, recorder);
  if (coins < maxCoins) return coins;
  recorder?.maxWin(maxCoins);
  return maxCoins;
}

/**
 * Plays a whole round and returns what it pays, in coins. As soon as the round has won the most that it can pay, it ends:
 * whatever would have followed could pay no more.
 * @param table scratch space of this game, from `createTable`.
 */
export function playRound(
  slot: CompiledSlot,
  table: Table,
  random: RandomSource,
  recorder: Recorder | null,
): number {
  const { maxCoins } = slot;
  let coins = playSpin(slot, table, random, baseSpin, recorder);
  const award = slot.awards[table.scatters] ?? 0;
  if (slot.wildRespin) {
    let held = 0;
    while (coins < maxCoins && table.wildMask !== held) {
      held = table.wildMask;
      recorder?.wildRespin(held);
      coins += playSpin(slot, table, random, { ...baseSpin, heldMask: held }, recorder);
    }
  }
  // The free spins below turn the reels again, so the scatters that award them are shown first.
  const { hold } = slot;
  if (hold && coins < maxCoins && table.coins >= hold.trigger) {
    coins += playHold(slot, table, random, hold, recorder);
  }
  if (award > 0 && coins < maxCoins) {
    coins += playFreeSpins(slot, table, random, award, maxCoins - coins, recorder);
  }
  if (coins < maxCoins) return coins;
  recorder?.maxWin(maxCoins);
  return maxCoins;
}
