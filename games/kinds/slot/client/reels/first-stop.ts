/**
 * The first stop from `from` on at which a reel shows none of a symbol: coins that came with no round have no prize to be written on them.
 * @returns `from` where every stop shows it.
 */
export function stopWithout(
  strip: readonly string[],
  from: number,
  rowCount: number,
  symbol: string | undefined,
): number {
  const showsIt = (stop: number): boolean =>
    Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length]).includes(symbol);
  if (symbol === undefined) return from;
  const stops = strip.map((_, step) => (from + step) % strip.length);
  return stops.find((stop) => !showsIt(stop)) ?? from;
}
