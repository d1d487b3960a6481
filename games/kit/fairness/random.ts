/** Where a round's chance comes from: the fair stream of a seed, or a generator for simulations. */
export type RandomSource = {
  /** A uniform integer in [0, limit), for 1 ≤ limit ≤ 2³¹. */
  below: (limit: number) => number;
};

/**
 * A fast generator for simulations (sfc32), seeded, so that a run can be repeated. It is not used
 * for any round that a player plays.
 */
export function createSimulationRandom(seed: number): RandomSource {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = 0xb7e15162 | 0;
  let counter = seed | 0;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 1;
  };
  for (let warmUp = 0; warmUp < 16; warmUp += 1) next();
  return {
    below: (limit) => {
      // Values of the incomplete last run of `limit` are drawn again, so that none is favoured.
      const remainder = ((0x7fffffff % limit) + 1) % limit;
      let value = next();
      while (value > 0x7fffffff - remainder) value = next();
      return value % limit;
    },
  };
}
