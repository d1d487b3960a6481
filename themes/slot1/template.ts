import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 10,
  name: 'Candy Pop',
  mood: 'Light, round, bouncing.',
  login: 'page',
  breakpoint_px: 1200,
  palettes: ['bubblegum', 'mint', 'lemon', 'blueberry', 'peach'],
  preloadedFonts: [],
  pages: {
    account: 'tabs',
    lobby: 'shelves',
    promotions: 'tickets',
    vip: 'columns',
    cashier: 'steps',
    history: 'receipts',
    sign_in: 'page',
    footer: 'billboard',
    play_bar: 'bottom',
  },
  paint: [],
} as const satisfies Manifest;
