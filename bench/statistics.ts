/** What a load came to: operations a second, and the latency that half and 99 of 100 operations stayed below. */
export interface Measurement {
  readonly perSecond: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
}

/** `latencies_ms` in any order; at least one. */
export function measure(latencies_ms: readonly number[], duration_ms: number): Measurement {
  const sorted = Float64Array.from(latencies_ms).toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: (sorted.length * 1000) / duration_ms, p50_ms: at(0.5), p99_ms: at(0.99) };
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Each figure's median by itself. */
export function medianOf(measurements: readonly Measurement[]): Measurement {
  return {
    perSecond: median(measurements.map((one) => one.perSecond)),
    p50_ms: median(measurements.map((one) => one.p50_ms)),
    p99_ms: median(measurements.map((one) => one.p99_ms)),
  };
}
