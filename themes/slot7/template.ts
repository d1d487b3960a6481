import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 16,
  name: 'Monolith',
  mood: 'Editorial and stark: huge type, hairlines, one accent.',
  kind: 'slot',
  characters: ['bold', 'elegant'],
  login: 'page',
  breakpoint_px: 768,
  palettes: ['signal', 'acid', 'cobalt', 'tangerine', 'paper'],
  cards: 'poster',
  preloadedFonts: ['archivo-expanded', 'archivo'],
  pages: {
    account: 'hub',
    lobby: 'list',
    promotions: 'agenda',
    vip: 'summit',
    cashier: 'steps',
    history: 'timeline',
    sign_in: 'page',
    footer: 'compact',
    play_bar: 'floating',
  },
  paint: [
    ['--on-slab', '--slab', 7],
    ['--on-slab-muted', '--slab', 4.5],
    ['--slab-accent', '--slab', 4.5],
    ['--slab-focus', '--slab', 3],
  ],
} as const satisfies Manifest;
