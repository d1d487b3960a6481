/**
 * The discrete Fourier transform of real sequences, in double precision, with the bound on its error that the proof needs.
 * A sequence of chances becomes a sequence of values whose products are the chances of sums.
 */

/** Half the distance between 1 and the next double. */
export const unitRoundoff = 2 ** -53;

/**
 * By how much a transform may be wrong, as a share of its result, both in the Euclidean norm: Higham, Accuracy and Stability
 * of Numerical Algorithms, theorem 24.2, with roots of unity that are right to two roundoffs.
 */
export function transformError(size: number): number {
  const gamma4 = (4 * unitRoundoff) / (1 - 4 * unitRoundoff);
  const each = 2 * unitRoundoff + gamma4 * (Math.SQRT2 + 2 * unitRoundoff);
  const all = Math.log2(size) * each;
  return all / (1 - all);
}

/** Values of a transform at the frequencies from 0 to half the size; the others are their conjugates. */
export type Spectrum = { re: Float64Array; im: Float64Array };

export type Fourier = {
  size: number;
  /** The transform of a real sequence of this size. */
  forward: (sequence: Float64Array) => Spectrum;
  /** The real sequence of a transform. */
  inverse: (spectrum: Spectrum) => Float64Array;
};

/** One step of Stockham's form of the transform: in order, from one pair of arrays to the other. */
function pass(
  groups: number,
  length: number,
  cosines: Float64Array,
  sines: Float64Array,
  re: Float64Array,
  im: Float64Array,
  toRe: Float64Array,
  toIm: Float64Array,
): void {
  const half = groups * length;
  for (let group = 0; group < groups; group += 1) {
    const from = group * length;
    const cosine = cosines[from] ?? 0;
    const sine = sines[from] ?? 0;
    const end = from + length;
    for (let a = from, c = 2 * from; a < end; a += 1, c += 1) {
      const ar = re[a] ?? 0;
      const ai = im[a] ?? 0;
      const br = re[a + half] ?? 0;
      const bi = im[a + half] ?? 0;
      toRe[c] = ar + br;
      toIm[c] = ai + bi;
      const dr = ar - br;
      const di = ai - bi;
      toRe[c + length] = dr * cosine - di * sine;
      toIm[c + length] = dr * sine + di * cosine;
    }
  }
}

/** @param size a power of two. */
export function createFourier(size: number): Fourier {
  const half = size / 2;
  const cosines = new Float64Array(half);
  const sines = new Float64Array(half);
  for (let index = 0; index < half; index += 1) {
    const angle = (2 * Math.PI * index) / size;
    cosines[index] = Math.cos(angle);
    sines[index] = -Math.sin(angle);
  }
  let re = new Float64Array(size);
  let im = new Float64Array(size);
  let toRe = new Float64Array(size);
  let toIm = new Float64Array(size);

  const transform = () => {
    for (let groups = half, length = 1; groups >= 1; groups /= 2, length *= 2) {
      pass(groups, length, cosines, sines, re, im, toRe, toIm);
      [re, toRe] = [toRe, re];
      [im, toIm] = [toIm, im];
    }
  };
  return {
    size,
    forward: (sequence) => {
      re.set(sequence);
      im.fill(0);
      transform();
      return { re: re.slice(0, half + 1), im: im.slice(0, half + 1) };
    },
    inverse: (spectrum) => {
      // The inverse is the transform of the conjugate, divided by the size; the result is real.
      for (let index = 0; index <= half; index += 1) {
        re[index] = spectrum.re[index] ?? 0;
        im[index] = -(spectrum.im[index] ?? 0);
      }
      for (let index = 1; index < half; index += 1) {
        re[size - index] = spectrum.re[index] ?? 0;
        im[size - index] = spectrum.im[index] ?? 0;
      }
      transform();
      return re.map((value) => value / size);
    },
  };
}
