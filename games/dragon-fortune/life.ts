import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A golden dragon that winds behind the reels, and lanterns that sway. */
export const life: readonly Creature[] = [
  {
    size: 0.1,
    way: { kind: 'hang', x: 0.06, turn: { by: 0.1, period_ms: 4200 } },
    parts: [
      {
        id: 'lantern',
        svg: '<path d="M-1 0h2v40h-2z" fill="#6b1a10"/><ellipse cx="0" cy="66" rx="30" ry="27" fill="#8c0f14"/><ellipse cx="0" cy="66" rx="24" ry="26" fill="#d8261f"/><ellipse cx="0" cy="66" rx="11" ry="26" fill="#ff7a45"/><path d="M-14 38h28v7h-28zM-14 88h28v7h-28z" fill="#f3c65a"/>',
      },
      {
        id: 'tassel',
        at: [0, 94],
        svg: '<path d="M-3 0h6l4 36h-14z" fill="#f3c65a"/>',
        turn: { by: 0.25, period_ms: 1500 },
      },
    ],
  },
  {
    size: 0.1,
    way: { kind: 'hang', x: 0.94, turn: { by: 0.1, period_ms: 4900, phase: 0.4 } },
    parts: [
      {
        id: 'lantern',
        svg: '<path d="M-1 0h2v24h-2z" fill="#6b1a10"/><ellipse cx="0" cy="50" rx="30" ry="27" fill="#8c0f14"/><ellipse cx="0" cy="50" rx="24" ry="26" fill="#d8261f"/><ellipse cx="0" cy="50" rx="11" ry="26" fill="#ff7a45"/><path d="M-14 22h28v7h-28zM-14 72h28v7h-28z" fill="#f3c65a"/>',
      },
      {
        id: 'tassel',
        at: [0, 78],
        svg: '<path d="M-3 0h6l4 36h-14z" fill="#f3c65a"/>',
        turn: { by: 0.25, period_ms: 1500 },
      },
    ],
  },
  {
    size: 0.13,
    way: { kind: 'cross', between: [0.05, 0.2], pixelsPerSecond: 70, wave: 0.035 },
    chain: {
      count: 22,
      spacing: 17,
      shrink: 0.965,
      svg: '<path d="M-14 -16l8 -16l8 14z" fill="#ff6a2a"/><ellipse cx="0" cy="0" rx="17" ry="20" fill="#7a3d05"/><ellipse cx="0" cy="-1" rx="15" ry="18" fill="#e59a16"/><path d="M-12 -8q12 -14 24 0z" fill="#ffe28a"/><path d="M-10 8q10 10 20 0l-3 8q-7 4 -14 0z" fill="#fff0b8"/>',
    },
    parts: [
      {
        id: 'mane',
        svg: '<path d="M-6 -30l-26 -14l8 20l-28 0l18 18l-24 12l28 4l-10 22l26 -12z" fill="#ff5a1f"/><path d="M-6 -22l-16 -8l5 14l-18 2l12 10l-14 10l18 2z" fill="#ffb03a"/>',
        turn: { by: 0.08, period_ms: 900 },
      },
      {
        id: 'horn',
        at: [4, -24],
        svg: '<path d="M0 4q-18 -14 -14 -40q8 20 22 32z" fill="#fff2c4"/>',
        turn: { by: 0.04, period_ms: 1200 },
      },
      {
        id: 'head',
        svg: '<path d="M-18 -26q28 -14 44 4l30 6q14 6 8 18l-20 8q-22 18 -50 14q-22 -10 -12 -50z" fill="#7a3d05"/><path d="M-14 -23q25 -12 39 4l28 6q9 4 6 11l-20 7q-22 16 -45 12q-17 -9 -8 -40z" fill="#f0aa22"/><path d="M22 -16l26 5q8 4 4 8l-28 2z" fill="#ffe08a"/><circle cx="50" cy="-8" r="3.4" fill="#5a2803"/>',
      },
      {
        id: 'jaw',
        on: 'head',
        at: [14, 12],
        svg: '<path d="M-4 -2l38 -2q6 8 -6 12q-22 8 -34 0z" fill="#c9761a"/><path d="M6 -3l4 8l4 -8zM20 -4l3 7l4 -7z" fill="#fff"/>',
        turn: { by: 0.14, period_ms: 1700 },
      },
      {
        id: 'eye',
        on: 'head',
        at: [16, -12],
        svg: '<circle r="8" fill="#fff4c8"/><circle cx="2" r="5" fill="#c21807"/><circle cx="3" cy="-1" r="2" fill="#fff"/>',
        blinks_ms: 4300,
      },
      {
        id: 'whisker',
        on: 'head',
        at: [48, 0],
        svg: '<path d="M0 0q22 10 10 44" fill="none" stroke="#ffe08a" stroke-width="4"/>',
        turn: { by: 0.35, period_ms: 1300 },
      },
    ],
  },
];
