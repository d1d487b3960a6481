/** Tests of randomness, each with the chance that numbers which are as stated look at least as far from it (`p`). */

/** The most terms of a series or a continued fraction; what is asked for here takes less than a thousand. */
const TERMS = 100_000;
const PRECISION = 1e-15;

/** ln Γ(x) for x > 0, after Lanczos. */
function logGamma(x: number): number {
  const coefficients = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2,
    -0.5395239384953e-5,
  ];
  const shifted = x + 5.5;
  const series = coefficients.reduce(
    (sum, coefficient, index) => sum + coefficient / (x + 1 + index),
    1.000000000190015,
  );
  return (x + 0.5) * Math.log(shifted) - shifted + Math.log((Math.sqrt(2 * Math.PI) * series) / x);
}

/** Q(a, x), the part of the gamma distribution beyond x. */
function beyond(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a));
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; n < TERMS && Math.abs(term) > Math.abs(sum) * PRECISION; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * scale;
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < TERMS; n += 1) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    const change = d * c;
    fraction *= change;
    if (Math.abs(change - 1) < PRECISION) break;
  }
  return fraction * scale;
}

/** The chance that chi-squared with so many degrees of freedom is at least this. */
export function chiSquaredTail(statistic: number, degrees: number): number {
  return Number.isFinite(statistic) ? beyond(degrees / 2, statistic / 2) : 0;
}

export type Finding = { statistic: number; degrees: number; p: number };

/** Categories of which fewer are expected are counted as one. */
const LEAST_EXPECTED = 5;

/** How far counts are from what is expected of `total` outcomes with these chances. */
export function chiSquared(counts: readonly number[], chances: readonly number[]): Finding {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let [statistic, categories, rareCount, rareExpected] = [0, 0, 0, 0];
  const add = (count: number, expected: number): void => {
    statistic += (count - expected) ** 2 / expected;
    categories += 1;
  };
  for (const [index, chance] of chances.entries()) {
    const [count, expected] = [counts[index] ?? 0, chance * total];
    if (expected < LEAST_EXPECTED) [rareCount, rareExpected] = [rareCount + count, rareExpected + expected];
    else add(count, expected);
  }
  // What is still rarer than that together says nothing, unless it comes where it should never come.
  if (rareExpected >= 1 || (rareExpected === 0 && rareCount > 0))
    add(rareCount, Math.max(rareExpected, 1e-9));
  const degrees = categories - 1;
  return { statistic, degrees, p: chiSquaredTail(statistic, degrees) };
}

/** Whether each outcome says anything of the next: pairs that do not overlap, against the product of their chances. */
export function serial(outcomes: readonly number[], chances: readonly number[]): Finding {
  const counts = chances.map(() => chances.map(() => 0));
  for (let index = 0; index + 1 < outcomes.length; index += 2) {
    const row = counts[outcomes[index] ?? 0];
    const next = outcomes[index + 1] ?? 0;
    if (row) row[next] = (row[next] ?? 0) + 1;
  }
  return chiSquared(
    counts.flat(),
    chances.flatMap((first) => chances.map((second) => first * second)),
  );
}

/** Whether outcomes above and below change places as often as they should (Wald and Wolfowitz). */
export function runs(isAbove: readonly boolean[]): Finding {
  const above = isAbove.filter(Boolean).length;
  const below = isAbove.length - above;
  const found = isAbove.filter((value, index) => index === 0 || value !== isAbove[index - 1]).length;
  if (above === 0 || below === 0) return { statistic: Infinity, degrees: 1, p: 0 };
  const product = 2 * above * below;
  const total = above + below;
  const mean = product / total + 1;
  const variance = (product * (product - total)) / (total * total * (total - 1));
  const statistic = (found - mean) ** 2 / variance;
  return { statistic, degrees: 1, p: chiSquaredTail(statistic, 1) };
}
