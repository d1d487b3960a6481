import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 3,
  name: 'Neon Alley',
  mood: 'Rain-wet night, cut corners, glowing edges.',
  login: 'page',
  breakpoint_px: 1200,
  palettes: ['magenta', 'cyan', 'acid', 'ultraviolet', 'ember'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
