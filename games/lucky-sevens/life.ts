import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A one-armed bandit with a face: it winks, and pulls its own lever when there is something to be glad of. */
export const life: readonly Creature[] = [
  {
    size: 0.16,
    way: { kind: 'perch', side: 'left' },
    parts: [
      {
        id: 'arm',
        at: [34, -46],
        svg: '<path d="M-3 4l6 0l4 -44l-8 0z" fill="#cfd6e6"/><circle cx="3" cy="-44" r="10" fill="#8f0b1c"/><circle cx="2" cy="-46" r="8" fill="#ff3b4e"/><circle cx="-1" cy="-49" r="2.6" fill="#ffd0d6"/>',
        turn: { by: 0.32, period_ms: 2600 },
      },
      {
        id: 'body',
        svg: '<path d="M-38 0v-72q0 -26 38 -26t38 26v72z" fill="#3a0436"/><path d="M-34 -3v-68q0 -23 34 -23t34 23v68z" fill="#e0338f"/><path d="M-34 -71q0 -23 34 -23t34 23l-8 0q0 -15 -26 -15t-26 15z" fill="#ff8fd0"/><path d="M-28 -66h56v34h-56z" fill="#2b0636"/><path d="M-26 -64h24v30h-24zM2 -64h24v30h-24z" fill="#fff"/><path d="M-24 -12h48v8h-48z" fill="#ffd24a"/>',
        grow: { by: 0.02, period_ms: 1600 },
      },
      {
        id: 'eyeLeft',
        on: 'body',
        at: [-14, -48],
        svg: '<circle r="9" fill="#1a0a20"/><circle cx="2" cy="-3" r="3.4" fill="#fff"/>',
        blinks_ms: 3700,
      },
      {
        id: 'eyeRight',
        on: 'body',
        at: [14, -48],
        svg: '<circle r="9" fill="#1a0a20"/><circle cx="2" cy="-3" r="3.4" fill="#fff"/>',
        blinks_ms: 5100,
      },
      {
        id: 'mouth',
        on: 'body',
        at: [0, -26],
        svg: '<path d="M-18 0q18 16 36 0q-4 12 -18 12t-18 -12z" fill="#7a0838"/><path d="M-14 2q14 8 28 0l-2 3h-24z" fill="#fff"/>',
        grow: { by: 0.18, period_ms: 1100 },
      },
      {
        id: 'brows',
        on: 'body',
        at: [0, -62],
        svg: '<path d="M-27 -1l24 -6l0 5l-23 6zM27 -1l-24 -6l0 5l23 6z" fill="#2b0636"/>',
        lift: { by: 3, period_ms: 2100 },
      },
      {
        id: 'star',
        on: 'body',
        at: [0, -99],
        svg: '<path d="M0 -16l5 10l11 2l-8 8l2 11l-10 -5l-10 5l2 -11l-8 -8l11 -2z" fill="#ffd24a"/>',
        turn: { by: 0.4, period_ms: 1500 },
      },
    ],
  },
];
