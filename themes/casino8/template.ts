import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 8,
  name: 'Aurora',
  mood: 'Glass over slow colour.',
  kind: 'casino',
  characters: ['calm'],
  login: 'page',
  breakpoint_px: 999,
  palettes: ['aurora', 'dusk', 'mint', 'rose', 'polar'],
  cards: 'landscape',
  preloadedFonts: ['sora'],
  pages: {
    account: 'hub',
    lobby: 'panorama',
    promotions: 'drift',
    vip: 'constellation',
    cashier: 'counter',
    history: 'receipts',
    sign_in: 'split',
    footer: 'compact',
    play_bar: 'floating',
  },
  paint: [
    // What is written on the sky stands on its canvas, or on the brightest light that reaches words.
    ['--color-text', '--sky-high', 4.5],
    ['--color-text-muted', '--sky-low', 4.5],
    ['--color-accent-text', '--sky-low', 4.5],
    ['--ray', '--color-canvas', 3],
    ['--ray-first', '--color-canvas', 3],
  ],
} as const satisfies Manifest;
