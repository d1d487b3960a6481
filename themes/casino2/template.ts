import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 2,
  name: 'Riviera',
  mood: 'Daylight, cream paper, sea.',
  login: 'page',
  breakpoint_px: 1200,
  palettes: ['azure', 'coral', 'olive', 'lavender', 'sand'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
