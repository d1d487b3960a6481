import type { Creature } from '../kinds/slot/client/life/creature.ts';

const flask = (fill: string, light: string): string =>
  `<path d="M-8 0h16v24q26 10 26 36q0 32 -34 32t-34 -32q0 -26 26 -36z" fill="#cfe0f4" opacity="0.45"/><path d="M-29 56q29 -10 58 0q2 30 -29 32q-31 -2 -29 -32z" fill="${fill}"/><path d="M-29 56q29 -10 58 0q-29 9 -58 0z" fill="${light}"/><path d="M-22 44q4 -10 12 -14q-6 22 -2 44q-12 -8 -10 -30z" fill="#fff" opacity="0.55"/><path d="M-11 -6h22v10h-22z" fill="#c8743a"/><path d="M-11 -6h10v10h-10z" fill="#ffc08a"/>`;

/** Flasks that hang from the beams and bubble, and the alchemist's cat on the frame. */
export const life: readonly Creature[] = [
  ...[0.05, 0.955].map((x, index): Creature => ({
    size: index === 0 ? 0.17 : 0.15,
    way: { kind: 'hang', x, turn: { by: 0.06, period_ms: 2900 + 400 * index, phase: index * 0.4 } },
    parts: [
      {
        id: 'cord',
        svg: '<path d="M-2 -4h4v44h-4z" fill="#7a4a2a"/><path d="M-2 -4h2v44h-2z" fill="#b8804a"/>',
      },
      {
        id: 'flask',
        at: [0, 40],
        svg: index === 0 ? flask('#e0203a', '#ff8a8a') : flask('#2a5aff', '#9ac0ff'),
        turn: { by: 0.05, period_ms: 2100, phase: index * 0.3 },
      },
      {
        id: 'bubble',
        on: 'flask',
        at: [6, 70],
        svg: '<circle r="5" fill="#fff" opacity="0.6"/><circle cx="-14" cy="8" r="3.4" fill="#fff" opacity="0.5"/>',
        lift: { by: 7, period_ms: 1500 },
      },
    ],
  })),
  {
    size: 0.17,
    way: { kind: 'perch', side: 'left' },
    parts: [
      {
        id: 'tail',
        at: [30, -10],
        svg: '<path d="M-4 4q26 6 30 -14q2 -18 -10 -22q-8 -2 -8 6q8 2 8 12q-2 12 -20 8z" fill="#1a1230"/>',
        turn: { by: 0.22, period_ms: 2300 },
      },
      {
        id: 'body',
        svg: '<path d="M-32 0q-4 -52 20 -62h24q26 12 22 62z" fill="#241a42"/><path d="M-30 -2q-2 -44 16 -56q-6 30 -2 56z" fill="#43346e"/><path d="M-14 0q-2 -14 4 -18q8 0 8 18zM4 0q0 -18 8 -18q6 4 4 18z" fill="#37295e"/>',
        grow: { by: 0.02, period_ms: 1800 },
      },
      {
        id: 'head',
        on: 'body',
        at: [-2, -62],
        svg: '<path d="M-28 -8q-2 -32 2 -34l18 14h16l18 -14q4 2 2 34q-4 22 -28 22t-28 -22z" fill="#2a1f4c"/><path d="M-26 -12q0 -20 2 -24l12 12q-10 10 -10 24z" fill="#4a3a7c"/><path d="M-22 -32l10 8q-6 2 -8 8zM22 -32l-10 8q6 2 8 8z" fill="#c87a8a"/><path d="M-4 2h8l-4 5z" fill="#ff9aa8"/><path d="M0 7v4M-6 12q4 2 6 -1q2 3 6 1" fill="none" stroke="#120a24" stroke-width="1.8"/>',
        turn: { by: 0.07, period_ms: 3400 },
      },
      {
        id: 'eyeLeft',
        on: 'head',
        at: [-12, -8],
        svg: '<ellipse rx="7.5" ry="7" fill="#ffd24a"/><ellipse rx="2.6" ry="6" fill="#120a24"/><circle cx="2" cy="-3" r="1.9" fill="#fff"/>',
        blinks_ms: 4700,
      },
      {
        id: 'eyeRight',
        on: 'head',
        at: [12, -8],
        svg: '<ellipse rx="7.5" ry="7" fill="#ffd24a"/><ellipse rx="2.6" ry="6" fill="#120a24"/><circle cx="2" cy="-3" r="1.9" fill="#fff"/>',
        blinks_ms: 4700,
      },
      {
        id: 'collar',
        on: 'body',
        at: [-2, -50],
        svg: '<path d="M-20 -3q20 10 40 0v7q-20 10 -40 0z" fill="#c8743a"/><circle cy="10" r="6" fill="#2ad06a"/><circle cx="-1.6" cy="8" r="2" fill="#d8ffe4"/>',
      },
    ],
  },
];
