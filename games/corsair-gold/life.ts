import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** The parrot of the ship. */
export const life: readonly Creature[] = [
  {
    size: 0.18,
    way: { kind: 'perch', side: 'left' },
    parts: [
      {
        id: 'tail',
        at: [-10, -14],
        svg: '<path d="M8 -6q-20 18 -22 44q8 2 12 -8q2 8 6 8q10 -18 14 -36z" fill="#a80f1c"/><path d="M2 0q-10 14 -12 30" fill="none" stroke="#2a8ae0" stroke-width="4"/>',
        turn: { by: 0.14, period_ms: 1300 },
      },
      {
        id: 'body',
        svg: '<path d="M-4 0v-8h5v8zM8 0v-8h5v8z" fill="#5a5048"/><path d="M-20 -22q-6 -38 20 -48q26 4 26 34q-6 32 -28 30q-14 -4 -18 -16z" fill="#8a0a16"/><path d="M-16 -24q-4 -32 16 -42q22 4 22 30q-6 28 -24 26q-10 -4 -14 -14z" fill="#e8262e"/><path d="M4 -12q16 -6 16 -28q4 26 -12 32z" fill="#ffb02e"/>',
        grow: { by: 0.03, period_ms: 1500 },
      },
      {
        id: 'wing',
        at: [-6, -50],
        svg: '<path d="M8 -4q-28 4 -26 42q8 0 12 -6q2 6 4 8q16 -14 18 -36z" fill="#ffcf2e"/><path d="M2 6q-18 8 -18 32q8 0 12 -6q2 6 4 8q14 -12 14 -28z" fill="#2a8ae0"/><path d="M-2 18q-8 8 -10 18" fill="none" stroke="#1a5aa8" stroke-width="3"/>',
        turn: { by: 0.3, period_ms: 700 },
      },
      {
        id: 'head',
        on: 'body',
        at: [6, -62],
        svg: '<path d="M-20 8q-4 -36 20 -36q24 2 20 28q-8 18 -24 16q-12 -2 -16 -8z" fill="#8a0a16"/><path d="M-17 6q-3 -30 17 -31q20 2 17 24q-7 14 -20 13q-10 -2 -14 -6z" fill="#ff3b3f"/><path d="M4 -14q16 -4 16 14q-10 8 -16 0z" fill="#fff6ea"/><path d="M16 -10q20 0 16 26q-6 -4 -8 -12q-8 -2 -10 -8z" fill="#2a2420"/><path d="M-16 -20q-8 -14 -16 -12q6 8 6 18z" fill="#ffb02e"/>',
        turn: { by: 0.18, period_ms: 1100 },
      },
      {
        id: 'eye',
        on: 'head',
        at: [9, -8],
        svg: '<circle r="5" fill="#fff"/><circle cx="1" r="2.8" fill="#101010"/><circle cx="2" cy="-1" r="1" fill="#fff"/>',
        blinks_ms: 2700,
      },
      {
        id: 'hat',
        on: 'head',
        at: [-2, -24],
        svg: '<path d="M-26 4q4 -28 28 -26q22 0 26 26q-26 -12 -54 0z" fill="#15212a"/><path d="M-26 4q26 -14 54 0l-2 4q-25 -12 -50 0z" fill="#f3c65a"/><circle cx="1" cy="-10" r="5" fill="#fff"/><path d="M-8 -4l18 -3M-8 -8l18 3" fill="none" stroke="#fff" stroke-width="2"/>',
      },
    ],
  },
];
