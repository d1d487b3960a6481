import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A raven of the hall, and fires in iron bowls. */
export const life: readonly Creature[] = [
  {
    size: 0.17,
    way: { kind: 'perch', side: 'left' },
    parts: [
      {
        id: 'tail',
        at: [-18, -18],
        svg: '<path d="M6 -8l-34 16l10 8l24 -12z" fill="#0a0f18"/><path d="M2 -4l-24 14l18 -6z" fill="#2c3a52"/>',
        turn: { by: 0.1, period_ms: 1600 },
      },
      {
        id: 'body',
        svg: '<path d="M-8 0v-12h5v12zM6 0v-12h5v12z" fill="#8a96a8"/><path d="M-26 -26q6 -34 34 -34q22 6 20 30q-8 24 -34 22q-16 -2 -20 -18z" fill="#0a0f18"/><path d="M-20 -24q8 -26 28 -28q-20 10 -18 40q-8 -2 -10 -12z" fill="#26344c"/><path d="M14 -12q14 -8 12 -26q2 20 -6 28z" fill="#3d5070"/>',
        grow: { by: 0.025, period_ms: 1700 },
      },
      {
        id: 'wing',
        at: [-2, -46],
        svg: '<path d="M8 -2q-34 4 -40 40q14 -2 18 -8q2 8 0 10q18 -10 28 -34z" fill="#131c2c"/><path d="M2 4q-18 8 -24 26M6 10q-10 8 -14 20" fill="none" stroke="#4a6288" stroke-width="2.4"/>',
        turn: { by: 0.22, period_ms: 1100 },
      },
      {
        id: 'head',
        on: 'body',
        at: [14, -58],
        svg: '<path d="M20 -8l26 6l-26 6z" fill="#5a6676"/><path d="M20 -8l26 6l-26 0z" fill="#8a98aa"/><path d="M-18 10q-2 -32 22 -30q22 2 20 24q-8 16 -26 14z" fill="#0a0f18"/><path d="M-12 4q0 -20 16 -20q-10 6 -8 20z" fill="#2c3a52"/>',
        turn: { by: 0.14, period_ms: 2300 },
      },
      {
        id: 'eye',
        on: 'head',
        at: [10, -6],
        svg: '<circle r="5.4" fill="#8fd0ff"/><circle cx="1" r="2.6" fill="#06101c"/><circle cx="2" cy="-2" r="1.4" fill="#fff"/>',
        blinks_ms: 3600,
      },
    ],
  },
  ...[0.05, 0.95].map((x): Creature => ({
    size: 0.12,
    way: { kind: 'float', x, y: 0.2, reach: 0, period_ms: 9000 },
    parts: [
      {
        id: 'glow',
        svg: '<circle cx="0" cy="-24" r="46" fill="#4aa8ff" opacity="0.12"/><circle cx="0" cy="-24" r="30" fill="#6ac0ff" opacity="0.16"/>',
        fade: { by: 0.3, period_ms: 700 },
      },
      {
        id: 'back',
        svg: '<path d="M-22 0q-4 -34 6 -46q2 16 10 18q-2 -30 12 -42q-2 24 10 34q6 -8 4 -16q12 20 4 52z" fill="#2a7ae0"/>',
        grow: { by: 0.16, period_ms: 420 },
        turn: { by: 0.05, period_ms: 900 },
      },
      {
        id: 'front',
        svg: '<path d="M-14 0q-2 -22 6 -30q2 12 8 12q0 -16 8 -24q0 18 8 24q4 10 -2 18z" fill="#d8f2ff"/>',
        grow: { by: 0.2, period_ms: 310, phase: 0.4 },
      },
      {
        id: 'bowl',
        svg: '<path d="M-32 -4h64q-4 24 -32 26q-28 -2 -32 -26z" fill="#1c2636"/><path d="M-32 -4h64l-2 8h-60z" fill="#5a6c86"/><path d="M-4 20h8v40h-8z" fill="#1c2636"/>',
      },
    ],
  })),
];
