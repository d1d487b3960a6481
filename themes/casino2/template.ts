import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 2,
  name: 'Riviera',
  mood: 'Daylight, cream paper, sea.',
  login: 'page',
  breakpoint_px: 1200,
  palettes: ['azure', 'coral', 'olive', 'lavender', 'sand'],
  cards: 'landscape',
  preloadedFonts: ['instrument-sans'],
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
  paint: [
    ['--on-sea', '--sea', 4.5],
    ['--on-sea', '--sea-deep', 4.5],
    ['--on-sea-muted', '--sea', 4.5],
    ['--on-sea-muted', '--sea-deep', 4.5],
    ['--sun', '--sea', 3],
    ['--color-text', '--foam', 4.5],
    ['--color-text-muted', '--foam', 4.5],
    ['--color-accent-text', '--foam', 4.5],
  ],
} as const satisfies Manifest;
