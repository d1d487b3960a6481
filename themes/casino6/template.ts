import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 6,
  name: 'Palace Doors',
  mood: 'Providers as houses, each behind its door.',
  login: 'page',
  breakpoint_px: 999,
  palettes: ['imperial-gold', 'carmine', 'teal', 'violet', 'bronze'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
