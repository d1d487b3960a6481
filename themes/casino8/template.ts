import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 8,
  name: 'Aurora',
  mood: 'Glass over slow colour.',
  login: 'page',
  breakpoint_px: 999,
  palettes: ['aurora', 'dusk', 'mint', 'rose', 'polar'],
  cards: 'poster',
  preloadedFonts: [],
  pages: {
    account: 'hub',
    lobby: 'mosaic',
    promotions: 'tickets',
    vip: 'ladder',
    cashier: 'counter',
    history: 'receipts',
    sign_in: 'split',
    footer: 'compact',
    play_bar: 'floating',
  },
  paint: [],
} as const satisfies Manifest;
