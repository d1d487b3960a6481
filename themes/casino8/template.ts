import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 8,
  name: 'Aurora',
  mood: 'Glass over slow colour.',
  login: 'page',
  breakpoint_px: 999,
  palettes: ['aurora', 'dusk', 'mint', 'rose', 'polar'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
