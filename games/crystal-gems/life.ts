import type { Creature } from '../kinds/slot/client/life/creature.ts';

/** Butterflies of cut crystal. */
export const life: readonly Creature[] = [
  {
    size: 0.085,
    count: 3,
    way: { kind: 'cross', between: [0.04, 0.3], pixelsPerSecond: 42, wave: 0.05 },
    isFacing: true,
    parts: [
      {
        id: 'far',
        svg: '<path d="M0 0q10 -52 44 -46q16 6 4 30q-12 20 -48 16z" fill="#7a5cff"/><path d="M0 0l40 -40l-10 30z" fill="#ffffff" opacity="0.45"/><path d="M0 2q34 -2 34 22q-6 22 -22 10q-10 -10 -12 -32z" fill="#b04bff"/><path d="M2 6l26 12l-12 10z" fill="#ffffff" opacity="0.4"/>',
        beat: { by: 0.42, period_ms: 620 },
        turn: { by: 0.05, period_ms: 2000 },
      },
      {
        id: 'near',
        svg: '<path d="M0 0q-14 -52 -30 -50q-16 6 -4 34q12 20 34 16z" fill="#59d8ff"/><path d="M0 0l40 -40l-10 30z" fill="#ffffff" opacity="0.45"/><path d="M0 2q34 -2 34 22q-6 22 -22 10q-10 -10 -12 -32z" fill="#4a8dff"/><path d="M2 6l26 12l-12 10z" fill="#ffffff" opacity="0.4"/>',
        beat: { by: 0.42, period_ms: 620, phase: 0.12 },
      },
      {
        id: 'body',
        svg: '<path d="M-5 -14q5 -8 10 0l2 24l-7 22l-7 -22z" fill="#1a1060"/><path d="M-2 -12l4 0l1 20l-3 12z" fill="#d8f6ff"/><path d="M-2 -16q-6 -18 -16 -20M2 -16q6 -18 16 -20" fill="none" stroke="#d8f6ff" stroke-width="2"/>',
      },
    ],
  },
];
