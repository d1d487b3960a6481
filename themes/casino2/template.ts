import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 2,
  name: 'Riviera',
  mood: 'Daylight, cream paper, sea.',
  login: 'page',
  breakpoint_px: 1200,
  palettes: ['azure', 'coral', 'olive', 'lavender', 'sand'],
  preloadedFonts: [],
  pages: {
    account: 'rail',
    lobby: 'grid',
    promotions: 'magazine',
    vip: 'ladder',
    cashier: 'steps',
    history: 'receipts',
    sign_in: 'split',
    footer: 'columns',
    play_bar: 'top',
  },
  paint: [],
} as const satisfies Manifest;
