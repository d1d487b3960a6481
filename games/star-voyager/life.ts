import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A voyager who floats on a line, and a saucer that passes. */
export const life: readonly Creature[] = [
  {
    size: 0.09,
    way: { kind: 'cross', between: [0.04, 0.14], pixelsPerSecond: 95, wave: 0.03 },
    parts: [
      {
        id: 'beam',
        at: [0, 8],
        svg: '<path d="M-18 0h36l26 54h-88z" fill="#7af0ff" opacity="0.2"/>',
        fade: { by: 0.4, period_ms: 600 },
      },
      {
        id: 'dome',
        svg: '<path d="M-26 -4q2 -34 26 -34t26 34z" fill="#a8f4ff" opacity="0.7"/><circle cx="0" cy="-14" r="11" fill="#6fe08a"/><ellipse cx="-4" cy="-16" rx="3" ry="4.6" fill="#0a1a10"/><ellipse cx="5" cy="-16" rx="3" ry="4.6" fill="#0a1a10"/>',
      },
      {
        id: 'disc',
        svg: '<ellipse cx="0" cy="2" rx="58" ry="15" fill="#2a2f7a"/><ellipse cx="0" cy="-2" rx="56" ry="12" fill="#8a9aff"/><ellipse cx="0" cy="-4" rx="40" ry="6" fill="#dfe6ff"/>',
        turn: { by: 0.08, period_ms: 1600 },
      },
      ...[-40, -20, 0, 20, 40].map((x, index) => ({
        id: `light${index}`,
        on: 'disc',
        at: [x, 6 - Math.abs(x) * 0.09] as const,
        svg: '<circle r="4" fill="#ffe96a"/>',
        fade: { by: 0.5, period_ms: 700, phase: index * 0.2 },
      })),
    ],
  },
  {
    size: 0.17,
    way: { kind: 'perch', side: 'right' },
    parts: [
      {
        id: 'pack',
        at: [0, -30],
        svg: '<path d="M-26 -22h52v40h-52z" fill="#4a5488"/><path d="M-22 -18h44v8h-44z" fill="#7a88c8"/>',
        lift: { by: 4, period_ms: 2600 },
      },
      {
        id: 'body',
        svg: '<path d="M-18 -2v-12h14v12zM4 -2v-12h14v12z" fill="#a8b0d8"/><path d="M-20 -10q-4 -32 20 -34q24 2 20 34z" fill="#6a74a8"/><path d="M-17 -12q-3 -27 17 -29q20 2 17 29z" fill="#eef2ff"/><path d="M-9 -30h18v10h-18z" fill="#2a3a8a"/><circle cx="-4" cy="-25" r="2.4" fill="#ff5a5a"/><circle cx="4" cy="-25" r="2.4" fill="#5aff8a"/>',
        lift: { by: 4, period_ms: 2600 },
      },
      {
        id: 'armLeft',
        on: 'body',
        at: [-16, -34],
        svg: '<path d="M2 0q-20 2 -20 -20" fill="none" stroke="#dfe6ff" stroke-width="11"/><circle cx="-18" cy="-22" r="7.4" fill="#ff8a3a"/>',
        turn: { by: 0.5, period_ms: 1100 },
      },
      {
        id: 'armRight',
        on: 'body',
        at: [16, -34],
        svg: '<path d="M-2 0q18 4 20 18" fill="none" stroke="#dfe6ff" stroke-width="11"/><circle cx="18" cy="20" r="7.4" fill="#ff8a3a"/>',
        turn: { by: 0.25, period_ms: 1500 },
      },
      {
        id: 'head',
        on: 'body',
        at: [0, -46],
        svg: '<circle cx="0" cy="-18" r="28" fill="#6a74a8"/><circle cx="0" cy="-18" r="25" fill="#eef2ff"/><path d="M-19 -20q0 -16 19 -16t19 16q0 15 -19 15t-19 -15z" fill="#0b1240"/><path d="M-16 -22q2 -11 14 -12q-8 6 -8 14z" fill="#7af0ff"/>',
        turn: { by: 0.12, period_ms: 2100 },
      },
      { id: 'eyeLeft', on: 'head', at: [-4, -19], svg: '<circle r="3.6" fill="#7af0ff"/>', blinks_ms: 2900 },
      { id: 'eyeRight', on: 'head', at: [8, -19], svg: '<circle r="3.6" fill="#7af0ff"/>', blinks_ms: 2900 },
    ],
  },
];
