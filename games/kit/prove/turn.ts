/**
 * One turn of the reels as the engine plays it, exact: strikes, mystery symbols and boosts are mixed
 * in by their chances, scatters and the special symbol are paid. The result is a list of classes
 * (what may follow) with the chance of each and the moments of the win within it.
 */
import type { CompiledSlot, Weighted } from '../slot/compile.ts';
import type { Phase } from '../slot/definition.ts';
import type { TurnClass, TurnCounts, TurnSetup } from './columns.ts';
import { enumerateTurn } from './enumerate.ts';
import { divide, multiply, one, type Rational, rational, subtract, sum } from './fraction.ts';
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
  let [total, first, second, nothing, max] = [0n, 0n, 0n, 0n, 0n];
  for (const [coins, count] of byCoins) {
    const [value, weight] = [BigInt(coins), BigInt(count)];
    total += weight;
    first += weight * value;
    second += weight * value * value;
    if (coins === 0) nothing += weight;
    if (value > max) max = value;
  }
  return {
    total,
    win: {
      mean: rational(first, total),
      secondMoment: rational(second, total),
      nothing: rational(nothing, total),
      max,
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

/**
 * The outcomes of one turn.
 * @param setup.special the special symbol of the free spins, −1 without.
 */
export function turnOutcomes(
  slot: CompiledSlot,
  setup: Pick<TurnSetup, 'phase' | 'heldMask' | 'special'>,
): TurnOutcome[] {
  const { phase, special } = setup;
  const mysteries = slot.mysteryDraw
    ? weightedCases(slot.mysteryDraw.draw, slot.mysteryDraw.symbols)
    : [{ chance: one, value: -1 }];
  const boosts = slot.boost[phase]
    ? weightedCases(slot.boost.draw, slot.boost.multipliers)
    : [{ chance: one, value: 1 }];
  const byClass = new Map<string, { turn: TurnClass; cases: { chance: Rational; win: Moments }[] }>();

  for (const strike of strikeCases(slot, phase)) {
    for (const mystery of mysteries) {
      const mixed = multiply(strike.chance, mystery.chance);
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
        const { total, win } = momentsOf(shifted(byCoins, specialCoins + scatterCoins));
        const name = `${turn.scatters} ${turn.coins} ${turn.wildMask}`;
        const entry = byClass.get(name) ?? { turn: { ...turn, specialReels: 0 }, cases: [] };
        byClass.set(name, entry);
        for (const boost of boosts) {
          const chance = multiply(multiply(mixed, boost.chance), rational(total, combinations));
          entry.cases.push({ chance, win: times(win, boost.value) });
        }
      }
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
