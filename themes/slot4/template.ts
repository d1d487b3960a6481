import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 13,
  name: 'Deep Blue',
  mood: 'Scrolling goes down: surface, reef, abyss.',
  login: '#loginmodal',
  breakpoint_px: 769,
  palettes: ['lagoon', 'abyss', 'reef', 'kelp', 'arctic'],
  cards: 'poster',
  preloadedFonts: [],
  pages: {
    account: 'tabs',
    lobby: 'shelves',
    promotions: 'feature',
    vip: 'path',
    cashier: 'steps',
    history: 'timeline',
    sign_in: 'sheet',
    footer: 'billboard',
    play_bar: 'floating',
  },
  paint: [],
} as const satisfies Manifest;
