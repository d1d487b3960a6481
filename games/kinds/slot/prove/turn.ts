/**
 * One turn of the reels as the engine plays it, exact: strikes, mystery symbols and boosts are mixed
 * in by their chances, scatters and the special symbol are paid. The result is a list of classes
 * (what may follow) with the chance of each and the moments of the win within it.
 */
import type { CompiledSlot, Weighted } from '../engine/compile.ts';
import type { Phase } from '../engine/definition.ts';
import type { TurnClass, TurnCounts, TurnSetup } from './columns.ts';
import { enumerateTurn } from './enumerate.ts';
import {
  divide,
  greatestCommonDivisor,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  sum,
} from '../../../kit/prove/fraction.ts';
import { type Moments, oneOf, times } from './moments.ts';

export type TurnOutcome = { turn: TurnClass; chance: Rational; win: Moments };

type Chanced<Value> = { chance: Rational; value: Value };

function weightedCases(draw: Weighted, values: ArrayLike<number>): Chanced<number>[] {
  return draw.weights.map((weight, index) => ({
    chance: rational(BigInt(weight), BigInt(draw.total)),
    value: values[index] ?? 0,
  }));
}

function strikeCases(slot: CompiledSlot, phase: Phase): Chanced<number>[] {
  const chance = slot.strike?.chance[phase];
  if (!slot.strike || !chance) return [{ chance: one, value: 0 }];
  const strikes = rational(BigInt(chance[0]), BigInt(chance[1]));
  return [
    { chance: subtract(one, strikes), value: 0 },
    ...weightedCases(slot.strike.draw, slot.strike.masks).map(({ chance, value }) => ({
      chance: multiply(chance, strikes),
      value,
    })),
  ];
}

/** Moments of wins given as counts by coins. */
function momentsOf(byCoins: ReadonlyMap<number, number>): { total: bigint; win: Moments } {
  let [total, first, second, nothing, max, atMax] = [0n, 0n, 0n, 0n, 0n, 0n];
  for (const [coins, count] of byCoins) {
    const [value, weight] = [BigInt(coins), BigInt(count)];
    total += weight;
    first += weight * value;
    second += weight * value * value;
    if (coins === 0) nothing += weight;
    if (value > max) [max, atMax] = [value, 0n];
    if (value === max) atMax += weight;
  }
  return {
    total,
    win: {
      mean: rational(first, total),
      secondMoment: rational(second, total),
      nothing: rational(nothing, total),
      max,
      atMax: rational(atMax, total),
    },
  };
}

function shifted(byCoins: ReadonlyMap<number, number>, coins: number): ReadonlyMap<number, number> {
  if (coins === 0) return byCoins;
  return new Map([...byCoins].map(([paid, count]) => [paid + coins, count]));
}

const counted = new WeakMap<CompiledSlot, Map<string, TurnCounts>>();

/** Counts a turn once, also when free spins turn the very reels of the base game. */
function countTurn(slot: CompiledSlot, setup: TurnSetup): TurnCounts {
  const isAlike = slot.strips.free === slot.strips.base && slot.expandMask.free === slot.expandMask.base;
  const alike: TurnSetup = { ...setup, phase: isAlike ? 'base' : setup.phase };
  const known = counted.get(slot) ?? new Map<string, TurnCounts>();
  counted.set(slot, known);
  const key = JSON.stringify(alike);
  const counts = known.get(key) ?? enumerateTurn(slot, alike);
  known.set(key, counts);
  return counts;
}

export type TurnQuery = Pick<TurnSetup, 'phase' | 'heldMask' | 'special'>;

/** Combinations of one setting of a turn that lead to the same class. */
type MixedTurn = {
  turn: TurnClass;
  /** Chance of the strike and the mystery symbol. */
  chance: Rational;
  combinations: bigint;
  byCoins: ReadonlyMap<number, number>;
  boosts: readonly Chanced<number>[];
};

