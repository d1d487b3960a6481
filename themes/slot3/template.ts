import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 12,
  name: "Arcade '84",
  mood: 'A horizon grid, scan lines, cartridges.',
  login: 'page',
  breakpoint_px: 769,
  palettes: ['sunset', 'cyan', 'vapor', 'matrix', 'amber'],
  cards: 'poster',
  preloadedFonts: [],
  pages: {
    account: 'drawer',
    lobby: 'list',
    promotions: 'posters',
    vip: 'ladder',
    cashier: 'counter',
    history: 'table',
    sign_in: 'page',
    footer: 'columns',
    play_bar: 'top',
  },
  paint: [],
} as const satisfies Manifest;
