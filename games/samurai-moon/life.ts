import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A crane that crosses the moon, and a branch of blossom in the wind. */
export const life: readonly Creature[] = [
  {
    size: 0.15,
    way: { kind: 'cross', between: [0.06, 0.16], pixelsPerSecond: 52, wave: 0.02 },
    isFacing: true,
    parts: [
      {
        id: 'legs',
        at: [-28, 4],
        svg: '<path d="M0 0l-44 4M0 2l-44 8" fill="none" stroke="#3a2a2a" stroke-width="2.4"/>',
        turn: { by: 0.06, period_ms: 1300 },
      },
      {
        id: 'farWing',
        at: [2, -4],
        svg: '<path d="M-16 4q-10 -44 -34 -62q30 8 54 54z" fill="#c9bfc4"/><path d="M-50 -58l10 4l8 14l-8 -2z" fill="#2a1a22"/>',
        turn: { by: 0.5, period_ms: 1500 },
      },
      {
        id: 'body',
        svg: '<path d="M-34 2q8 -16 40 -14q14 0 22 6q20 -2 34 -14l4 4q-14 18 -36 20q-20 16 -44 10q-14 -4 -20 -12z" fill="#fff"/><path d="M-30 4q20 14 54 0q-18 14 -40 12z" fill="#d8ccd2"/><circle cx="64" cy="-18" r="7" fill="#fff"/><path d="M60 -24q6 -4 10 2l-8 2z" fill="#e0202e"/><path d="M70 -19l22 2l-22 4z" fill="#e8a83a"/><circle cx="66" cy="-18" r="1.6" fill="#1a0d10"/><path d="M46 -10q8 -2 14 -6l2 4q-8 6 -16 6z" fill="#2a1a22"/>',
      },
      {
        id: 'nearWing',
        at: [-2, -4],
        svg: '<path d="M20 2q2 -50 -20 -74q-4 36 -26 68q24 14 46 6z" fill="#fff"/><path d="M0 -72l-4 24l-10 22l-4 -4l8 -20z" fill="#2a1a22"/><path d="M10 -6q-2 -26 -10 -40M-4 0q-4 -16 -8 -26" fill="none" stroke="#d8ccd2" stroke-width="3"/>',
        turn: { by: 0.42, period_ms: 1500, phase: 0.08 },
      },
    ],
  },
  {
    size: 0.2,
    way: { kind: 'hang', x: 1, turn: { by: 0.03, period_ms: 5200 } },
    parts: [
      {
        id: 'branch',
        svg: '<path d="M10 -6q-50 20 -110 14q-30 -2 -54 14l-4 -4q24 -24 62 -22q50 2 96 -20z" fill="#2b1018"/><path d="M-60 8q-16 20 -40 28" fill="none" stroke="#2b1018" stroke-width="4"/>',
      },
      ...[
        [-30, 4],
        [-54, 14],
        [-80, 8],
        [-100, 34],
        [-112, 12],
        [-136, 22],
        [-150, 26],
      ].map(([x = 0, y = 0], index) => ({
        id: `flower${index}`,
        at: [x, y] as const,
        svg: '<circle cx="0" cy="-8" r="7" fill="#ffb3c8"/><circle cx="8" cy="-2" r="7" fill="#ff9ebc"/><circle cx="5" cy="7" r="7" fill="#ffc8d8"/><circle cx="-5" cy="7" r="7" fill="#ff9ebc"/><circle cx="-8" cy="-2" r="7" fill="#ffd6e2"/><circle r="3.4" fill="#d0305a"/>',
        turn: { by: 0.35, period_ms: 2600, phase: index * 0.13 },
      })),
    ],
  },
];
