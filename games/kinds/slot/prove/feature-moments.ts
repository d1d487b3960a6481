/** Exact moments of what may follow a turn: wild respins, free spins, hold and respin. */
import type { CompiledSlot } from '../engine/compile.ts';
import {
  add,
  divide,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  sum,
  whole,
  zero,
} from '../../../kit/prove/fraction.ts';
import { type Moments, noWin, oneOf, times, together } from './moments.ts';
import { type TurnOutcome, turnOutcomes } from './turn.ts';

/** Computes each key once. */
export function memoise<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** Moments of the respins that follow when `wildMask` has just grown. */
export function wildRespinMoments(slot: CompiledSlot): (wildMask: number) => Moments {
  const from = memoise((key: string): Moments => {
    const heldMask = Number(key);
    const outcomes = turnOutcomes(slot, { phase: 'base', heldMask, special: -1 });
    return oneOf(
      outcomes.map(({ turn, chance, win }) => ({
        chance,
        win: turn.wildMask === heldMask ? win : together(win, from(String(turn.wildMask))),
      })),
    );
  });
  return (wildMask) => (wildMask === 0 ? noWin : from(String(wildMask)));
}

/**
 * Moments of the free spins that an award begins. The state of the feature is (spins awarded, spins
 * played, reels held), a finite chain because awards stop at the game's `maxSpins`.
 */
export function freeSpinMoments(slot: CompiledSlot): (award: number) => Moments {
  const rules = slot.definition.features.freeSpins;
  if (!rules) return () => noWin;
  const { start, step, max } = rules.multiplier;

  const withSpecial = (special: number) => {
    const turns = memoise((held: string) =>
      merged(turnOutcomes(slot, { phase: 'free', heldMask: Number(held), special }), slot),
    );
    const from = memoise((key: string): Moments => {
      const [awarded = 0, played = 0, heldMask = 0] = key.split(' ').map(Number);
      if (played === awarded) return noWin;
      const multiplier = Math.min(start + step * played, max);
      return oneOf(
        turns(String(heldMask)).map(({ turn, chance, win }) => {
          const retrigger = slot.retriggers[turn.scatters] ?? 0;
          const total = awarded + Math.min(retrigger, rules.maxSpins - awarded);
          const rest = from(`${total} ${played + 1} ${turn.wildMask}`);
          return { chance, win: together(times(win, multiplier), rest) };
        }),
      );
    });
    return (award: number) => from(`${Math.min(award, rules.maxSpins)} 0 0`);
  };

  if (!slot.special) return withSpecial(-1);
  const { draw, symbols } = slot.special;
  const specials = draw.weights.map((weight, index) => ({
    chance: rational(BigInt(weight), BigInt(draw.total)),
    moments: withSpecial(symbols[index] ?? -1),
  }));
  return (award) => oneOf(specials.map(({ chance, moments }) => ({ chance, win: moments(award) })));
}

/** Joins outcomes that the free spins cannot tell apart, so that the chain has fewer branches. */
function merged(outcomes: readonly TurnOutcome[], slot: CompiledSlot): TurnOutcome[] {
  const groups = new Map<string, TurnOutcome[]>();
  for (const outcome of outcomes) {
    const wildMask = slot.stickyWilds ? outcome.turn.wildMask : 0;
    const name = `${slot.retriggers[outcome.turn.scatters] ?? 0} ${wildMask}`;
    groups.set(name, [...(groups.get(name) ?? []), { ...outcome, turn: { ...outcome.turn, wildMask } }]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const chance = sum(group.map((outcome) => outcome.chance));
    return [
      {
        turn: first.turn,
        chance,
        win: oneOf(group.map((o) => ({ chance: divide(o.chance, chance), win: o.win }))),
      },
    ];
  });
}

/** Chances of each final number of coins of hold and respin, from `held` coins and all respins left. */
export function holdFinals(slot: CompiledSlot): (held: number) => Map<number, Rational> {
  const { hold, cells } = slot;
  if (!hold) return (held) => new Map([[held, one]]);
  const land = rational(BigInt(hold.landChance[0]), BigInt(hold.landChance[1]));
  const miss = subtract(one, land);
  const power = (base: Rational, exponent: number): Rational =>
    rational(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent));
  const choose = (n: number, k: number): bigint => {
    let result = 1n;
    for (let i = 0; i < k; i += 1) result = (result * BigInt(n - i)) / BigInt(i + 1);
    return result;
  };
  const finals = memoise((key: string): Map<number, Rational> => {
    const [held = 0, left = 0] = key.split(' ').map(Number);
    if (left === 0 || held === cells) return new Map([[held, one]]);
    const result = new Map<number, Rational>();
    const empty = cells - held;
    for (let landed = 0; landed <= empty; landed += 1) {
      const chance = multiply(
        rational(choose(empty, landed)),
        multiply(power(land, landed), power(miss, empty - landed)),
      );
      const next = finals(landed > 0 ? `${held + landed} ${hold.respins}` : `${held} ${left - 1}`);
      for (const [final, share] of next) {
        result.set(final, add(result.get(final) ?? zero, multiply(chance, share)));
      }
    }
    return result;
  });
  return (held) => finals(`${held} ${hold.respins}`);
}

/** Moments of hold and respin when it begins with so many coins. */
export function holdMoments(slot: CompiledSlot): (coins: number) => Moments {
  const { hold, cells } = slot;
  if (!hold) return () => noWin;
  const finals = holdFinals(slot);
  const prize = oneOf(
    hold.draw.weights.map((weight, index) => {
      const value = BigInt(hold.valueCoins[index] ?? 0);
      return {
        chance: rational(BigInt(weight), BigInt(hold.draw.total)),
        win: {
          mean: whole(value),
          secondMoment: whole(value * value),
          nothing: zero,
          max: value,
          atMax: one,
        },
      };
    }),
  );
  const grand = BigInt(hold.grandCoins);
  const grandWin: Moments = {
    mean: whole(grand),
    secondMoment: whole(grand * grand),
    nothing: grand === 0n ? one : zero,
    max: grand,
    atMax: one,
  };
  const coinsWin = (count: number): Moments => {
    let win = noWin;
    for (let coin = 0; coin < count; coin += 1) win = together(win, prize);
    return win;
  };
  return (coins) =>
    oneOf(
      [...finals(coins)].map(([final, chance]) => ({
        chance,
        win: final === cells ? together(coinsWin(final), grandWin) : coinsWin(final),
      })),
    );
}
