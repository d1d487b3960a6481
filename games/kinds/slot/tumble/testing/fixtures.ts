/** Small games of each evaluation, for tests: every feature comes often. They are offered to nobody. */
import { defineTumble, type TumbleDefinition, type TumbleSymbol } from '../engine/definition.ts';

const ordinary = ['a', 'b', 'c', 'd', 'e'].map((id): TumbleSymbol => ({ id, name: id, kind: 'low' }));
const wild: TumbleSymbol = { id: 'w', name: 'wild', kind: 'wild' };
const scatter: TumbleSymbol = { id: 's', name: 'scatter', kind: 'scatter' };
const multiplier: TumbleSymbol = { id: 'm', name: 'multiplier', kind: 'multiplier' };
const fixed = (reels: number, height: number) => Array.from({ length: reels }, () => [{ height, weight: 1 }]);

/** Each reel begins the ring elsewhere, and goes through it by steps of its own. */
const rings = (symbols: string, reels: number): string[] => {
  const ids = symbols.split(' ');
  return Array.from({ length: reels }, (_, reel) =>
    ids.map((_id, index) => ids[(index + reel * 7) % ids.length] ?? '').join(' '),
  );
};

/** Clusters on 6 × 6, wilds, multipliers that are kept in free spins, a low maximum. */
export const clusterGame: TumbleDefinition = defineTumble({
  code: 'cluster-game',
  title: 'Cluster game',
  version: 1,
  heights: fixed(6, 6),
  symbols: [...ordinary, wild, scatter],
  strips: {
    base: rings('a a b b c c c d d w e e a s b b b d c e e d a a b c w d d e c', 6),
    free: rings('a a a b b c w c c d d e e s a b b c d d e e', 6),
  },
  evaluation: { kind: 'cluster', least: 5 },
  betCoins: 10,
  pays: Object.fromEntries(ordinary.map(({ id }, index) => [id, { 5: 1 + index, 7: 4 + index, 10: 30 }])),
  scatterPays: { 3: 1, 5: 10 },
  hasTumbles: true,
  growth: {
    base: { start: 1, step: 1, max: 4 },
    free: { start: 2, step: 2, max: 12, isKept: true },
  },
  freeSpins: { awards: { 3: 3, 4: 5 }, retriggers: { 3: 2 }, maxSpins: 9 },
  volatility: 'medium',
  maxWinBets: 100,
});

/** Pays anywhere on 6 × 5, multiplier symbols that are added up in free spins. */
export const anywhereGame: TumbleDefinition = defineTumble({
  code: 'anywhere-game',
  title: 'Anywhere game',
  version: 1,
  heights: fixed(6, 5),
  symbols: [...ordinary, scatter, multiplier],
  strips: { base: rings('a a b c c d e e a s b d d c m a b c e d b', 6) },
  evaluation: { kind: 'anywhere', least: 7 },
  betCoins: 20,
  pays: Object.fromEntries(ordinary.map(({ id }, index) => [id, { 7: 3 + index, 9: 12, 11: 60 }])),
  scatterPays: { 4: 2 },
  hasTumbles: true,
  growth: { base: { start: 1, step: 0, max: 1 }, free: { start: 1, step: 0, max: 1, isKept: false } },
  multipliers: {
    symbol: 'm',
    values: [
      { multiplier: 2, weight: 6 },
      { multiplier: 5, weight: 3 },
      { multiplier: 50, weight: 1 },
    ],
    isKept: true,
  },
  freeSpins: { awards: { 4: 4 }, retriggers: { 3: 1 }, maxSpins: 8 },
  volatility: 'high',
  maxWinBets: 500,
});

const heights = [2, 3, 4, 5, 6, 7].map((height) => ({ height, weight: height === 7 ? 1 : 2 }));

/** Six reels of 2 to 7: up to 117,649 ways, with tumbles. */
export const waysGame: TumbleDefinition = defineTumble({
  code: 'ways-game',
  title: 'Ways game',
  version: 1,
  heights: Array.from({ length: 6 }, () => heights),
  symbols: [...ordinary, wild, scatter],
  strips: {
    base: rings('a b c d e s a c b e d a b d', 6).map((strip, reel) =>
      reel === 0 ? strip : strip.replace('e d', 'w d'),
    ),
  },
  evaluation: { kind: 'ways' },
  betCoins: 20,
  pays: Object.fromEntries(ordinary.map(({ id }, index) => [id, { 3: 1, 4: 2, 5: 3 + index, 6: 6 + index }])),
  hasTumbles: true,
  growth: { base: { start: 1, step: 0, max: 1 }, free: { start: 1, step: 1, max: 1000, isKept: true } },
  freeSpins: { awards: { 4: 4, 5: 6 }, retriggers: { 3: 1, 4: 2 }, maxSpins: 12 },
  volatility: 'very-high',
  maxWinBets: 2_000,
});

export const fixtures = [clusterGame, anywhereGame, waysGame];
