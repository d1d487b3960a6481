/**
 * What the landing of a game of ways pays on average, exactly: reels are independent, so it is enough to know of each reel how many
 * symbols it shows. Tumbles make reels dependent; the figures are of games without them, and of the landing alone otherwise.
 */
import { add, multiply, one, rational, type Rational, whole, zero } from '../../../../kit/prove/fraction.ts';
import type { CompiledTumble } from '../engine/compile.ts';

/** Of one reel in the base game: chances that it shows so many of a symbol, by number. */
function chancesOf(game: CompiledTumble, reel: number, isShown: (symbol: number) => boolean): Rational[] {
  const strip = game.strips.base[reel] ?? new Uint8Array();
  const outcomes = game.heights[reel];
  if (!outcomes) throw new Error(`${game.definition.code} has no reel ${reel}`);
  const chances = Array.from({ length: game.stride + 1 }, () => zero);
  let before = 0;
  outcomes.values.forEach((height, index) => {
    const weight = (outcomes.upTo[index] ?? 0) - before;
    before = outcomes.upTo[index] ?? 0;
    for (let stop = 0; stop < strip.length; stop += 1) {
      let shown = 0;
      for (let row = 0; row < height; row += 1) {
        if (isShown(strip[(stop + row) % strip.length] ?? 0)) shown += 1;
      }
      const share = rational(BigInt(weight), BigInt(outcomes.total * strip.length));
      chances[shown] = add(chances[shown] ?? share, share);
    }
  });
  return chances;
}

/** Coins that a base landing pays on average, without its multiplier. */
export function exactLandingCoins(game: CompiledTumble): Rational {
  if (game.kind !== 'ways') throw new Error(`${game.definition.code} does not pay in ways`);
  let total = zero;
  for (let symbol = 0; symbol < game.symbolIds.length; symbol += 1) {
    if (game.isPaid[symbol] !== 1) continue;
    const reels = Array.from({ length: game.reels }, (_, reel) =>
      chancesOf(game, reel, (shown) => shown === symbol || shown === game.wild),
    );
    // Mean number of ways over the reels so far; a run ends where a reel shows none.
    let ways = one;
    for (let run = 1; run <= game.reels; run += 1) {
      const here = reels[run - 1] ?? [];
      const mean = here.reduce((sum, chance, count) => add(sum, times(chance, count)), zero);
      ways = multiply(ways, mean);
      const ends = reels[run]?.[0] ?? one;
      const coins = game.pays[symbol * game.payStride + run] ?? 0;
      total = add(total, times(multiply(ways, ends), coins));
    }
  }
  return total;
}

/** Chances that a base landing shows so many scatters, by number. */
export function exactLandingScatters(game: CompiledTumble): Rational[] {
  let law = [one];
  for (let reel = 0; reel < game.reels; reel += 1) {
    const here = chancesOf(game, reel, (symbol) => symbol === game.scatter);
    const next = Array.from({ length: law.length + here.length - 1 }, () => zero);
    law.forEach((chance, before) =>
      here.forEach((more, count) => {
        const at = before + count;
        next[at] = add(next[at] ?? chance, multiply(chance, more));
      }),
    );
    law = next;
  }
  return law;
}

const times = (chance: Rational, count: number) => multiply(chance, whole(count));
