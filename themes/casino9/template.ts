import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 9,
  name: 'Atlas',
  mood: 'One mosaic of tiles, each a product with its own small life.',
  login: 'page',
  breakpoint_px: 999,
  productBreakpoint_px: 1200,
  palettes: ['graphite', 'ocean', 'moss', 'clay', 'iris'],
  cards: 'landscape',
  preloadedFonts: ['space-grotesk'],
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
  paint: [
    ['--on-paper', '--paper', 7],
    ['--on-paper-muted', '--paper', 4.5],
    ['--paper-accent', '--paper', 4.5],
    ['--on-plot', '--plot', 7],
    ['--on-plot-muted', '--plot', 4.5],
    ['--curve', '--plot', 4.5],
    ['--on-plate', '--plate', 7],
    ['--on-plate-muted', '--plate', 4.5],
  ],
} as const satisfies Manifest;
