import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 5,
  name: 'Night Desk',
  mood: 'The tool of people who play every day: flat, dense, quick.',
  kind: 'casino',
  characters: ['bold'],
  login: 'page',
  breakpoint_px: 1024,
  palettes: ['slate', 'forest', 'indigo', 'wine', 'steel'],
  cards: 'poster',
  preloadedFonts: ['geist'],
  pages: {
    account: 'rail',
    lobby: 'list',
    promotions: 'agenda',
    vip: 'matrix',
    cashier: 'counter',
    history: 'table',
    sign_in: 'page',
    footer: 'compact',
    play_bar: 'bottom',
  },
  paint: [
    ['--plate-text', '--plate', 7],
    ['--plate-accent', '--plate', 4.5],
    ['--color-text', '--row', 4.5],
    ['--color-text-muted', '--row', 4.5],
    ['--color-accent-text', '--row', 4.5],
    ['--color-positive-text', '--row', 4.5],
  ],
} as const satisfies Manifest;