function* mixedTurns(slot: CompiledSlot, setup: TurnQuery): Generator<MixedTurn> {
  const { phase, special } = setup;
  const mysteries = slot.mysteryDraw
    ? weightedCases(slot.mysteryDraw.draw, slot.mysteryDraw.symbols)
    : [{ chance: one, value: -1 }];
  const boosts = slot.boost[phase]
    ? weightedCases(slot.boost.draw, slot.boost.multipliers)
    : [{ chance: one, value: 1 }];
  for (const strike of strikeCases(slot, phase)) {
    for (const mystery of mysteries) {
      const chance = multiply(strike.chance, mystery.chance);
      const { combinations, counts } = countTurn(slot, {
        ...setup,
        strikeMask: strike.value,
        mysterySymbol: mystery.value,
      });
      for (const { turn, byCoins } of counts.values()) {
        const specialCoins =
          special === -1
            ? 0
            : (slot.pays[special * (slot.reels + 1) + turn.specialReels] ?? 0) * slot.lineCount;
        const scatterCoins = slot.scatterCoins[turn.scatters] ?? 0;
        yield { turn, chance, combinations, byCoins: shifted(byCoins, specialCoins + scatterCoins), boosts };
      }
    }
  }
}

const className = (turn: TurnClass) => `${turn.scatters} ${turn.coins} ${turn.wildMask}`;

/**
 * The outcomes of one turn.
 * @param setup.special the special symbol of the free spins, −1 without.
 */
export function turnOutcomes(slot: CompiledSlot, setup: TurnQuery): TurnOutcome[] {
  const byClass = new Map<string, { turn: TurnClass; cases: { chance: Rational; win: Moments }[] }>();
  for (const { turn, chance, combinations, byCoins, boosts } of mixedTurns(slot, setup)) {
    const { total, win } = momentsOf(byCoins);
    const name = className(turn);
    const entry = byClass.get(name) ?? { turn: { ...turn, specialReels: 0 }, cases: [] };
    byClass.set(name, entry);
    for (const boost of boosts) {
      const mixed = multiply(multiply(chance, boost.chance), rational(total, combinations));
      entry.cases.push({ chance: mixed, win: times(win, boost.value) });
    }
  }
  return [...byClass.values()].map(({ turn, cases }) => {
    const chance = sum(cases.map((part) => part.chance));
    return {
      turn,
      chance,
      win: oneOf(cases.map((part) => ({ chance: divide(part.chance, chance), win: part.win }))),
    };
  });
}

/** All wins of one class of a turn: the chance of each, with the class, is its weight over `denominator`. */
export type TurnLaw = { turn: TurnClass; byCoins: Map<number, bigint>; denominator: bigint };

/** The whole distribution of one turn, exact, by what may follow from it. */
export function turnLaws(slot: CompiledSlot, setup: TurnQuery): TurnLaw[] {
  const mixed = [...mixedTurns(slot, setup)];
  const denominator = mixed.reduce(
    (common, { chance, combinations, boosts }) =>
      boosts.reduce((most, boost) => {
        const each = chance.denominator * boost.chance.denominator * combinations;
        return (most / greatestCommonDivisor(most, each)) * each;
      }, common),
    1n,
  );
  const byClass = new Map<string, TurnLaw>();
  for (const { turn, chance, combinations, byCoins, boosts } of mixed) {
    const name = className(turn);
    const law = byClass.get(name) ?? { turn: { ...turn, specialReels: 0 }, byCoins: new Map(), denominator };
    byClass.set(name, law);
    for (const boost of boosts) {
      const each =
        (denominator / (chance.denominator * boost.chance.denominator * combinations)) *
        (chance.numerator * boost.chance.numerator);
      for (const [paid, count] of byCoins) {
        const coins = paid * boost.value;
        law.byCoins.set(coins, (law.byCoins.get(coins) ?? 0n) + BigInt(count) * each);
      }
    }
  }
  return [...byClass.values()];
}
