/** Definitions of tumbling slots that no one has thought of: what holds of them holds of a game that is made later. */
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import type { Growth, Pays, TumbleDefinition, TumbleSymbol } from '../engine/definition.ts';

/**
 * A definition that the engine takes, the same for the same seed. Wins and features come often, but in most games not so often that
 * nearly every round reaches its maximum, which would hide what came before.
 */
export function randomDefinition(seed: number): TumbleDefinition {
  const random = createSimulationRandom(seed);
  const between = (least: number, most: number) => least + random.below(most - least + 1);
  const isSo = () => random.below(2) === 1;
  const kind = (['cluster', 'anywhere', 'ways'] as const)[seed % 3] ?? 'ways';
  const reels = between(3, 8);
  const fixed = between(2, 8);
  const height = () => (kind === 'cluster' ? fixed : between(2, 8));
  const heights = Array.from({ length: reels }, () =>
    Array.from({ length: kind === 'cluster' ? 1 : between(1, 4) }, () => ({
      height: height(),
      weight: between(1, 5),
    })),
  );
  const paid = Array.from({ length: between(5, 9) }, (_, index) => `p${index}`);
  const hasMultipliers = isSo();
  const symbols = [
    ...paid.map((id): TumbleSymbol => ({ id, name: id, kind: isSo() ? 'low' : 'high' })),
    ...(kind === 'anywhere' ? [] : [{ id: 'w', name: 'w', kind: 'wild' } as const]),
    { id: 's', name: 's', kind: 'scatter' } as const,
    ...(hasMultipliers ? [{ id: 'm', name: 'm', kind: 'multiplier' } as const] : []),
  ];
  const isHere = (id: string, reel: number) => id !== 'w' || kind !== 'ways' || reel > 0;
  const strip = (reel: number) => {
    const seldom = symbols.map(({ id }) => id).filter((id) => isHere(id, reel));
    // Runs let clusters and tumbles come, and wilds that touch no other symbol.
    const runs = Array.from({ length: between(8, 30) }, () => {
      const ids = random.below(5) === 0 ? seldom : paid;
      const id = ids[random.below(ids.length)] ?? '';
      return id.startsWith('p') || id === 'w'
        ? Array.from({ length: between(1, 3) }, () => id).join(' ')
        : id;
    });
    return runs.join(' ');
  };
  const strips = () => Array.from({ length: reels }, (_, reel) => strip(reel));
  const cells = heights.reduce((sum, [first]) => sum + (first?.height ?? 0), 0);
  const usual = Math.ceil(cells / (paid.length + 1));
  const least = { ways: between(2, 3), cluster: between(3, 6), anywhere: usual + between(1, 4) }[kind];
  const rising = (from: number, most: number): Pays => {
    let value = 0;
    const counts = [from, ...Array.from({ length: 6 }, () => between(from, most))];
    return Object.fromEntries(
      [...new Set(counts)].toSorted((a, b) => a - b).map((count) => [count, (value += between(1, 9))]),
    );
  };
  const growth = (): Growth => {
    const start = between(1, 3);
    return { start, step: between(0, 2), max: start + between(0, 20) };
  };
  const maxSpins = between(3, 20);
  return {
    code: `random-${seed}`,
    title: `Random ${seed}`,
    version: between(1, 12),
    heights,
    symbols,
    strips: { base: strips(), ...(isSo() ? { free: strips() } : {}) },
    evaluation: kind === 'ways' ? { kind } : { kind, least },
    betCoins: between(1, 40),
    pays: Object.fromEntries(paid.map((id) => [id, rising(least, kind === 'ways' ? reels : least + 20)])),
    ...(isSo() ? { scatterPays: rising(1, 8) } : {}),
    hasTumbles: random.below(8) > 0,
    growth: { base: growth(), free: { ...growth(), isKept: isSo() } },
    ...(hasMultipliers
      ? {
          multipliers: {
            symbol: 'm',
            values: Array.from({ length: between(1, 6) }, () => ({
              multiplier: between(1, 30),
              weight: between(1, 9),
            })),
            isKept: isSo(),
          },
        }
      : {}),
    ...(random.below(5) > 0
      ? {
          freeSpins: {
            awards: { 2: between(1, 6), 3: between(1, 9), 5: between(1, 25) },
            retriggers: isSo() ? { 2: between(1, 3), 4: between(1, 9) } : {},
            maxSpins,
          },
        }
      : {}),
    volatility: 'medium',
    maxWinBets: between(0, 3) > 0 ? between(200, 2_000) : between(5, 40),
  };
}
