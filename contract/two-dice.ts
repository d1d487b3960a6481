/**
 * Two ordinary dice as a draw of one number in 36. The throws stand in the order of their totals, so that prizes by ranges of the
 * draw are prizes by the total, and every throw is as likely as with real dice.
 */
const throws: readonly (readonly [number, number])[] = Array.from(
  { length: 36 },
  (_, index) => [Math.floor(index / 6) + 1, (index % 6) + 1] as const,
).toSorted((a, b) => a[0] + a[1] - (b[0] + b[1]) || a[0] - b[0]);

export const throwCount = throws.length;

/** The faces of a throw, from a number below 36; undefined for a number that is none. */
export function facesOf(draw: number): readonly [number, number] | undefined {
  return throws[draw];
}

/** The total of the throw at a place; undefined for a place that is none. */
function totalAt(place: number): number | undefined {
  const faces = throws[place];
  return faces && faces[0] + faces[1];
}

/**
 * The totals that win each prize, lowest and highest, from how many of the 36 throws it has, in the order of the draw.
 * @returns undefined if two prizes would share a total, or the throws are not 36.
 */
export function totalsOf(
  throwsByPrize: readonly number[],
): readonly (readonly [number, number])[] | undefined {
  let from = 0;
  const totals: (readonly [number, number])[] = [];
  for (const count of throwsByPrize) {
    const [low, high] = [totalAt(from), totalAt(from + count - 1)];
    if (low === undefined || high === undefined || totals.at(-1)?.[1] === low) return undefined;
    totals.push([low, high]);
    from += count;
  }
  return from === throwCount ? totals : undefined;
}
