import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A joker whose bells never rest. */
export const life: readonly Creature[] = [
  {
    size: 0.17,
    way: { kind: 'perch', side: 'left' },
    parts: [
      {
        id: 'collar',
        svg: '<path d="M-40 0l8 -24l12 16l10 -20l10 20l10 -20l10 20l12 -16l8 24z" fill="#ffd23f"/><path d="M-20 -8l10 -20l10 20zM20 -8l-10 -20l-10 20z" fill="#ff4fd8"/>',
        grow: { by: 0.04, period_ms: 900 },
      },
      {
        id: 'head',
        at: [0, -18],
        svg: '<ellipse cx="0" cy="-22" rx="27" ry="30" fill="#4a2a7a"/><ellipse cx="0" cy="-22" rx="24" ry="27" fill="#ffe9dc"/><circle cx="-15" cy="-14" r="6" fill="#ff9ab0"/><circle cx="15" cy="-14" r="6" fill="#ff9ab0"/><circle cx="0" cy="-18" r="6" fill="#ff3b5e"/><circle cx="-2" cy="-20" r="2" fill="#ffc0cc"/>',
        turn: { by: 0.1, period_ms: 1800 },
      },
      {
        id: 'hornLeft',
        on: 'head',
        at: [-14, -42],
        svg: '<path d="M10 6q-14 -26 -36 -14q-16 12 -10 30q4 -14 16 -12q16 2 22 10z" fill="#7a1ae0"/><circle cx="-36" cy="24" r="8" fill="#ffd23f"/><circle cx="-38" cy="22" r="2.6" fill="#fff6c8"/>',
        turn: { by: 0.22, period_ms: 760 },
      },
      {
        id: 'hornRight',
        on: 'head',
        at: [14, -42],
        svg: '<path d="M-10 6q14 -26 36 -14q16 12 10 30q-4 -14 -16 -12q-16 2 -22 10z" fill="#ff3fae"/><circle cx="36" cy="24" r="8" fill="#ffd23f"/><circle cx="34" cy="22" r="2.6" fill="#fff6c8"/>',
        turn: { by: 0.22, period_ms: 820, phase: 0.3 },
      },
      {
        id: 'hornTop',
        on: 'head',
        at: [0, -46],
        svg: '<path d="M-16 6q4 -34 16 -40q12 6 16 40z" fill="#21c1ff"/><circle cx="0" cy="-36" r="8" fill="#ffd23f"/><circle cx="-2" cy="-38" r="2.6" fill="#fff6c8"/>',
        turn: { by: 0.16, period_ms: 700, phase: 0.5 },
      },
      {
        id: 'band',
        on: 'head',
        at: [0, -40],
        svg: '<path d="M-25 2q25 -14 50 0l0 7q-25 -12 -50 0z" fill="#ffd23f"/>',
      },
      {
        id: 'eyeLeft',
        on: 'head',
        at: [-10, -26],
        svg: '<path d="M0 -10l4 10l-4 10l-4 -10z" fill="#7a1ae0"/><circle r="4" fill="#1a0a30"/><circle cx="1" cy="-1" r="1.4" fill="#fff"/>',
        blinks_ms: 2900,
      },
      {
        id: 'eyeRight',
        on: 'head',
        at: [10, -26],
        svg: '<path d="M0 -10l4 10l-4 10l-4 -10z" fill="#7a1ae0"/><circle r="4" fill="#1a0a30"/><circle cx="1" cy="-1" r="1.4" fill="#fff"/>',
        blinks_ms: 2900,
      },
      {
        id: 'mouth',
        on: 'head',
        at: [0, -9],
        svg: '<path d="M-14 -3q14 14 28 0q-2 16 -14 16t-14 -16z" fill="#b0103a"/><path d="M-10 0q10 7 20 0l-2 4h-16z" fill="#fff"/>',
        grow: { by: 0.25, period_ms: 1000 },
      },
    ],
  },
];
