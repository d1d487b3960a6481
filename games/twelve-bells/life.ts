import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A clockwork owl on the frame, and bells that swing high up in the tower. */
export const life: readonly Creature[] = [
  ...[0.05, 0.955].map((x, index): Creature => ({
    size: index === 0 ? 0.16 : 0.13,
    way: { kind: 'hang', x, turn: { by: 0.07, period_ms: 2600 + 500 * index, phase: index * 0.4 } },
    parts: [
      {
        id: 'rope',
        svg: '<path d="M-2 -4h4v44h-4z" fill="#8a5a24"/><path d="M-2 -4h2v44h-2z" fill="#c08a44"/>',
      },
      {
        id: 'clapper',
        at: [0, 46],
        svg: '<path d="M-2 0h4v40h-4z" fill="#5a3a14"/><circle cy="46" r="8" fill="#7a4a14"/><circle cx="-2" cy="43" r="3" fill="#ffdc8a"/>',
        turn: { by: 0.34, period_ms: 1300, phase: index * 0.3 },
      },
      {
        id: 'bell',
        at: [0, 38],
        svg: '<path d="M-8 0q8 -8 16 0l4 6q10 8 12 30q2 14 10 20h-68q8 -6 10 -20q2 -22 12 -30z" fill="#b8782a"/><path d="M-8 0q8 -8 16 0l4 6q-14 2 -18 20q-4 20 -14 30h-14q8 -6 10 -20q2 -22 12 -30z" fill="#e8b050"/><path d="M-8 8q-12 10 -13 30q-1 8 -4 14q8 -8 10 -24q1 -12 7 -20z" fill="#fff0c0"/><path d="M-38 56h76v7h-76z" fill="#8a5418"/><path d="M-38 56h40v7h-40z" fill="#d89a3a"/>',
        turn: { by: 0.12, period_ms: 1300, phase: index * 0.3 + 0.2 },
      },
    ],
  })),
  {
    size: 0.15,
    way: { kind: 'perch', side: 'left' },
    parts: [
      {
        id: 'tail',
        at: [0, -8],
        svg: '<path d="M-12 0h24l-5 12h-14z" fill="#6a4214"/>',
        turn: { by: 0.08, period_ms: 1900 },
      },
      {
        id: 'body',
        svg: '<path d="M-34 -30q0 -50 34 -50t34 50q0 26 -34 28q-34 -2 -34 -28z" fill="#8a5a20"/><path d="M-30 -34q0 -42 30 -42q-20 12 -16 60q-14 -6 -14 -18z" fill="#d8a04a"/><path d="M-18 -34h36q0 26 -18 30q-18 -4 -18 -30z" fill="#ffe0a0"/><path d="M-12 -24l6 5l6 -5l6 5l6 -5M-10 -15l5 4l5 -4l5 4l5 -4" fill="none" stroke="#b87a2a" stroke-width="2.4"/>',
        grow: { by: 0.025, period_ms: 1700 },
      },
      {
        id: 'wingLeft',
        on: 'body',
        at: [-28, -56],
        svg: '<path d="M4 0q-18 14 -10 44q12 -6 16 -30z" fill="#5a3810"/><path d="M2 6q-10 12 -6 28q8 -8 9 -22z" fill="#a8702a"/>',
        turn: { by: 0.14, period_ms: 2300 },
      },
      {
        id: 'wingRight',
        on: 'body',
        at: [28, -56],
        svg: '<path d="M-4 0q18 14 10 44q-12 -6 -16 -30z" fill="#5a3810"/><path d="M-2 6q10 12 6 28q-8 -8 -9 -22z" fill="#8a5a20"/>',
        turn: { by: -0.14, period_ms: 2300 },
      },
      {
        id: 'tufts',
        on: 'body',
        at: [0, -78],
        svg: '<path d="M-30 6l-4 -20l20 12zM30 6l4 -20l-20 12z" fill="#6a4214"/>',
        lift: { by: 2, period_ms: 2600 },
      },
      {
        id: 'cogLeft',
        on: 'body',
        at: [-14, -60],
        svg: '<circle r="15" fill="#5a3810"/><circle r="13" fill="#ffd67a"/><circle r="9.5" fill="#fff6dc"/><path d="M-1.4 -13h2.8v-4h-2.8zM-1.4 13h2.8v4h-2.8zM-13 -1.4v2.8h-4v-2.8zM13 -1.4v2.8h4v-2.8z" fill="#ffd67a"/>',
        turn: { by: 0.9, period_ms: 5200 },
      },
      {
        id: 'cogRight',
        on: 'body',
        at: [14, -60],
        svg: '<circle r="15" fill="#5a3810"/><circle r="13" fill="#ffd67a"/><circle r="9.5" fill="#fff6dc"/><path d="M-1.4 -13h2.8v-4h-2.8zM-1.4 13h2.8v4h-2.8zM-13 -1.4v2.8h-4v-2.8zM13 -1.4v2.8h4v-2.8z" fill="#ffd67a"/>',
        turn: { by: -0.9, period_ms: 5200 },
      },
      {
        id: 'eyeLeft',
        on: 'body',
        at: [-13, -60],
        svg: '<circle r="6.5" fill="#16204a"/><circle cx="1.8" cy="-2.2" r="2.3" fill="#fff"/>',
        blinks_ms: 4300,
      },
      {
        id: 'eyeRight',
        on: 'body',
        at: [13, -60],
        svg: '<circle r="6.5" fill="#16204a"/><circle cx="1.8" cy="-2.2" r="2.3" fill="#fff"/>',
        blinks_ms: 4300,
      },
      {
        id: 'beak',
        on: 'body',
        at: [0, -50],
        svg: '<path d="M-5 -4q5 -4 10 0l-5 12z" fill="#e06a1a"/><path d="M-4 -4q4 -3 4 0v10z" fill="#ffa04a"/>',
      },
    ],
  },
];
