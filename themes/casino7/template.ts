import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 7,
  name: 'Velvet Stage',
  mood: 'A theatre: curtain, footlights, one star.',
  login: 'page',
  breakpoint_px: 1024,
  palettes: ['crimson', 'midnight', 'bottle', 'plum', 'copper'],
  cards: 'poster',
  preloadedFonts: [],
  pages: {
    account: 'drawer',
    lobby: 'grid',
    promotions: 'magazine',
    vip: 'path',
    cashier: 'counter',
    history: 'timeline',
    sign_in: 'curtain',
    footer: 'billboard',
    play_bar: 'floating',
  },
  paint: [],
} as const satisfies Manifest;
