import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** Koi that draw their circles, seen from above, and a dragonfly. */
export const life: readonly Creature[] = [
  {
    size: 0.1,
    way: { kind: 'cross', between: [0.03, 0.24], pixelsPerSecond: 46, wave: 0.03 },
    chain: {
      count: 7,
      spacing: 11,
      shrink: 0.86,
      svg: '<ellipse cx="0" cy="0" rx="15" ry="22" fill="#fff4e8"/><ellipse cx="-2" cy="-6" rx="9" ry="11" fill="#ff6a2a"/><path d="M-12 -6q12 -8 24 0" fill="none" stroke="#ffffff" stroke-width="2" opacity="0.4"/>',
    },
    parts: [
      {
        id: 'finTop',
        at: [-14, -18],
        svg: '<path d="M6 0q-10 -24 -30 -22q4 18 18 26z" fill="#fff4e8" opacity="0.8"/>',
        turn: { by: 0.3, period_ms: 900 },
      },
      {
        id: 'finLow',
        at: [-14, 18],
        svg: '<path d="M6 0q-10 24 -30 22q4 -18 18 -26z" fill="#fff4e8" opacity="0.8"/>',
        turn: { by: 0.3, period_ms: 900, phase: 0.4 },
      },
      {
        id: 'head',
        svg: '<path d="M-18 -22q34 -4 44 22q-10 26 -44 22z" fill="#fff4e8"/><path d="M-14 -20q24 0 30 10q-14 8 -30 6z" fill="#ff6a2a"/><circle cx="13" cy="-9" r="3.6" fill="#101418"/><circle cx="13" cy="9" r="3.6" fill="#101418"/><path d="M24 -8q10 -6 14 -14M24 8q10 6 14 14" fill="none" stroke="#fff4e8" stroke-width="3"/>',
      },
    ],
  },
  {
    size: 0.085,
    way: { kind: 'cross', between: [0.03, 0.24], pixelsPerSecond: 43, wave: 0.03 },
    chain: {
      count: 7,
      spacing: 11,
      shrink: 0.86,
      svg: '<ellipse cx="0" cy="0" rx="15" ry="22" fill="#ff7a3a"/><ellipse cx="-2" cy="-6" rx="9" ry="11" fill="#1a1210"/><path d="M-12 -6q12 -8 24 0" fill="none" stroke="#ffffff" stroke-width="2" opacity="0.4"/>',
    },
    parts: [
      {
        id: 'finTop',
        at: [-14, -18],
        svg: '<path d="M6 0q-10 -24 -30 -22q4 18 18 26z" fill="#ff7a3a" opacity="0.8"/>',
        turn: { by: 0.3, period_ms: 900 },
      },
      {
        id: 'finLow',
        at: [-14, 18],
        svg: '<path d="M6 0q-10 24 -30 22q4 -18 18 -26z" fill="#ff7a3a" opacity="0.8"/>',
        turn: { by: 0.3, period_ms: 900, phase: 0.4 },
      },
      {
        id: 'head',
        svg: '<path d="M-18 -22q34 -4 44 22q-10 26 -44 22z" fill="#ff7a3a"/><path d="M-14 -20q24 0 30 10q-14 8 -30 6z" fill="#1a1210"/><circle cx="13" cy="-9" r="3.6" fill="#101418"/><circle cx="13" cy="9" r="3.6" fill="#101418"/><path d="M24 -8q10 -6 14 -14M24 8q10 6 14 14" fill="none" stroke="#ff7a3a" stroke-width="3"/>',
      },
    ],
  },
  {
    size: 0.07,
    way: { kind: 'cross', between: [0.03, 0.24], pixelsPerSecond: 41, wave: 0.03 },
    chain: {
      count: 7,
      spacing: 11,
      shrink: 0.86,
      svg: '<ellipse cx="0" cy="0" rx="15" ry="22" fill="#ffd24a"/><ellipse cx="-2" cy="-6" rx="9" ry="11" fill="#fff8e0"/><path d="M-12 -6q12 -8 24 0" fill="none" stroke="#ffffff" stroke-width="2" opacity="0.4"/>',
    },
    parts: [
      {
        id: 'finTop',
        at: [-14, -18],
        svg: '<path d="M6 0q-10 -24 -30 -22q4 18 18 26z" fill="#ffd24a" opacity="0.8"/>',
        turn: { by: 0.3, period_ms: 900 },
      },
      {
        id: 'finLow',
        at: [-14, 18],
        svg: '<path d="M6 0q-10 24 -30 22q4 -18 18 -26z" fill="#ffd24a" opacity="0.8"/>',
        turn: { by: 0.3, period_ms: 900, phase: 0.4 },
      },
      {
        id: 'head',
        svg: '<path d="M-18 -22q34 -4 44 22q-10 26 -44 22z" fill="#ffd24a"/><path d="M-14 -20q24 0 30 10q-14 8 -30 6z" fill="#fff8e0"/><circle cx="13" cy="-9" r="3.6" fill="#101418"/><circle cx="13" cy="9" r="3.6" fill="#101418"/><path d="M24 -8q10 -6 14 -14M24 8q10 6 14 14" fill="none" stroke="#ffd24a" stroke-width="3"/>',
      },
    ],
  },
  {
    size: 0.09,
    way: { kind: 'float', x: 0.82, y: 0.1, reach: 0.1, period_ms: 9000 },
    isFacing: true,
    parts: [
      {
        id: 'wingsFar',
        at: [4, -4],
        svg: '<path d="M0 0q-20 -44 -8 -52q14 8 16 50zM6 0q4 -46 20 -44q6 14 -12 46z" fill="#c8fff0" opacity="0.7"/>',
        beat: { by: 0.45, period_ms: 160 },
      },
      {
        id: 'body',
        svg: '<path d="M-50 2q40 -8 60 -6l0 8q-24 2 -60 -2z" fill="#1aa07a"/><path d="M-50 2q40 -8 60 -6l0 3q-24 0 -60 3z" fill="#7affc8"/><circle cx="16" cy="0" r="9" fill="#1aa07a"/><circle cx="20" cy="-4" r="5" fill="#ff5a4a"/>',
      },
      {
        id: 'wingsNear',
        at: [2, 0],
        svg: '<path d="M0 0q-24 30 -14 44q16 -6 20 -42zM6 0q2 36 16 40q8 -14 -8 -42z" fill="#e8fff8" opacity="0.75"/>',
        beat: { by: 0.45, period_ms: 160, phase: 0.3 },
      },
    ],
  },
];
