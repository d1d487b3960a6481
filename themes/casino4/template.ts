import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 4,
  name: 'Lotus',
  mood: 'Festive red and gold, lattice and cloud ornament.',
  login: 'page',
  breakpoint_px: 999,
  palettes: ['vermilion', 'jade', 'imperial', 'plum', 'ink'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
