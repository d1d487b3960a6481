import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A monkey that swings on a vine. */
export const life: readonly Creature[] = [
  {
    size: 0.19,
    way: { kind: 'hang', x: 0.9, turn: { by: 0.2, period_ms: 3000 } },
    parts: [
      {
        id: 'vine',
        svg: '<path d="M-3 -10q6 30 0 60" fill="none" stroke="#2f6a1c" stroke-width="5"/><path d="M0 12q14 -6 18 4q-12 6 -18 -4zM-2 30q-14 -6 -18 4q12 6 18 -4z" fill="#57a52f"/>',
      },
      {
        id: 'tail',
        at: [-10, 92],
        svg: '<path d="M0 0q-26 6 -26 -16q2 -14 14 -8" fill="none" stroke="#6b3f1c" stroke-width="5"/>',
        turn: { by: 0.3, period_ms: 1300 },
      },
      {
        id: 'armUp',
        at: [6, 62],
        svg: '<path d="M0 0q4 -18 -6 -32" fill="none" stroke="#6b3f1c" stroke-width="9"/><circle cx="-6" cy="-34" r="6" fill="#d8a878"/>',
      },
      {
        id: 'body',
        at: [0, 60],
        svg: '<ellipse cx="0" cy="22" rx="17" ry="21" fill="#4a2a10"/><ellipse cx="0" cy="22" rx="15" ry="19" fill="#7a4a22"/><ellipse cx="1" cy="26" rx="9" ry="13" fill="#d8a878"/>',
        grow: { by: 0.03, period_ms: 1200 },
      },
      {
        id: 'armDown',
        at: [14, 72],
        svg: '<path d="M0 0q18 4 18 20" fill="none" stroke="#6b3f1c" stroke-width="8"/><circle cx="18" cy="22" r="6" fill="#d8a878"/>',
        turn: { by: 0.5, period_ms: 900 },
      },
      {
        id: 'legs',
        at: [0, 98],
        svg: '<path d="M-8 0q-8 10 -2 20M8 0q8 10 2 20" fill="none" stroke="#6b3f1c" stroke-width="8"/>',
        turn: { by: 0.18, period_ms: 1100 },
      },
      {
        id: 'head',
        at: [0, 56],
        svg: '<circle cx="-20" cy="-2" r="8" fill="#4a2a10"/><circle cx="20" cy="-2" r="8" fill="#4a2a10"/><circle cx="-20" cy="-2" r="4.6" fill="#d8a878"/><circle cx="20" cy="-2" r="4.6" fill="#d8a878"/><circle r="20" fill="#4a2a10"/><circle r="18" fill="#7a4a22"/><path d="M-13 -4q6 -10 13 -2q7 -8 13 2q4 18 -13 19q-17 -1 -13 -19z" fill="#e8bd90"/><path d="M-3 4q3 -2 6 0q-3 4 -6 0z" fill="#4a2a10"/>',
        turn: { by: 0.16, period_ms: 1700 },
      },
      {
        id: 'eyeLeft',
        on: 'head',
        at: [-6, -3],
        svg: '<circle r="4.6" fill="#fff"/><circle cx="1" r="2.6" fill="#1a0d04"/>',
        blinks_ms: 3100,
      },
      {
        id: 'eyeRight',
        on: 'head',
        at: [6, -3],
        svg: '<circle r="4.6" fill="#fff"/><circle cx="1" r="2.6" fill="#1a0d04"/>',
        blinks_ms: 3100,
      },
      {
        id: 'mouth',
        on: 'head',
        at: [0, 8],
        svg: '<path d="M-8 -1q8 9 16 0q-1 8 -8 8t-8 -8z" fill="#7a1a20"/>',
        grow: { by: 0.3, period_ms: 800 },
      },
    ],
  },
];
