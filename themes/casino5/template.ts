import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 5,
  name: 'Night Desk',
  mood: 'The tool of people who play every day: flat, dense, quick.',
  login: 'page',
  breakpoint_px: 1024,
  palettes: ['slate', 'forest', 'indigo', 'wine', 'steel'],
  preloadedFonts: [],
  pages: {
    account: 'rail',
    lobby: 'list',
    promotions: 'posters',
    vip: 'ladder',
    cashier: 'counter',
    history: 'table',
    sign_in: 'page',
    footer: 'compact',
    play_bar: 'bottom',
  },
  paint: [],
} as const satisfies Manifest;
