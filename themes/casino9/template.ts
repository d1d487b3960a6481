import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 9,
  name: 'Atlas',
  mood: 'One mosaic of tiles, each a product with its own small life.',
  login: 'page',
  breakpoint_px: 999,
  productBreakpoint_px: 1200,
  palettes: ['graphite', 'ocean', 'moss', 'clay', 'iris'],
  cards: 'poster',
  preloadedFonts: [],
  pages: {
    account: 'rail',
    lobby: 'mosaic',
    promotions: 'feature',
    vip: 'path',
    cashier: 'two-column',
    history: 'timeline',
    sign_in: 'split',
    footer: 'columns',
    play_bar: 'bottom',
  },
  paint: [],
} as const satisfies Manifest;
