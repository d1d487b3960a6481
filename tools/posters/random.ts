/** A seeded source of numbers, so that a picture drawn twice is the same picture. */
export type Random = {
  /** A number in [0, 1). */
  unit(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** An integer in [0, count). */
  index(count: number): number;
};

function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619);
  return value >>> 0;
}

/** Mulberry32 over an FNV-1a hash of the seed: small, fast, and good enough for scattering leaves. */
export function seeded(seed: string): Random {
  let state = hash(seed) | 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    unit,
    between: (low, high) => low + unit() * (high - low),
    index: (count) => Math.floor(unit() * count),
  };
}
