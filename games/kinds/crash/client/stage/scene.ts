/** What a skin draws from: the size of the stage and the moment, as numbers. */
import type { WinSize } from '../room/win.ts';
import type { Curve } from './curve.ts';

export type Size = {
  width: number;
  height: number;
  /** Pixels of the screen in one of the page. */ density: number;
};

export type Shot = {
  curve: Curve;
  /** idle: the draw has not begun. running: it rises. over: it has ended. */
  phase: 'idle' | 'running' | 'over';
  elapsed_ms: number;
  /** The natural logarithm of the multiplier: how high it has got. */
  height: number;
  /** How far the ground has passed by, in pixels. */
  travel: number;
  /** Time for what moves by itself; stands still for players who ask for no motion. */
  now_ms: number;
  /** Time since the end; 0 before. */
  since_ms: number;
  isStill: boolean;
};

type Paint = (context: CanvasRenderingContext2D, shot: Shot) => void;

/** The levels lie between the two, so that no line and no number crosses what flies or drives. */
export type Scene = { ground: Paint; vehicle: Paint };

/** A cash-out of the player's own. */
export type Mark = {
  hundredths: number;
  /** How large a win it is and when it came, by the clock of the pictures; null for what is not celebrated. */
  cheer: { size: WinSize; at_ms: number } | null;
};

export type Skin = {
  /** Whether dark letters are read on it. */
  isBright: boolean;
  /** Paints what does not change once, and answers what paints the rest for each picture. */
  prepare: (size: Size) => Scene;
};

/** How large things are drawn on a stage. */
export function unitOf({ width, height }: Size): number {
  return Math.min(1.5, Math.max(0.62, Math.min(width / 620, height / 440)));
}
