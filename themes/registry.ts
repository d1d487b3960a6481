import type { Manifest } from './manifest.ts';
import { manifests } from './manifests.ts';

export type ThemeName = keyof typeof manifests;

/** What is known of each template by its code, in the order that numbers them. */
export const themeFacts: Readonly<Record<ThemeName, Manifest>> = manifests;

/** What is known of a template by its code; undefined for a code that is no template. */
export function factsOf(themeCode: string): Manifest | undefined {
  return isThemeName(themeCode) ? themeFacts[themeCode] : undefined;
}

export function isThemeName(themeCode: string): themeCode is ThemeName {
  return Object.hasOwn(manifests, themeCode);
}

/** The palettes of a template; the first is its default. */
export function palettesOf(themeCode: string): readonly string[] {
  return factsOf(themeCode)?.palettes ?? [];
}
