/** Figures that a style sheet reckons with, as an element's style. */
export function asStyle(figures: Record<`--${string}`, number>): Record<`--${string}`, number> {
  return figures;
}
