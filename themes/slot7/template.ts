import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 16,
  name: 'Monolith',
  mood: 'Editorial and stark: huge type, hairlines, one accent.',
  login: 'page',
  breakpoint_px: 768,
  palettes: ['signal', 'acid', 'cobalt', 'tangerine', 'paper'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
