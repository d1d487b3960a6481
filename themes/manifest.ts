import type { PageArrangements } from './arrangements.ts';

/** How a template asks a visitor to sign in: a page of its own, or a dialog over the home page. */
export type LoginRule = 'page' | '#loginmodal' | '#modal-signin';

/** Paint of a palette, by the names of two of its tokens, that has to stand out by a ratio: text, then what it stands on. */
export type PaintPair = readonly [text: `--${string}`, ground: `--${string}`, ratio: number];

/** What a template is made for. */
export const templateKinds = ['casino', 'slot', 'sportsbook'] as const;
/** What a template is like, in the words by which operators look for one. */
export const templateCharacters = ['elegant', 'calm', 'bold', 'playful', 'festive', 'nostalgic'] as const;

/** Everything that is known of a template before any of it is loaded. Its folder bears its code. */
export interface Manifest {
  /** template1 … template17 of the specification, and on from there: the number by which layouts and breakpoints are known. */
  readonly number: number;
  /** What operators read in the gallery. */
  readonly name: string;
  readonly mood: string;
  readonly kind: (typeof templateKinds)[number];
  readonly characters: readonly (typeof templateCharacters)[number][];
  readonly login: LoginRule;
  /** Below this width, in pixels, the template takes its narrow shape. */
  readonly breakpoint_px: number;
  /** Another breakpoint for the template's product pages, where it has one. */
  readonly productBreakpoint_px?: number;
  /** Five palettes; the first is the default. */
  readonly palettes: readonly string[];
  /** What cards show of a game: its poster, or its landscape without lettering. Pages send no other. */
  readonly cards: 'poster' | 'landscape';
  /** How the files of the fonts are named that are preloaded, because text would change its lines when they come. */
  readonly preloadedFonts: readonly string[];
  /** The arrangement of each section that all templates share. */
  readonly pages: PageArrangements;
  /** Pairs of the template's own paint, beside those that all templates have. */
  readonly paint: readonly PaintPair[];
}
