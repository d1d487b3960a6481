import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A vulture that waits, and tumbleweed. */
export const life: readonly Creature[] = [
  {
    size: 0.075,
    way: { kind: 'roll', pixelsPerSecond: 74 },
    parts: [
      {
        id: 'weed',
        svg: '<circle r="46" fill="none" stroke="#6b4a22" stroke-width="3"/><ellipse rx="44" ry="22" fill="none" stroke="#8a6a32" stroke-width="4"/><ellipse rx="22" ry="44" fill="none" stroke="#a8823e" stroke-width="4"/><path d="M-36 -26q36 22 70 0M-36 26q36 -22 70 0M-26 -36q24 36 0 72M26 -36q-24 36 0 72M-40 4q40 -30 80 -4" fill="none" stroke="#7a5a2a" stroke-width="3"/>',
      },
    ],
  },
  {
    size: 0.18,
    way: { kind: 'perch', side: 'right' },
    parts: [
      {
        id: 'tail',
        at: [-20, -12],
        svg: '<path d="M6 -6l-26 18l14 4l18 -12z" fill="#1a120c"/>',
        turn: { by: 0.1, period_ms: 1700 },
      },
      {
        id: 'body',
        svg: '<path d="M-8 0v-12h5v12zM8 0v-12h5v12z" fill="#d8a83a"/><path d="M-28 -14q-4 -46 30 -50q28 8 22 42q-6 16 -28 16q-18 0 -24 -8z" fill="#1a120c"/><path d="M-22 -16q-4 -38 22 -42q-14 14 -10 44z" fill="#4a3626"/><path d="M-16 -58q18 -14 40 2q-4 10 -18 10q-16 0 -22 -12z" fill="#f2e8d8"/>',
        grow: { by: 0.03, period_ms: 2000 },
      },
      {
        id: 'wing',
        at: [-4, -50],
        svg: '<path d="M6 0q-34 6 -34 48q12 -2 14 -10q4 8 4 10q16 -12 22 -34z" fill="#2c2018"/><path d="M-2 6q-14 8 -18 28M4 10q-8 10 -10 24" fill="none" stroke="#6b543c" stroke-width="2.6"/>',
        turn: { by: 0.14, period_ms: 1500 },
      },
      {
        id: 'neck',
        on: 'body',
        at: [12, -60],
        svg: '<path d="M-8 6q-2 -24 10 -30l10 8q-10 8 -6 24z" fill="#d8848a"/>',
        turn: { by: 0.12, period_ms: 2600 },
      },
      {
        id: 'head',
        on: 'neck',
        at: [6, -26],
        svg: '<path d="M-14 4q-2 -24 16 -22q16 2 14 18q-8 12 -20 12q-8 -2 -10 -8z" fill="#e8969a"/><path d="M12 -6q22 -2 20 18q-8 -10 -20 -8z" fill="#f2c04a"/><path d="M-8 -16q8 -10 18 -2" fill="none" stroke="#8a4a50" stroke-width="3"/>',
        turn: { by: 0.16, period_ms: 1900 },
      },
      {
        id: 'eye',
        on: 'head',
        at: [4, -6],
        svg: '<circle r="6" fill="#fff"/><circle cx="1.6" cy="0.6" r="3" fill="#1a0d04"/>',
        blinks_ms: 4400,
      },
      {
        id: 'hat',
        on: 'head',
        at: [0, -16],
        svg: '<path d="M-24 0q24 -10 50 0q-10 8 -26 6q-16 2 -24 -6z" fill="#5a3416"/><path d="M-12 -2q-2 -20 6 -22q6 4 12 0q10 4 8 22z" fill="#7a4a22"/><path d="M-12 -5q14 5 26 0l0 -5q-12 4 -26 0z" fill="#c0392e"/>',
        turn: { by: 0.05, period_ms: 1500 },
      },
    ],
  },
];
