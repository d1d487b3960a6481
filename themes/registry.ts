import { themes as palettes } from '@marquee/contract/themes.ts';

/** How a template asks a visitor to sign in: a page of its own, or a dialog over the home page. */
export type LoginRule = 'page' | '#loginmodal' | '#modal-signin';

export interface ThemeFacts {
  /** template1 … template17, the number by which layouts and breakpoints are known. */
  readonly number: number;
  readonly login: LoginRule;
  /** Below this width, in pixels, the template takes its narrow shape. */
  readonly breakpoint_px: number;
  /** Whether its home page shows one game large. */
  readonly spotlight?: boolean;
  /** Whether the trail of its home page shows a signed-in player the missions of now. */
  readonly missions?: boolean;
  /** Whether its home page has a jackpot counter. */
  readonly jackpot?: boolean;
  /** Another breakpoint for the template's product pages, where it has one. */
  readonly productBreakpoint_px?: number;
}

/** The desktop breakpoint, where a template has none of its own. */
const fallback_px = 1024;

/** What is known about each of the seventeen templates, in the order that numbers them. */
export const themeFacts = {
  casino1: { number: 1, login: 'page', breakpoint_px: fallback_px, spotlight: true, jackpot: true },
  casino2: { number: 2, login: 'page', breakpoint_px: 1200 },
  casino3: { number: 3, login: 'page', breakpoint_px: 1200 },
  casino4: { number: 4, login: 'page', breakpoint_px: 999 },
  casino5: { number: 5, login: 'page', breakpoint_px: fallback_px },
  casino6: { number: 6, login: 'page', breakpoint_px: 999 },
  casino7: { number: 7, login: 'page', breakpoint_px: fallback_px },
  casino8: { number: 8, login: 'page', breakpoint_px: 999 },
  casino9: { number: 9, login: 'page', breakpoint_px: 999, productBreakpoint_px: 1200 },
  slot1: { number: 10, login: 'page', breakpoint_px: 1200 },
  slot2: { number: 11, login: '#loginmodal', breakpoint_px: 768, missions: true, jackpot: true },
  slot3: { number: 12, login: 'page', breakpoint_px: 769 },
  slot4: { number: 13, login: '#loginmodal', breakpoint_px: 769 },
  slot5: { number: 14, login: '#modal-signin', breakpoint_px: 769, jackpot: true },
  slot6: { number: 15, login: 'page', breakpoint_px: 768 },
  slot7: { number: 16, login: 'page', breakpoint_px: 768 },
  sportsbook1: { number: 17, login: '#loginmodal', breakpoint_px: 768 },
} as const satisfies Record<string, ThemeFacts>;

export type ThemeName = keyof typeof themeFacts;

/** The facts of a template by its code; undefined for a code that is no template. */
export function factsOf(themeCode: string): ThemeFacts | undefined {
  return isThemeName(themeCode) ? themeFacts[themeCode] : undefined;
}

export function isThemeName(themeCode: string): themeCode is ThemeName {
  return Object.hasOwn(themeFacts, themeCode);
}

/** The palettes of a template; the first is its default. */
export function palettesOf(themeCode: string): readonly string[] {
  return Object.hasOwn(palettes, themeCode) ? (palettes[themeCode] ?? []) : [];
}
