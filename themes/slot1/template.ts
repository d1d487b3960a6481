import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 10,
  name: 'Candy Pop',
  mood: 'Light, round, bouncing.',
  login: 'page',
  breakpoint_px: 1200,
  palettes: ['bubblegum', 'mint', 'lemon', 'blueberry', 'peach'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
