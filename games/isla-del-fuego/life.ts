import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** An eagle that circles in the warm air, its edges lit by the fire below. */
export const life: readonly Creature[] = [
  {
    size: 0.17,
    way: { kind: 'cross', between: [0.06, 0.3], pixelsPerSecond: 70, wave: 0.05 },
    isFacing: true,
    parts: [
      {
        id: 'wingFar',
        at: [4, -4],
        svg: '<path d="M8 2q2 -34 30 -52q-2 10 -7 16q8 -4 14 -4q-6 8 -13 12q7 -2 12 0q-12 14 -20 28z" fill="#2a1510"/><path d="M31 -34q8 -4 14 -4q-6 8 -13 12" fill="#3c2016"/>',
        beat: { by: 0.05, period_ms: 2300 },
        turn: { by: 0.24, period_ms: 2300 },
      },
      {
        id: 'tail',
        at: [-24, 4],
        svg: '<path d="M4 -5l-30 -5q4 6 -3 8q6 4 0 9q16 2 33 -3z" fill="#4a2616"/><path d="M-27 7q17 2 33 -3l-1 3q-16 5 -32 0z" fill="#ff8a3a"/>',
        turn: { by: 0.09, period_ms: 1700 },
      },
      {
        id: 'body',
        svg: '<path d="M-28 2q14 -15 44 -12q10 2 14 8q-6 14 -26 15q-22 1 -32 -11z" fill="#5a2e18"/><path d="M-14 8q18 8 34 0q6 -3 8 -7q2 14 -22 12q-12 0 -20 -5z" fill="#f2d8a8"/><path d="M-24 6q16 12 34 6q-16 10 -34 -6z" fill="#ff9a48"/>',
        lift: { by: 1.6, period_ms: 2300 },
      },
      {
        id: 'head',
        on: 'body',
        at: [28, -4],
        svg: '<path d="M-10 -4q-9 -8 -17 -7q4 3 5 5q-6 -1 -10 1q8 2 12 7q-4 1 -6 4q10 4 20 1z" fill="#7a4422"/><path d="M-8 4q-2 -14 9 -13q10 1 9 9q-1 8 -9 9q-6 0 -9 -5z" fill="#f2d8a8"/><path d="M8 -4q11 -2 11 10q-4 -5 -11 -4z" fill="#6f8fae"/><path d="M17 2q3 4 1 8q-1 -3 -3 -4z" fill="#2c3c50"/><circle cx="3" cy="-2" r="2.5" fill="#bfe6ff"/><circle cx="3.6" cy="-2" r="1.3" fill="#0a0a0a"/>',
        turn: { by: 0.1, period_ms: 1900 },
      },
      {
        id: 'wingNear',
        at: [-2, -4],
        svg: '<path d="M-16 6q-16 -34 -8 -66q4 8 4 16q4 -8 10 -12q0 10 -3 17q5 -6 11 -8q-2 10 -6 17q5 -4 10 -4q-4 18 8 36q-12 10 -26 4z" fill="#6b3a1c"/><path d="M-20 -44q4 -8 10 -12q0 10 -3 17zM-13 -39q5 -6 11 -8q-2 10 -6 17zM-8 -30q5 -4 10 -4l-3 11z" fill="#8d5528"/><path d="M-16 6q-9 -20 -10 -40q6 24 16 38q12 4 20 0q-12 10 -26 2z" fill="#ff9a48" opacity=".75"/>',
        beat: { by: 0.05, period_ms: 2300 },
        turn: { by: 0.26, period_ms: 2300, phase: 0.06 },
      },
    ],
  },
];
