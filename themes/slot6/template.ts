import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 15,
  name: 'Comic',
  mood: 'Light paper, ink outlines, halftone, speech bubbles.',
  login: 'page',
  breakpoint_px: 768,
  palettes: ['primary', 'noir', 'manga', 'mint', 'sepia'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
