import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A pineapple that dances in sunglasses. */
export const life: readonly Creature[] = [
  {
    size: 0.18,
    way: { kind: 'perch', side: 'right' },
    parts: [
      {
        id: 'armLeft',
        at: [-24, -34],
        svg: '<path d="M2 0q-22 4 -24 -18" fill="none" stroke="#3f8f2f" stroke-width="6"/><circle cx="-22" cy="-22" r="7" fill="#fff"/>',
        turn: { by: 0.6, period_ms: 640 },
      },
      {
        id: 'armRight',
        at: [24, -34],
        svg: '<path d="M-2 0q22 4 24 -18" fill="none" stroke="#3f8f2f" stroke-width="6"/><circle cx="22" cy="-22" r="7" fill="#fff"/>',
        turn: { by: 0.6, period_ms: 640, phase: 0.5 },
      },
      {
        id: 'body',
        svg: '<ellipse cx="0" cy="-32" rx="29" ry="34" fill="#a85a08"/><ellipse cx="0" cy="-32" rx="26" ry="31" fill="#ffc02e"/><path d="M-22 -46l40 36M-26 -32l34 30M-14 -58l38 34M22 -46l-40 36M26 -32l-34 30M14 -58l-38 34" fill="none" stroke="#d98a12" stroke-width="2.4"/><ellipse cx="-11" cy="-46" rx="6" ry="11" fill="#ffe89a"/>',
        turn: { by: 0.08, period_ms: 1280 },
        grow: { by: 0.05, period_ms: 640 },
      },
      {
        id: 'leaves',
        on: 'body',
        at: [0, -60],
        svg: '<path d="M0 4l-26 -22q16 0 18 8l-10 -26q14 6 14 18l4 -24l4 24q0 -12 14 -18l-10 26q2 -8 18 -8z" fill="#2f8f3a"/><path d="M0 2l-8 -18l8 -14l8 14z" fill="#7bd65a"/>',
        turn: { by: 0.16, period_ms: 640 },
      },
      {
        id: 'glasses',
        on: 'body',
        at: [0, -40],
        svg: '<path d="M-25 -8h22v10q-2 8 -11 8t-11 -8zM3 -8h22v10q-2 8 -11 8t-11 -8z" fill="#1a0a20"/><path d="M-4 -6h8v4h-8z" fill="#1a0a20"/><path d="M-22 -5h8l-6 9zM6 -5h8l-6 9z" fill="#ff5fa2"/>',
        lift: { by: 1.6, period_ms: 640 },
      },
      {
        id: 'mouth',
        on: 'body',
        at: [0, -20],
        svg: '<path d="M-11 -2q11 14 22 0q-2 13 -11 13t-11 -13z" fill="#8f1030"/><path d="M-8 0q8 5 16 0l-1 3h-14z" fill="#fff"/>',
        grow: { by: 0.2, period_ms: 640 },
      },
    ],
  },
];
