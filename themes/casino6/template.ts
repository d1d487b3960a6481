import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 6,
  name: 'Palace Doors',
  mood: 'Providers as houses, each behind its door.',
  login: 'page',
  breakpoint_px: 999,
  palettes: ['imperial-gold', 'carmine', 'teal', 'violet', 'bronze'],
  cards: 'poster',
  preloadedFonts: [],
  pages: {
    account: 'rail',
    lobby: 'shelves',
    promotions: 'posters',
    vip: 'columns',
    cashier: 'steps',
    history: 'timeline',
    sign_in: 'split',
    footer: 'columns',
    play_bar: 'top',
  },
  paint: [],
} as const satisfies Manifest;
