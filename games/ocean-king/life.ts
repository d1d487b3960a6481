import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A school of fish, and an octopus that looks over the frame. */
export const life: readonly Creature[] = [
  {
    size: 0.06,
    count: 4,
    isFacing: true,
    way: { kind: 'cross', between: [0.03, 0.28], pixelsPerSecond: 58, wave: 0.02 },
    parts: [
      {
        id: 'tail',
        at: [-30, 0],
        svg: '<path d="M4 0l-30 -20q8 20 0 40z" fill="#fff2dc"/>',
        beat: { by: 0.3, period_ms: 420 },
      },
      {
        id: 'fin',
        at: [0, -18],
        svg: '<path d="M-16 4q10 -22 26 -6l6 10z" fill="#fff2dc"/>',
        turn: { by: 0.1, period_ms: 700 },
      },
      {
        id: 'body',
        svg: '<path d="M-36 0q20 -30 56 -22q24 8 28 22q-4 14 -28 22q-36 8 -56 -22z" fill="#ff9d3a"/><path d="M-26 4q30 18 66 6q-14 14 -36 14q-20 -2 -30 -20z" fill="#ffffff" opacity="0.35"/><path d="M0 -24q8 24 0 48l10 0q8 -24 0 -48z" fill="#fff2dc"/><circle cx="32" cy="-6" r="6.5" fill="#fff"/><circle cx="34" cy="-6" r="3.6" fill="#0a1a2a"/>',
      },
      {
        id: 'side',
        at: [8, 8],
        svg: '<path d="M0 0q-18 4 -20 20q18 2 24 -14z" fill="#fff2dc"/>',
        turn: { by: 0.4, period_ms: 520 },
      },
    ],
  },
  {
    size: 0.075,
    count: 2,
    isFacing: true,
    way: { kind: 'cross', between: [0.1, 0.9], pixelsPerSecond: 34, wave: 0.03 },
    parts: [
      {
        id: 'tail',
        at: [-30, 0],
        svg: '<path d="M4 0l-30 -20q8 20 0 40z" fill="#ffe14a"/>',
        beat: { by: 0.3, period_ms: 420 },
      },
      {
        id: 'fin',
        at: [0, -18],
        svg: '<path d="M-16 4q10 -22 26 -6l6 10z" fill="#ffe14a"/>',
        turn: { by: 0.1, period_ms: 700 },
      },
      {
        id: 'body',
        svg: '<path d="M-36 0q20 -30 56 -22q24 8 28 22q-4 14 -28 22q-36 8 -56 -22z" fill="#3ad0d8"/><path d="M-26 4q30 18 66 6q-14 14 -36 14q-20 -2 -30 -20z" fill="#ffffff" opacity="0.35"/><path d="M0 -24q8 24 0 48l10 0q8 -24 0 -48z" fill="#ffe14a"/><circle cx="32" cy="-6" r="6.5" fill="#fff"/><circle cx="34" cy="-6" r="3.6" fill="#0a1a2a"/>',
      },
      {
        id: 'side',
        at: [8, 8],
        svg: '<path d="M0 0q-18 4 -20 20q18 2 24 -14z" fill="#ffe14a"/>',
        turn: { by: 0.4, period_ms: 520 },
      },
    ],
  },
  {
    size: 0.15,
    way: { kind: 'perch', side: 'right' },
    parts: [
      ...[-34, -18, 18, 34].map((x, index) => ({
        id: `arm${index}`,
        at: [x, -12] as const,
        svg: '<path d="M-8 -8q-8 26 2 42q10 -2 6 -14q2 -14 8 -26z" fill="#b02a7a"/><path d="M-3 0q-4 16 1 26" fill="none" stroke="#ff9ad0" stroke-width="4"/>',
        turn: { by: 0.28, period_ms: 1700 + index * 210, phase: index * 0.2 },
      })),
      {
        id: 'head',
        svg: '<path d="M-36 0q-18 -30 -6 -62q14 -34 42 -34t42 34q12 32 -6 62q-36 12 -72 0z" fill="#7a1a58"/><path d="M-33 -3q-15 -28 -5 -57q13 -31 38 -31t38 31q10 29 -5 57q-33 10 -66 0z" fill="#e0459a"/><path d="M-26 -60q6 -24 26 -26q-14 10 -16 30z" fill="#ffa8d8"/><circle cx="22" cy="-68" r="5" fill="#c02f80"/><circle cx="10" cy="-78" r="3.4" fill="#c02f80"/>',
        grow: { by: 0.035, period_ms: 1900 },
      },
      {
        id: 'eyeLeft',
        on: 'head',
        at: [-14, -38],
        svg: '<ellipse rx="11" ry="13" fill="#fff"/><circle cx="2" cy="2" r="6.5" fill="#2a0a3a"/><circle cx="4" cy="-1" r="2.4" fill="#fff"/>',
        blinks_ms: 3900,
      },
      {
        id: 'eyeRight',
        on: 'head',
        at: [15, -38],
        svg: '<ellipse rx="11" ry="13" fill="#fff"/><circle cx="2" cy="2" r="6.5" fill="#2a0a3a"/><circle cx="4" cy="-1" r="2.4" fill="#fff"/>',
        blinks_ms: 3900,
      },
      {
        id: 'mouth',
        on: 'head',
        at: [0, -16],
        svg: '<path d="M-9 -2q9 12 18 0q0 12 -9 12t-9 -12z" fill="#5a0a3a"/>',
        grow: { by: 0.2, period_ms: 1500 },
      },
    ],
  },
];
