import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 11,
  name: 'Jungle Run',
  mood: 'An app more than a site, under layered leaves.',
  kind: 'slot',
  characters: ['playful'],
  login: '#loginmodal',
  breakpoint_px: 768,
  palettes: ['canopy', 'river', 'sunset', 'orchid', 'temple'],
  cards: 'poster',
  preloadedFonts: ['nunito-sans', 'lilita-one'],
  pages: {
    account: 'hub',
    lobby: 'grid',
    promotions: 'posters',
    vip: 'path',
    cashier: 'counter',
    history: 'timeline',
    sign_in: 'sheet',
    footer: 'compact',
    play_bar: 'bottom',
  },
  paint: [
    ['--color-on-accent', '--sun-light', 4.5],
    ['--color-on-accent', '--sun-deep', 4.5],
    ['--wood-text', '--wood', 4.5],
    ['--wood-text', '--wood-dark', 4.5],
  ],
} as const satisfies Manifest;
