import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 5,
  name: 'Night Desk',
  mood: 'The tool of people who play every day: flat, dense, quick.',
  login: 'page',
  breakpoint_px: 1024,
  palettes: ['slate', 'forest', 'indigo', 'wine', 'steel'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
