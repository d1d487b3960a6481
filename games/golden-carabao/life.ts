import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A white egret, the bird that keeps a carabao company: it looks about and lifts a wing. */
export const life: readonly Creature[] = [
  {
    size: 0.12,
    way: { kind: 'perch', side: 'right' },
    parts: [
      {
        id: 'legs',
        svg: '<g transform="scale(-1 1)"><path d="M-7 -30l-1 22M7 -30l2 22M-8 -8l-8 6M-8 -8l1 7M-8 -8l8 5M9 -8l-6 6M9 -8l2 7M9 -8l9 5" fill="none" stroke="#5c4a1a" stroke-width="5" stroke-linecap="round"/></g>',
      },
      {
        id: 'body',
        at: [0, -30],
        svg: '<g transform="scale(-1 1)"><path d="M-38 12q-18 -6 -30 8q12 12 34 8q22 10 44 -4q24 -14 24 -40q-22 -24 -46 -8q-20 14 -26 36z" fill="#7a6a58"/><path d="M-36 12q-16 -4 -26 7q12 9 30 6q22 9 41 -5q21 -14 21 -35q-20 -20 -41 -6q-19 13 -25 33z" fill="#fffaf0"/><path d="M-28 16q18 8 36 -4q12 -10 16 -24q-4 30 -24 36q-16 4 -28 -8z" fill="#e4dcd0"/></g>',
        grow: { by: 0.025, period_ms: 2100 },
      },
      {
        id: 'wing',
        on: 'body',
        at: [-4, -16],
        svg: '<g transform="scale(-1 1)"><path d="M10 -8q-34 -4 -56 30q26 6 44 -6q18 -10 12 -24z" fill="#7a6a58"/><path d="M8 -5q-30 -2 -48 25q23 3 38 -7q15 -9 10 -18z" fill="#ffffff"/><path d="M-30 18q18 -4 30 -16M-22 20q16 -4 28 -14" fill="none" stroke="#d8cfc0" stroke-width="3"/></g>',
        turn: { by: 0.16, period_ms: 2300 },
      },
      {
        id: 'neck',
        on: 'body',
        at: [-24, -30],
        svg: '<g transform="scale(-1 1)"><path d="M-12 8q-16 -18 0 -30q12 -8 6 -22l16 -4q10 18 -6 30q-12 8 2 26z" fill="#7a6a58"/><path d="M-9 8q-14 -16 1 -27q13 -10 7 -22l10 -2q8 16 -7 28q-12 9 0 23z" fill="#fffdf6"/></g>',
        turn: { by: 0.05, period_ms: 2900 },
      },
      {
        id: 'head',
        on: 'neck',
        at: [-4, -44],
        svg: '<g transform="scale(-1 1)"><path d="M-16 2q-2 -20 18 -20q18 2 18 18q-4 14 -20 14q-14 0 -16 -12z" fill="#7a6a58"/><path d="M-13 2q-2 -17 15 -17q15 2 15 15q-3 11 -17 11q-12 0 -13 -9z" fill="#fffdf6"/><path d="M-12 -6q6 -14 22 -8q-12 2 -16 10z" fill="#ffcf86"/><path d="M-10 -2q-18 0 -26 8" fill="none" stroke="#fffdf6" stroke-width="4"/></g>',
        turn: { by: 0.12, period_ms: 1700 },
      },
      {
        id: 'beak',
        on: 'head',
        at: [-16, 0],
        svg: '<g transform="scale(-1 1)"><path d="M-2 -8q26 2 42 12q-24 6 -42 6z" fill="#6a3a04"/><path d="M0 -5q20 2 32 9q-18 3 -32 3z" fill="#ffb52e"/><path d="M0 2q14 3 30 2" fill="none" stroke="#a85a08" stroke-width="2"/></g>',
        turn: { by: 0.06, period_ms: 900 },
      },
      {
        id: 'eye',
        on: 'head',
        at: [-7, -5],
        svg: '<g transform="scale(-1 1)"><ellipse rx="6" ry="6" fill="#ffd84a"/><circle cx="1" r="3.4" fill="#140a04"/><circle cx="2.4" cy="-1.6" r="1.3" fill="#fff"/></g>',
        blinks_ms: 3100,
      },
    ],
  },
];
