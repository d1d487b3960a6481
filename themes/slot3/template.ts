import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 12,
  name: "Arcade '84",
  mood: 'A horizon grid, scan lines, cartridges.',
  login: 'page',
  breakpoint_px: 769,
  palettes: ['sunset', 'cyan', 'vapor', 'matrix', 'amber'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
