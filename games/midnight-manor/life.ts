import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** Ghosts of the house. */
export const life: readonly Creature[] = [
  {
    size: 0.15,
    count: 2,
    way: { kind: 'cross', between: [0.04, 0.2], pixelsPerSecond: 30, wave: 0.035 },
    isFacing: true,
    parts: [
      {
        id: 'glow',
        svg: '<ellipse cx="0" cy="0" rx="52" ry="60" fill="#b8a0ff" opacity="0.12"/>',
        fade: { by: 0.25, period_ms: 2200 },
      },
      ...[-24, -8, 8, 24].map((x, index) => ({
        id: `hem${index}`,
        at: [x, 26] as const,
        svg: '<path d="M-10 -6h20q4 20 -8 34q-14 -8 -12 -34z" fill="#d8ccff"/>',
        turn: { by: 0.3, period_ms: 1300, phase: index * 0.22 },
      })),
      {
        id: 'body',
        svg: '<path d="M-34 30q-8 -78 34 -80q42 2 34 80q-34 14 -68 0z" fill="#e8e0ff"/><path d="M-28 26q-6 -66 24 -70q-18 16 -10 72z" fill="#ffffff"/><path d="M30 26q6 -50 -12 -68q24 16 16 66z" fill="#b8a8e8"/>',
        grow: { by: 0.03, period_ms: 1500 },
      },
      {
        id: 'armNear',
        at: [14, -4],
        svg: '<path d="M-4 -6q24 -6 34 -20q8 12 -6 24q-12 10 -28 8z" fill="#f2ecff"/>',
        turn: { by: 0.3, period_ms: 1700 },
      },
      {
        id: 'eyeLeft',
        on: 'body',
        at: [-4, -18],
        svg: '<ellipse rx="6" ry="9" fill="#2a1040"/><circle cx="2" cy="-3" r="2" fill="#ff6a8a"/>',
        blinks_ms: 3900,
      },
      {
        id: 'eyeRight',
        on: 'body',
        at: [17, -18],
        svg: '<ellipse rx="6" ry="9" fill="#2a1040"/><circle cx="2" cy="-3" r="2" fill="#ff6a8a"/>',
        blinks_ms: 3900,
      },
      {
        id: 'mouth',
        on: 'body',
        at: [7, 0],
        svg: '<ellipse rx="6" ry="8" fill="#2a1040"/>',
        grow: { by: 0.35, period_ms: 1900 },
      },
    ],
  },
];
