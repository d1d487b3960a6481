import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: 17,
  name: 'Matchday',
  mood: 'Three columns: sports and leagues, events with odds, bet slip.',
  login: '#loginmodal',
  breakpoint_px: 768,
  palettes: ['turf', 'floodlight', 'clay', 'ice', 'night'],
  preloadedFonts: [],
  paint: [],
} as const satisfies Manifest;
