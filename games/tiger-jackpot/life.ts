import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A tiger that looks over the frame and swings its tail. */
export const life: readonly Creature[] = [
  {
    size: 0.17,
    way: { kind: 'perch', side: 'right' },
    parts: [
      {
        id: 'tail',
        at: [-28, -6],
        svg: '<path d="M6 6q-40 2 -40 -34q0 -22 18 -22q-10 10 -6 24q6 18 28 18z" fill="#e8821a"/><path d="M-34 -28q0 -22 18 -22l-6 14q-8 2 -12 8z" fill="#1a0d04"/><path d="M-32 -10l12 -6M-20 2l6 -12" fill="none" stroke="#1a0d04" stroke-width="6"/>',
        turn: { by: 0.2, period_ms: 1500 },
      },
      {
        id: 'body',
        svg: '<path d="M-34 0q-8 -42 34 -46q42 4 34 46z" fill="#6b3204"/><path d="M-31 -2q-6 -37 31 -41q37 4 31 41z" fill="#f08a1c"/><path d="M-16 0q0 -28 16 -30q16 2 16 30z" fill="#fff1d8"/><path d="M-30 -14l12 4M-28 -26l12 6M30 -14l-12 4M28 -26l-12 6" fill="none" stroke="#1a0d04" stroke-width="5"/>',
        grow: { by: 0.03, period_ms: 1900 },
      },
      {
        id: 'earLeft',
        on: 'body',
        at: [-26, -78],
        svg: '<circle r="14" fill="#6b3204"/><circle r="11" fill="#f08a1c"/><circle cx="1" cy="2" r="6" fill="#ffd0b0"/>',
        turn: { by: 0.12, period_ms: 900 },
      },
      {
        id: 'earRight',
        on: 'body',
        at: [26, -78],
        svg: '<circle r="14" fill="#6b3204"/><circle r="11" fill="#f08a1c"/><circle cx="-1" cy="2" r="6" fill="#ffd0b0"/>',
        turn: { by: 0.12, period_ms: 1100 },
      },
      {
        id: 'head',
        on: 'body',
        at: [0, -52],
        svg: '<path d="M-40 4q-4 -42 40 -42t40 42q-4 30 -40 30t-40 -30z" fill="#6b3204"/><path d="M-37 3q-3 -38 37 -38t37 38q-4 27 -37 27t-37 -27z" fill="#f89a2a"/><path d="M-40 6q14 2 20 16l-12 2zM40 6q-14 2 -20 16l12 2z" fill="#fff1d8"/><path d="M-4 -36h8l-4 18zM-18 -34l10 0l-2 13zM18 -34l-10 0l2 13zM-37 -6l16 4l-15 4zM37 -6l-16 4l15 4z" fill="#1a0d04"/><path d="M-20 14q0 -14 20 -12q20 -2 20 12q-4 16 -20 16t-20 -16z" fill="#fff1d8"/><path d="M-7 4h14l-7 8z" fill="#e0556a"/>',
        turn: { by: 0.06, period_ms: 2600 },
      },
      {
        id: 'eyeLeft',
        on: 'head',
        at: [-16, -6],
        svg: '<ellipse rx="9" ry="9" fill="#fff"/><circle cx="1" cy="1" r="6" fill="#3a8a1a"/><circle cx="1" cy="1" r="3" fill="#101008"/><circle cx="3" cy="-2" r="2" fill="#fff"/>',
        blinks_ms: 3300,
      },
      {
        id: 'eyeRight',
        on: 'head',
        at: [16, -6],
        svg: '<ellipse rx="9" ry="9" fill="#fff"/><circle cx="-1" cy="1" r="6" fill="#3a8a1a"/><circle cx="-1" cy="1" r="3" fill="#101008"/><circle cx="1" cy="-2" r="2" fill="#fff"/>',
        blinks_ms: 3300,
      },
      {
        id: 'jaw',
        on: 'head',
        at: [0, 14],
        svg: '<path d="M-11 0q11 8 22 0q0 14 -11 14t-11 -14z" fill="#7a1020"/><path d="M-9 1l3 6l3 -5zM9 1l-3 6l-3 -5z" fill="#fff"/>',
        grow: { by: 0.3, period_ms: 2100 },
      },
      {
        id: 'paw',
        at: [-18, -2],
        svg: '<ellipse cx="0" cy="-4" rx="15" ry="10" fill="#6b3204"/><ellipse cx="0" cy="-5" rx="12" ry="8" fill="#fff1d8"/><path d="M-4 -10v6M4 -10v6" fill="none" stroke="#c98a4a" stroke-width="2"/>',
        lift: { by: 3, period_ms: 1300 },
      },
      {
        id: 'paw2',
        at: [18, -2],
        svg: '<ellipse cx="0" cy="-4" rx="15" ry="10" fill="#6b3204"/><ellipse cx="0" cy="-5" rx="12" ry="8" fill="#fff1d8"/><path d="M-4 -10v6M4 -10v6" fill="none" stroke="#c98a4a" stroke-width="2"/>',
        lift: { by: 3, period_ms: 1700 },
      },
    ],
  },
];
