/** The breakpoints with the widths, in pixels, from which each counts, the narrowest first. */
const breakpoints = [
  ['mobile', 320],
  ['mobileMedium', 375],
  ['mobileWide', 425],
  ['tablet', 768],
  ['desktop', 1024],
  ['desktopMedium', 1280],
  ['desktopWide', 1600],
] as const;

export type BreakpointName = (typeof breakpoints)[number][0];

/** What a page is taken for where its width is not known. */
export const fallbackBreakpoint: BreakpointName = 'desktop';

/** The breakpoint of a window's width; the narrowest one for a window below all of them. */
export function breakpointOf(width_px: number): BreakpointName {
  if (!Number.isFinite(width_px) || width_px <= 0) return fallbackBreakpoint;
  return (breakpoints.findLast(([, from_px]) => width_px >= from_px) ?? breakpoints[0])[0];
}
