import { idol, type Material } from './material.ts';

/** A figure of carved wood under a matt coat. */
export const carved = (glow: string): Material => ({
  ...idol('bronze', '#1c0a04', glow, '#ffb45a'),
  finish: 'gloss',
  ramp: [
    [0, '#f0a050'],
    [0.4, '#b8602a'],
    [0.75, '#7a3416'],
    [1, '#4a1c0c'],
  ],
  shine: 0.35,
  grain: 0.16,
});

/** Thick red letters with a hot edge, for lucky sevens. */
export const seven = (): Material => ({
  finish: 'gloss',
  ramp: [
    [0, '#ff9a7a'],
    [0.3, '#ff2f2f'],
    [0.7, '#c4000f'],
    [1, '#6a0008'],
  ],
  bevel: 20,
  profile: 'round',
  dome: 0.1,
  shine: 1.1,
  rim: '#ffd27a',
  contour: { colour: '#ffc83a', width: 8 },
  glow: { colour: '#ff7a2a', reach: 34, strength: 0.9 },
  shadow: { drop: 16, soft: 12, strength: 0.75 },
});

/** The same material for a smaller figure beside the hero. */
export const small = (material: Material, bevel = 7): Material => ({
  ...material,
  bevel,
  ...(material.plate ? { plate: { ...material.plate, close: 5 } } : {}),
  contour: { colour: '#0c0406', width: 2.2 },
  glow: { colour: material.glow?.colour ?? '#000000', reach: 14, strength: 0.5 },
  shadow: { drop: 7, soft: 6, strength: 0.6 },
});
