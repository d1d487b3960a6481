/** The columns a reel can show, and the words in which the counts of a turn are kept. */
import type { CompiledSlot } from '../engine/compile.ts';
import type { Phase } from '../engine/definition.ts';

export type TurnSetup = {
  phase: Phase;
  heldMask: number;
  strikeMask: number;
  /** What mystery symbols become; −1 without. */
  mysterySymbol: number;
  /** Special symbol of book-style free spins; −1 without. */
  special: number;
};

/** What a turn leaves behind besides its wins. */
export type TurnClass = { scatters: number; coins: number; specialReels: number; wildMask: number };

/** Combinations by class key and coins paid on lines or ways (no scatters, no special symbol, multiplier 1). */
export type TurnCounts = {
  /** Number of all combinations. */
  combinations: bigint;
  counts: Map<number, { turn: TurnClass; byCoins: Map<number, number> }>;
};

/** One distinct column of a reel: its symbols as paid, its class and how many stops show it. */
export type Column = { symbols: Uint8Array; key: number; weight: number };

const coinUnit = 32;
const specialUnit = 32 * 32;
const wildUnit = 32 * 32 * 8;
/** Class keys are below this, so that coins and a class key fit one exact number: coins × keySpace + key. */
export const keySpace = wildUnit * 64;

export function classOf(key: number): TurnClass {
  return {
    scatters: key % coinUnit,
    coins: Math.floor(key / coinUnit) % 32,
    specialReels: Math.floor(key / specialUnit) % 8,
    wildMask: Math.floor(key / wildUnit),
  };
}

/** The distinct columns of a reel, with the number of stops that show each. */
export function columnsOf(slot: CompiledSlot, setup: TurnSetup, reel: number): Column[] {
  const { rows, wild } = slot;
  const wildKey = wildUnit << reel;
  if ((setup.heldMask >> reel) & 1) {
    return [{ symbols: new Uint8Array(rows).fill(wild), key: wildKey, weight: 1 }];
  }
  const strip = slot.strips[setup.phase][reel] ?? new Uint8Array();
  const distinct = new Map<string, Column>();
  strip.forEach((_, stop) => {
    const landed = Uint8Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0);
    const count = (symbol: number) => landed.filter((shown) => shown === symbol).length;
    const expands = ((slot.expandMask[setup.phase] >> reel) & 1) === 1 && count(wild) > 0;
    const struck = ((setup.strikeMask >> reel) & 1) === 1;
    const key =
      count(slot.scatter) +
      count(slot.coin) * coinUnit +
      (setup.special !== -1 && count(setup.special) > 0 ? specialUnit : 0) +
      (expands ? wildKey : 0);
    const symbols = landed.map((symbol) => {
      if (expands || struck) return wild;
      return setup.mysterySymbol !== -1 && symbol === slot.mystery ? setup.mysterySymbol : symbol;
    });
    const name = `${key}:${symbols.join()}`;
    const known = distinct.get(name);
    if (known) known.weight += 1;
    else distinct.set(name, { symbols, key, weight: 1 });
  });
  return [...distinct.values()];
}
