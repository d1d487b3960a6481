import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 17,
  name: 'Matchday',
  mood: 'Three columns: sports and leagues, events with odds, bet slip.',
  kind: 'sportsbook',
  characters: ['calm'],
  login: '#loginmodal',
  breakpoint_px: 768,
  palettes: ['turf', 'floodlight', 'clay', 'ice', 'night'],
  cards: 'poster',
  preloadedFonts: [],
  pages: {
    account: 'drawer',
    lobby: 'list',
    promotions: 'tickets',
    vip: 'columns',
    cashier: 'counter',
    history: 'table',
    sign_in: 'dialog',
    footer: 'compact',
    play_bar: 'bottom',
  },
  paint: [],
} as const satisfies Manifest;
