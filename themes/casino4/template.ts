import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 4,
  name: 'Lotus',
  mood: 'Festive red and gold, lattice and cloud ornament.',
  login: 'page',
  breakpoint_px: 999,
  palettes: ['vermilion', 'jade', 'imperial', 'plum', 'ink'],
  cards: 'poster',
  preloadedFonts: [],
  pages: {
    account: 'hub',
    lobby: 'shelves',
    promotions: 'tickets',
    vip: 'columns',
    cashier: 'two-column',
    history: 'receipts',
    sign_in: 'curtain',
    footer: 'billboard',
    play_bar: 'top',
  },
  paint: [],
} as const satisfies Manifest;
