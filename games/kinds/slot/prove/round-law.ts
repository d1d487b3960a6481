/**
 * How the win of a whole round is put together from single turns of the reels, said once for every way of computing it: with
 * exact fractions, with transforms, or with bounds.
 */
import type { CompiledSlot } from '../engine/compile.ts';
import type { Bought } from '../engine/definition.ts';
import { holdFinals, memoise } from './feature-moments.ts';
import { type Rational, rational } from '../../../kit/prove/fraction.ts';
import { type TurnLaw, turnLaws } from './turn.ts';

/** Part of a distribution: the chance of each win in coins is its weight over `denominator`. */
export type Leaf = { byCoins: ReadonlyMap<number, bigint>; denominator: bigint };

/** What distributions are computed with. */
export type Algebra<Law> = {
  /** A part of a distribution, each win multiplied. */
  leaf: (leaf: Leaf, multiplier: number) => Law;
  /** Nothing is won, for sure. */
  nothing: Law;
  /** Of the sum of two independent wins. */
  together: (a: Law, b: Law) => Law;
  /** Of a win that is one of several by chance. The parts carry their chances. */
  oneOf: (parts: readonly Law[]) => Law;
  /** A part by a chance. */
  times: (law: Law, chance: Rational) => Law;
};

export type RoundLaw = <Law>(algebra: Algebra<Law>) => Law;

/** Joins classes that what follows cannot tell apart. */
function joined<Key>(
  laws: readonly TurnLaw[],
  keyOf: (turn: TurnLaw['turn']) => Key,
  nameOf: (key: Key) => string,
) {
  const groups = new Map<string, { key: Key; leaf: { byCoins: Map<number, bigint>; denominator: bigint } }>();
  for (const { turn, byCoins, denominator } of laws) {
    const key = keyOf(turn);
    const name = nameOf(key);
    const group = groups.get(name) ?? { key, leaf: { byCoins: new Map<number, bigint>(), denominator } };
    groups.set(name, group);
    const known = group.leaf.byCoins;
    for (const [coins, weight] of byCoins) known.set(coins, (known.get(coins) ?? 0n) + weight);
  }
  return [...groups.values()];
}

/**
 * The course of a round of a game. Turns are counted when they are first asked for, and once.
 * @param bought whether it is one whose free spins were bought.
 */
export function createRoundLaw(slot: CompiledSlot, bought: Bought | null = null): RoundLaw {
  const { hold, stickyWilds } = slot;
  const rules = slot.definition.features.freeSpins;
  const finals = holdFinals(slot);

  // Once, as all others: transforms are kept by the part they are of, and a thousand blocks of frequencies ask for them.
  const base = memoise(() =>
    joined(
      turnLaws(slot, { phase: 'base', heldMask: 0, special: -1 }),
      (turn) => ({
        award: slot.awards[turn.scatters] ?? 0,
        coins: hold && turn.coins >= hold.trigger ? turn.coins : 0,
        wildMask: slot.wildRespin ? turn.wildMask : 0,
      }),
      ({ award, coins, wildMask }) => `${award} ${coins} ${wildMask}`,
    ),
  );
  const respins = memoise((held: string) =>
    joined(
      turnLaws(slot, { phase: 'base', heldMask: Number(held), special: -1 }),
      (turn) => turn.wildMask,
      String,
    ),
  );
  const freeTurns = memoise((key: string) => {
    const [special = -1, heldMask = 0] = key.split(' ').map(Number);
    return joined(
      turnLaws(slot, { phase: 'free', heldMask, special }),
      (turn) => ({
        added: slot.retriggers[turn.scatters] ?? 0,
        wildMask: stickyWilds ? turn.wildMask : 0,
      }),
      ({ added, wildMask }) => `${added} ${wildMask}`,
    );
  });
  const prize: Leaf = {
    byCoins: (hold?.draw.weights ?? []).reduce((byCoins, weight, index) => {
      const coins = hold?.valueCoins[index] ?? 0;
      return byCoins.set(coins, (byCoins.get(coins) ?? 0n) + BigInt(weight));
    }, new Map<number, bigint>()),
    denominator: BigInt(hold?.draw.total ?? 1),
  };
  const grand: Leaf = { byCoins: new Map([[hold?.grandCoins ?? 0, 1n]]), denominator: 1n };

  return <Law>(algebra: Algebra<Law>): Law => {
    const { leaf, nothing, together, oneOf, times } = algebra;

    const fromRespin = memoise((held: string): Law =>
      oneOf(
        respins(held).map(({ key: wildMask, leaf: part }) => {
          const win = leaf(part, 1);
          return wildMask === Number(held) ? win : together(win, fromRespin(String(wildMask)));
        }),
      ),
    );

    const freeSpins = memoise((award: string): Law => {
      if (!rules) return nothing;
      const { start, step, max } = rules.multiplier;
      const withSpecial = (special: number) => {
        const from = memoise((key: string): Law => {
          const [awarded = 0, played = 0, heldMask = 0] = key.split(' ').map(Number);
          if (played === awarded) return nothing;
          const multiplier = Math.min(start + step * played, max);
          const following = freeTurns(`${special} ${heldMask}`).map(({ key: next, leaf: part }) => {
            const total = awarded + Math.min(next.added, rules.maxSpins - awarded);
            return { rest: `${total} ${played + 1} ${next.wildMask}`, part };
          });
          return oneOf(following.map(({ rest, part }) => together(leaf(part, multiplier), from(rest))));
        });
        return from(`${Math.min(Number(award), rules.maxSpins)} 0 0`);
      };
      if (!slot.special) return withSpecial(-1);
      const { draw, symbols } = slot.special;
      return oneOf(
        draw.weights.map((weight, index) =>
          times(withSpecial(symbols[index] ?? -1), rational(BigInt(weight), BigInt(draw.total))),
        ),
      );
    });

    const prizes = memoise((count: string): Law =>
      count === '0' ? nothing : together(prizes(String(Number(count) - 1)), leaf(prize, 1)),
    );
    const holdAndRespin = memoise((coins: string): Law =>
      oneOf(
        [...finals(Number(coins))].map(([final, chance]) => {
          const won = prizes(String(final));
          return times(final === slot.cells ? together(won, leaf(grand, 1)) : won, chance);
        }),
      ),
    );

    if (bought) return freeSpins(String(slot.definition.buy?.spins ?? 0));
    return oneOf(
      base('').map(({ key: { award, coins, wildMask }, leaf: part }) => {
        let win = leaf(part, 1);
        if (wildMask !== 0) win = together(win, fromRespin(String(wildMask)));
        if (coins > 0) win = together(win, holdAndRespin(String(coins)));
        return award > 0 ? together(win, freeSpins(String(award))) : win;
      }),
    );
  };
}
