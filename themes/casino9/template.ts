import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 9,
  name: 'Atlas',
  mood: 'One mosaic of tiles, each a product with its own small life.',
  login: 'page',
  breakpoint_px: 999,
  productBreakpoint_px: 1200,
  palettes: ['graphite', 'ocean', 'moss', 'clay', 'iris'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
