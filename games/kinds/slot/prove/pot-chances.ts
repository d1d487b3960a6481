/** Chances that a round pays each pot of hold and respin. */
import type { CompiledSlot } from '../engine/compile.ts';
import { holdFinals } from './feature-moments.ts';
import { add, multiply, one, type Rational, rational, subtract, zero } from '../../../kit/prove/fraction.ts';

export type PotChances = Readonly<Record<'mini' | 'minor' | 'major' | 'grand', Rational>>;

/**
 * The chance of at least one coin with each pot's name among those that are paid, and of a full grid.
 * @param landed chances of each number of coins in view after the first spin.
 */
export function potChances(
  slot: CompiledSlot,
  landed: readonly { coins: number; chance: Rational }[],
): PotChances | null {
  const { hold, cells } = slot;
  const values = slot.definition.features.holdAndRespin?.values ?? [];
  if (!hold) return null;
  const finals = holdFinals(slot);
  const paid = new Map<number, Rational>();
  for (const { coins, chance } of landed) {
    if (coins < hold.trigger) continue;
    for (const [final, share] of finals(coins)) {
      paid.set(final, add(paid.get(final) ?? zero, multiply(chance, share)));
    }
  }
  const atLeastOne = (name: 'mini' | 'minor' | 'major'): Rational => {
    const weight = values.reduce((total, value) => total + (value.jackpot === name ? value.weight : 0), 0);
    const other = rational(BigInt(hold.draw.total - weight), BigInt(hold.draw.total));
    let chance = zero;
    for (const [final, share] of paid) {
      const none = rational(other.numerator ** BigInt(final), other.denominator ** BigInt(final));
      chance = add(chance, multiply(share, subtract(one, none)));
    }
    return chance;
  };
  return {
    mini: atLeastOne('mini'),
    minor: atLeastOne('minor'),
    major: atLeastOne('major'),
    grand: paid.get(cells) ?? zero,
  };
}
