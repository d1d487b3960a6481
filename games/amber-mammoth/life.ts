import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A calf of the herd that looks over the frame and waves its trunk, and snow owls that cross the light. */
export const life: readonly Creature[] = [
  {
    size: 0.11,
    way: { kind: 'cross', between: [0.06, 0.24], pixelsPerSecond: 46, wave: 16 },
    isFacing: true,
    count: 2,
    parts: [
      {
        id: 'wingFar',
        at: [4, -4],
        svg: '<path d="M-10 4q-6 -38 -34 -52q34 2 50 24q8 14 4 28z" fill="#9db4d8"/>',
        beat: { by: 0.2, period_ms: 900 },
        turn: { by: 0.5, period_ms: 900 },
      },
      {
        id: 'body',
        svg: '<path d="M-44 6q-6 8 -16 10q8 -12 16 -16z" fill="#c8d6ee"/><ellipse cx="-12" cy="2" rx="36" ry="14" fill="#dbe6f7"/><ellipse cx="-10" cy="-1" rx="34" ry="12" fill="#fff"/><path d="M-24 -4l5 -3l4 4zM-10 2l5 -3l4 4zM-34 2l4 -3l4 4zM-2 -6l5 -2l3 4z" fill="#43506e"/>',
        lift: { by: 2, period_ms: 900, phase: 0.25 },
      },
      {
        id: 'head',
        on: 'body',
        at: [26, -6],
        svg: '<circle r="16" fill="#dbe6f7"/><circle cy="-1" r="15" fill="#fff"/><circle cx="5" cy="-3" r="6" fill="#ffc21f"/><circle cx="6" cy="-3" r="3.2" fill="#161a28"/><circle cx="7" cy="-4.4" r="1.2" fill="#fff"/><path d="M13 -2q8 2 5 9q-6 -1 -8 -5z" fill="#2a2c3a"/>',
        turn: { by: 0.08, period_ms: 2100 },
      },
      {
        id: 'wing',
        at: [-2, -4],
        svg: '<path d="M-14 6q-10 -36 -40 -46q36 -4 56 18q12 14 8 30z" fill="#eef4ff"/><path d="M-50 -38q26 2 42 18l-6 4q-14 -14 -36 -22z" fill="#b9c9e6"/><path d="M-30 -22l6 -2l2 5zM-16 -14l6 -2l2 5zM-20 -26l6 -1l1 5z" fill="#43506e"/>',
        beat: { by: 0.2, period_ms: 900, phase: 0.06 },
        turn: { by: -0.5, period_ms: 900, phase: 0.06 },
      },
    ],
  },
  {
    size: 0.165,
    way: { kind: 'perch', side: 'right' },
    parts: [
      {
        id: 'body',
        svg: '<path d="M-40 0q-8 -50 40 -52q48 2 40 52z" fill="#4a1c0a"/><path d="M-36 0q-6 -44 36 -46q42 2 36 46z" fill="#7c3212"/><path d="M-30 -8l5 10l6 -12l6 12l6 -14l7 14l6 -14l6 14l6 -12l6 12l5 -10v10h-59z" fill="#a2481b"/><ellipse cx="-20" cy="-3" rx="14" ry="7" fill="#6a2a10"/><ellipse cx="20" cy="-3" rx="14" ry="7" fill="#6a2a10"/><path d="M-29 -5h5v5h-5zM-22 -6h5v6h-5zM-15 -5h5v5h-5zM10 -5h5v5h-5zM17 -6h5v6h-5zM24 -5h5v5h-5z" fill="#ecd7ad"/>',
        grow: { by: 0.03, period_ms: 1700 },
      },
      {
        id: 'earLeft',
        on: 'body',
        at: [-24, -62],
        svg: '<path d="M4 -8q-24 -12 -28 10q-1 18 14 20q12 0 14 -14z" fill="#5c230c"/><path d="M0 -3q-16 -8 -19 8q0 10 9 12q9 0 10 -10z" fill="#b8684a"/>',
        turn: { by: 0.22, period_ms: 1500 },
      },
      {
        id: 'earRight',
        on: 'body',
        at: [24, -62],
        svg: '<path d="M-4 -8q24 -12 28 10q1 18 -14 20q-12 0 -14 -14z" fill="#5c230c"/><path d="M0 -3q16 -8 19 8q0 10 -9 12q-9 0 -10 -10z" fill="#b8684a"/>',
        turn: { by: -0.22, period_ms: 1500, phase: 0.12 },
      },
      {
        id: 'head',
        on: 'body',
        at: [0, -56],
        svg: '<path d="M-28 4q-6 -40 28 -44q34 4 28 44q-10 16 -28 16t-28 -16z" fill="#5c230c"/><path d="M-25 2q-5 -36 25 -40q30 4 25 40q-9 14 -25 14t-25 -14z" fill="#8a3a16"/><path d="M-20 -26q4 -18 12 -10q2 -14 10 -4q6 -12 10 2q8 -6 10 12q-8 -6 -12 0q-6 -8 -10 0q-6 -8 -10 0q-6 -6 -10 0z" fill="#c05c22"/><path d="M-14 14q-12 6 -16 18q-2 8 4 6q8 -10 18 -14z" fill="#fff0cf"/><path d="M14 14q12 6 16 18q2 8 -4 6q-8 -10 -18 -14z" fill="#f2dcae"/><circle cx="-18" cy="6" r="5" fill="#d8734e" opacity=".6"/><circle cx="18" cy="6" r="5" fill="#d8734e" opacity=".6"/>',
        turn: { by: 0.06, period_ms: 2300 },
      },
      {
        id: 'trunk',
        on: 'head',
        at: [0, 4],
        svg: '<path d="M-10 -8q-3 26 3 38q8 14 24 8q7 -4 3 -12q-4 -6 -10 -3q-7 3 -9 -5q-2 -12 1 -26z" fill="#6a2a10"/><path d="M-8 -8q-2 24 4 35q7 11 19 7q5 -3 2 -8q-3 -4 -8 -1q-8 3 -10 -7q-2 -12 1 -26z" fill="#9a431c"/><path d="M-7 6q6 3 12 0M-6 14q6 3 11 0M-4 21q5 3 10 -1" fill="none" stroke="#6a2a10" stroke-width="1.8"/>',
        turn: { by: 0.28, period_ms: 1900 },
      },
      {
        id: 'eyeLeft',
        on: 'head',
        at: [-12, -8],
        svg: '<ellipse rx="4.4" ry="5.6" fill="#1c0a04"/><circle cx="1.4" cy="-2" r="1.8" fill="#fff"/>',
        blinks_ms: 3100,
      },
      {
        id: 'eyeRight',
        on: 'head',
        at: [12, -8],
        svg: '<ellipse rx="4.4" ry="5.6" fill="#1c0a04"/><circle cx="1.4" cy="-2" r="1.8" fill="#fff"/>',
        blinks_ms: 3100,
      },
    ],
  },
];
