/** How a winning symbol moves: pure poses over a phase from 0 to 1 that repeats. */
import type { SymbolEffect } from '../scene.ts';

export type Pose = { scaleX: number; scaleY: number; rotation: number; x: number; y: number };

const rest: Pose = { scaleX: 1, scaleY: 1, rotation: 0, x: 0, y: 0 };
const TAU = Math.PI * 2;

/** How wide a thing looks that turns about its axis: never mirrored, so that letters on it stay readable. */
function edgeOn(part: number): number {
  return Math.max(0.06, Math.abs(Math.cos(part * TAU)));
}

/** The pose of an effect at a phase; x and y are parts of the cell. At phases 0 and 1 the symbol is at rest. */
export function poseAt(effect: SymbolEffect, phase: number): Pose {
  const wave = Math.sin(phase * TAU);
  const arch = Math.sin(phase * Math.PI);
  switch (effect) {
    case 'pulse':
      return { ...rest, scaleX: 1 + 0.12 * arch, scaleY: 1 + 0.12 * arch };
    case 'swing':
      return { ...rest, rotation: 0.16 * wave, scaleX: 1.06, scaleY: 1.06 };
    case 'turn': {
      // A whole turn in the first two thirds, then a pause.
      const part = Math.min(1, phase * 1.5);
      return { ...rest, scaleX: edgeOn(part), scaleY: 1.04 };
    }
    case 'hop': {
      const squash = 0.09 * Math.sin(phase * TAU * 2);
      return { ...rest, y: -0.14 * Math.abs(wave), scaleX: 1.03 - squash, scaleY: 1.03 + squash };
    }
    case 'shake':
      return {
        ...rest,
        x: 0.035 * Math.sin(phase * TAU * 4) * arch,
        rotation: 0.05 * Math.sin(phase * TAU * 3) * arch,
        scaleX: 1.07,
        scaleY: 1.07,
      };
    case 'flip': {
      const part = Math.min(1, phase * 1.6);
      return { ...rest, scaleY: edgeOn(part), scaleX: 1.04 };
    }
    case 'swell':
      return {
        ...rest,
        scaleX: 1 + 0.16 * arch,
        scaleY: 1 + 0.16 * Math.sin(phase * Math.PI) ** 2,
        rotation: 0.04 * wave,
      };
  }
}
