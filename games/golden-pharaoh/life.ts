import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** The cat of the temple, which watches the reels. */
export const life: readonly Creature[] = [
  {
    size: 0.17,
    way: { kind: 'perch', side: 'left' },
    parts: [
      {
        id: 'tail',
        at: [-22, -6],
        svg: '<path d="M4 6q-34 0 -36 -30q-2 -22 14 -24q-8 10 -4 22q4 20 28 20z" fill="#12100c"/><path d="M-22 -46q10 -4 10 4l-8 8z" fill="#e2a329"/>',
        turn: { by: 0.16, period_ms: 2300 },
      },
      {
        id: 'body',
        svg: '<path d="M-28 0q-8 -40 8 -58q20 -10 34 0q14 24 8 58z" fill="#0b0a08"/><path d="M-23 -2q-6 -34 8 -52q16 -8 28 0q11 22 6 52z" fill="#26211a"/><path d="M-2 0v-34l10 0v34z" fill="#14110d"/><path d="M-16 -52q16 10 32 0l2 12q-18 12 -36 0z" fill="#e2a329"/><path d="M-14 -46q14 8 28 0l1 4q-15 9 -30 0z" fill="#1f62c4"/>',
        grow: { by: 0.018, period_ms: 2400 },
      },
      {
        id: 'head',
        on: 'body',
        at: [0, -58],
        svg: '<path d="M-22 -8l-6 -38l18 16q10 -4 20 0l18 -16l-6 38q-4 20 -22 20t-22 -20z" fill="#0b0a08"/><path d="M-19 -8l-5 -28l14 13q10 -3 20 0l14 -13l-5 28q-4 16 -19 16t-19 -16z" fill="#2c261e"/><path d="M-21 -33l8 8l-7 5zM21 -33l-8 8l7 5z" fill="#c98a5a"/><path d="M-4 1h8l-4 5z" fill="#d08a70"/><circle cx="-27" cy="-22" r="4" fill="none" stroke="#ffd257" stroke-width="2.4"/>',
        turn: { by: 0.09, period_ms: 3300 },
      },
      {
        id: 'eyeLeft',
        on: 'head',
        at: [-9, -10],
        svg: '<path d="M-8 0q8 -10 16 0q-8 8 -16 0z" fill="#ffd23a"/><ellipse rx="2" ry="4.6" fill="#12100c"/><path d="M8 0l8 5" fill="none" stroke="#1f62c4" stroke-width="2"/>',
        blinks_ms: 4100,
      },
      {
        id: 'eyeRight',
        on: 'head',
        at: [9, -10],
        svg: '<path d="M-8 0q8 -10 16 0q-8 8 -16 0z" fill="#ffd23a"/><ellipse rx="2" ry="4.6" fill="#12100c"/><path d="M-8 0l-8 5" fill="none" stroke="#1f62c4" stroke-width="2"/>',
        blinks_ms: 4100,
      },
    ],
  },
];
