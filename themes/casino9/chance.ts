/**
 * How many of a hundred rounds of a crash game get as far as a multiplier, to one decimal. Whatever the multiplier, chance times multiplier is
 * the game's return. Rounded down, so that no chance is said to be better than it is.
 */
export function chanceOf(rtpPercent: string, multiplier: number): string {
  return (Math.floor((Number(rtpPercent) / multiplier) * 10) / 10).toFixed(1);
}
