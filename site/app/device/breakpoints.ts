/** The widths, in pixels, from which each breakpoint counts, the narrowest first. */
export const breakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const;

export type BreakpointName = keyof typeof breakpoints;

const names = [
  'mobile',
  'mobileMedium',
  'mobileWide',
  'tablet',
  'desktop',
  'desktopMedium',
  'desktopWide',
] as const satisfies readonly BreakpointName[];

/** What a page is taken for where its width is not known. */
export const fallbackBreakpoint: BreakpointName = 'desktop';

/** The breakpoint of a window's width; the narrowest one for a window below all of them. */
export function breakpointOf(width_px: number): BreakpointName {
  if (!Number.isFinite(width_px) || width_px <= 0) return fallbackBreakpoint;
  return names.findLast((name) => width_px >= breakpoints[name]) ?? 'mobile';
}
