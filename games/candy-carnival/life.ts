import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A gummy bear with a balloon. */
export const life: readonly Creature[] = [
  {
    size: 0.19,
    way: { kind: 'perch', side: 'right' },
    parts: [
      {
        id: 'balloon',
        at: [26, -40],
        svg: '<path d="M0 0q10 -20 4 -34" fill="none" stroke="#ffffff" stroke-width="1.8"/><ellipse cx="4" cy="-52" rx="18" ry="21" fill="#2a9ae0"/><ellipse cx="3" cy="-53" rx="15" ry="18" fill="#5ac4ff"/><ellipse cx="-3" cy="-60" rx="4" ry="6" fill="#e0f6ff"/><path d="M1 -30l3 -4l4 4z" fill="#2a9ae0"/>',
        turn: { by: 0.16, period_ms: 2300 },
      },
      {
        id: 'body',
        svg: '<ellipse cx="-14" cy="-5" rx="12" ry="9" fill="#a00d3a"/><ellipse cx="14" cy="-5" rx="12" ry="9" fill="#a00d3a"/><ellipse cx="0" cy="-24" rx="25" ry="25" fill="#a00d3a"/><ellipse cx="0" cy="-25" rx="22" ry="22" fill="#ff3f6e"/><ellipse cx="0" cy="-20" rx="13" ry="14" fill="#ff7f9e"/><ellipse cx="-10" cy="-34" rx="5" ry="8" fill="#ffc0d0"/>',
        grow: { by: 0.05, period_ms: 900 },
      },
      {
        id: 'armLeft',
        at: [-20, -36],
        svg: '<ellipse cx="-8" cy="-8" rx="8" ry="13" fill="#a00d3a" transform="rotate(-35 -8 -8)"/><ellipse cx="-8" cy="-8" rx="6" ry="11" fill="#ff3f6e" transform="rotate(-35 -8 -8)"/>',
        turn: { by: 0.5, period_ms: 1100 },
      },
      {
        id: 'armRight',
        at: [20, -36],
        svg: '<ellipse cx="6" cy="-4" rx="8" ry="12" fill="#a00d3a"/><ellipse cx="6" cy="-4" rx="6" ry="10" fill="#ff3f6e"/>',
        turn: { by: 0.12, period_ms: 2300 },
      },
      {
        id: 'head',
        on: 'body',
        at: [0, -44],
        svg: '<circle cx="-19" cy="-22" r="9" fill="#a00d3a"/><circle cx="19" cy="-22" r="9" fill="#a00d3a"/><circle cx="-19" cy="-22" r="6" fill="#ff7f9e"/><circle cx="19" cy="-22" r="6" fill="#ff7f9e"/><circle cx="0" cy="-10" r="25" fill="#a00d3a"/><circle cx="0" cy="-11" r="22" fill="#ff3f6e"/><ellipse cx="0" cy="-2" rx="11" ry="8" fill="#ff9ab4"/><ellipse cx="0" cy="-6" rx="4" ry="3" fill="#7a0828"/><ellipse cx="-10" cy="-23" rx="6" ry="4" fill="#ffc0d0"/>',
        turn: { by: 0.12, period_ms: 1500 },
      },
      {
        id: 'eyeLeft',
        on: 'head',
        at: [-9, -14],
        svg: '<circle r="4.6" fill="#3a0018"/><circle cx="1.4" cy="-1.6" r="1.7" fill="#fff"/>',
        blinks_ms: 3100,
      },
      {
        id: 'eyeRight',
        on: 'head',
        at: [9, -14],
        svg: '<circle r="4.6" fill="#3a0018"/><circle cx="1.4" cy="-1.6" r="1.7" fill="#fff"/>',
        blinks_ms: 3100,
      },
      {
        id: 'mouth',
        on: 'head',
        at: [0, 1],
        svg: '<path d="M-6 -1q6 7 12 0q-1 7 -6 7t-6 -7z" fill="#7a0828"/>',
        grow: { by: 0.3, period_ms: 1000 },
      },
    ],
  },
];
