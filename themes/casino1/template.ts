import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 1,
  name: 'Grand Salon',
  mood: 'An evening at the tables: near-black, hairlines of metal, generous air.',
  kind: 'casino',
  characters: ['elegant'],
  login: 'page',
  breakpoint_px: 1024,
  palettes: ['gold', 'ruby', 'emerald', 'sapphire', 'amethyst'],
  cards: 'poster',
  preloadedFonts: ['inter', 'playfair-display'],
  pages: {
    account: 'tabs',
    lobby: 'shelves',
    promotions: 'feature',
    vip: 'summit',
    cashier: 'two-column',
    history: 'table',
    sign_in: 'curtain',
    footer: 'columns',
    play_bar: 'top',
  },
  paint: [
    ['--color-on-accent', '--metal-light', 4.5],
    ['--color-on-accent', '--metal-dark', 4.5],
  ],
} as const satisfies Manifest;
