import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 3,
  name: 'Neon Alley',
  mood: 'Rain-wet night, cut corners, glowing edges.',
  login: 'page',
  breakpoint_px: 1200,
  palettes: ['magenta', 'cyan', 'acid', 'ultraviolet', 'ember'],
  cards: 'poster',
  preloadedFonts: [],
  pages: {
    account: 'drawer',
    lobby: 'mosaic',
    promotions: 'posters',
    vip: 'path',
    cashier: 'counter',
    history: 'timeline',
    sign_in: 'page',
    footer: 'compact',
    play_bar: 'floating',
  },
  paint: [],
} as const satisfies Manifest;
