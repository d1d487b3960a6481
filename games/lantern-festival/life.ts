import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** The rabbit of the moon among swaying lanterns. */
export const life: readonly Creature[] = [
  ...[
    { x: 0.05, size: 0.1, glow: '#ff7a2e', body: '#e0452e' },
    { x: 0.95, size: 0.12, glow: '#ffb03a', body: '#d89a1e' },
    { x: 0.87, size: 0.07, glow: '#ff5a8a', body: '#c02a6a' },
  ].map(({ x, size, glow, body }, index): Creature => ({
    size,
    way: { kind: 'hang', x, turn: { by: 0.09, period_ms: 3800 + index * 700, phase: index * 0.3 } },
    parts: [
      {
        id: 'glow',
        at: [0, 62],
        svg: `<circle r="52" fill="${glow}" opacity="0.16"/>`,
        fade: { by: 0.3, period_ms: 2400, phase: index * 0.2 },
      },
      {
        id: 'lantern',
        svg: `<path d="M-1 0h2v36h-2z" fill="#4a0a2a"/><ellipse cx="0" cy="62" rx="31" ry="27" fill="#5a0a1c"/><ellipse cx="0" cy="62" rx="28" ry="25" fill="${body}"/><ellipse cx="0" cy="62" rx="17" ry="25" fill="${glow}"/><ellipse cx="0" cy="62" rx="6" ry="25" fill="#ffe9b0"/><path d="M-15 34h30v7h-30zM-15 84h30v7h-30z" fill="#ffd668"/>`,
      },
      {
        id: 'tassel',
        at: [0, 90],
        svg: '<path d="M-2 0h4l5 34h-14z" fill="#ffd668"/>',
        turn: { by: 0.3, period_ms: 1300 },
      },
    ],
  })),
  {
    size: 0.18,
    way: { kind: 'perch', side: 'left' },
    parts: [
      {
        id: 'earLeft',
        at: [-8, -66],
        svg: '<path d="M-8 4q-10 -36 4 -44q12 10 10 44z" fill="#e8dcf0"/><path d="M-4 0q-5 -26 2 -34q6 8 4 34z" fill="#ff9ab8"/>',
        turn: { by: 0.2, period_ms: 1100 },
      },
      {
        id: 'earRight',
        at: [10, -66],
        svg: '<path d="M-6 4q-2 -36 12 -42q10 12 2 44z" fill="#fff"/><path d="M-2 0q0 -26 7 -32q4 10 0 32z" fill="#ff9ab8"/>',
        turn: { by: 0.2, period_ms: 1300, phase: 0.3 },
      },
      {
        id: 'body',
        svg: '<circle cx="-26" cy="-12" r="9" fill="#fff"/><path d="M-26 0q-8 -44 26 -46q34 2 26 46z" fill="#c8b8d8"/><path d="M-23 -2q-6 -38 23 -40q29 2 23 40z" fill="#fff"/><ellipse cx="-12" cy="-3" rx="13" ry="6" fill="#fff"/><ellipse cx="12" cy="-3" rx="13" ry="6" fill="#fff"/><path d="M-22 -26q22 12 44 0l2 8q-24 12 -48 0z" fill="#d8262e"/>',
        grow: { by: 0.035, period_ms: 1300 },
      },
      {
        id: 'lamp',
        at: [24, -26],
        svg: '<path d="M-8 4l22 -14" fill="none" stroke="#6b3f1c" stroke-width="4"/><path d="M14 -10v10" fill="none" stroke="#6b3f1c" stroke-width="2"/><circle cx="14" cy="10" r="12" fill="#ff9a3a"/><circle cx="14" cy="10" r="7" fill="#ffe9a0"/>',
        turn: { by: 0.2, period_ms: 1700 },
      },
      {
        id: 'head',
        on: 'body',
        at: [0, -44],
        svg: '<ellipse cx="0" cy="-12" rx="25" ry="22" fill="#c8b8d8"/><ellipse cx="0" cy="-13" rx="23" ry="20" fill="#fff"/><circle cx="-14" cy="-5" r="5" fill="#ffc0d0"/><circle cx="14" cy="-5" r="5" fill="#ffc0d0"/><path d="M-4 -9h8l-4 5z" fill="#ff7a9a"/><path d="M0 -4q-6 6 -9 1M0 -4q6 6 9 1" fill="none" stroke="#8a6a8a" stroke-width="1.8"/>',
        turn: { by: 0.1, period_ms: 1900 },
      },
      {
        id: 'eyeLeft',
        on: 'head',
        at: [-9, -17],
        svg: '<ellipse rx="4" ry="5.4" fill="#3a1030"/><circle cx="1.4" cy="-2" r="1.6" fill="#fff"/>',
        blinks_ms: 3000,
      },
      {
        id: 'eyeRight',
        on: 'head',
        at: [9, -17],
        svg: '<ellipse rx="4" ry="5.4" fill="#3a1030"/><circle cx="1.4" cy="-2" r="1.6" fill="#fff"/>',
        blinks_ms: 3000,
      },
    ],
  },
];
