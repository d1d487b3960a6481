import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 15,
  name: 'Comic',
  mood: 'Light paper, ink outlines, halftone, speech bubbles.',
  login: 'page',
  breakpoint_px: 768,
  palettes: ['primary', 'noir', 'manga', 'mint', 'sepia'],
  cards: 'poster',
  preloadedFonts: [],
  pages: {
    account: 'drawer',
    lobby: 'mosaic',
    promotions: 'magazine',
    vip: 'ladder',
    cashier: 'two-column',
    history: 'receipts',
    sign_in: 'split',
    footer: 'billboard',
    play_bar: 'top',
  },
  paint: [],
} as const satisfies Manifest;
