import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** A clockwork bird on the frame, and bees of brass among the trees. */
export const life: readonly Creature[] = [
  {
    size: 0.14,
    way: { kind: 'perch', side: 'right', onMeter: true },
    parts: [
      {
        id: 'tail',
        at: [-18, -20],
        svg: '<path d="M4 -4q-26 4 -44 22q20 4 46 -8z" fill="#2a6a6a"/><path d="M2 -2q-20 4 -34 16q16 0 34 -8z" fill="#58b8a8"/>',
        turn: { by: 0.1, period_ms: 1700 },
      },
      {
        id: 'body',
        svg: '<path d="M-26 -30q0 -34 30 -36q30 0 30 30q-2 30 -32 34q-28 -4 -28 -28z" fill="#2f8478"/><path d="M-20 -34q4 -24 26 -26q-16 14 -12 48q-14 -6 -14 -22z" fill="#8fe0c8"/><circle cx="6" cy="-24" r="12" fill="#a8702a"/><circle cx="6" cy="-24" r="9" fill="#ffd67a"/><circle cx="6" cy="-24" r="3.4" fill="#a8702a"/>',
        grow: { by: 0.03, period_ms: 1500 },
      },
      {
        id: 'wheel',
        on: 'body',
        at: [6, -24],
        svg: '<path d="M-1.6 -12h3.2v4h-3.2zM-1.6 8h3.2v4h-3.2zM-12 -1.6h4v3.2h-4zM8 -1.6h4v3.2h-4z" fill="#7a4a14"/>',
        turn: { by: 0.9, period_ms: 4200 },
      },
      {
        id: 'head',
        on: 'body',
        at: [14, -62],
        svg: '<circle cx="2" cy="-10" r="19" fill="#2f8478"/><circle cx="-2" cy="-16" r="10" fill="#6fcab6"/><path d="M18 -14l18 6l-18 6z" fill="#ffb03a"/><path d="M-2 -28q-4 -14 6 -16q-2 8 4 14z" fill="#ffd67a"/>',
        turn: { by: 0.16, period_ms: 2600 },
      },
      {
        id: 'eye',
        on: 'head',
        at: [7, -12],
        svg: '<circle r="6.5" fill="#ffd67a"/><circle r="4.6" fill="#16302c"/><circle cx="1.6" cy="-1.6" r="1.6" fill="#fff"/>',
        blinks_ms: 3900,
      },
      {
        id: 'wing',
        on: 'body',
        at: [-8, -44],
        svg: '<path d="M6 0q-26 8 -24 34q20 -2 30 -22z" fill="#1f5a54"/><path d="M3 4q-18 8 -17 23q13 -3 20 -15z" fill="#c08a44"/>',
        turn: { by: 0.18, period_ms: 2100 },
      },
      {
        id: 'key',
        on: 'body',
        at: [-24, -34],
        svg: '<path d="M0 -2h-10v4h10z" fill="#a8702a"/><path d="M-10 -9q-9 0 -9 9t9 9z" fill="#ffd67a"/>',
        grow: { by: 0.2, period_ms: 1100 },
      },
    ],
  },
];
