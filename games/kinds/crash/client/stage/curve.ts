/** Where the curve lies on the stage. Pure. The axes grow with the draw, so that its end is always in sight. */
import { GROWTH_PER_MS } from '../../rules.ts';

export type Point = { x: number; y: number };
/** The part of the stage that the curve fills. */
export type Plot = { left: number; top: number; right: number; bottom: number };
/** A line across the stage with the multiplier that it stands for. */
export type Level = { y: number; label: string };

export type Curve = {
  at: (elapsed_ms: number) => Point;
  points: readonly Point[];
  tip: Point;
  /** How steeply it rises at its tip, in radians. */
  slope: number;
  levels: readonly Level[];
};

/** The shortest times and the lowest multiplier that the axes reach. */
const LEAST_SPAN_MS = 8_000;
const LEAST_TOP = 1.8;
/** Room above the tip. */
const HEADROOM = 1.12;
const POINTS = 72;
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const MOST_LEVELS = 5;

const multiplier = (elapsed_ms: number): number => Math.exp(GROWTH_PER_MS * elapsed_ms);

/** The curve after a time. */
export function curveOf(elapsed_ms: number, { left, top, right, bottom }: Plot): Curve {
  const span_ms = Math.max(LEAST_SPAN_MS, elapsed_ms);
  const highest = Math.max(LEAST_TOP, 1 + (multiplier(elapsed_ms) - 1) * HEADROOM);
  const yOf = (value: number): number => bottom - ((value - 1) / (highest - 1)) * (bottom - top);
  const at = (time_ms: number): Point => ({
    x: left + (time_ms / span_ms) * (right - left),
    y: yOf(multiplier(time_ms)),
  });
  const points = Array.from({ length: POINTS + 1 }, (_, index) => at((elapsed_ms * index) / POINTS));
  const rise = (multiplier(elapsed_ms) * GROWTH_PER_MS * span_ms * (bottom - top)) / (highest - 1);
  const step = STEPS.find((each) => (highest - 1) / each <= MOST_LEVELS) ?? 1_000;
  const levels = levelsOf(step, highest).map((value) => ({ y: yOf(value), label: labelOf(value, step) }));
  return { at, points, tip: at(elapsed_ms), slope: Math.atan2(rise, right - left), levels };
}

/** The round multipliers above 1, a step apart. */
function levelsOf(step: number, highest: number): number[] {
  const first = Math.floor(1 / step + 1e-9) + 1;
  const last = Math.floor(highest / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

/** ×1.20 beside ×1.40, and ×2 beside ×4. */
function labelOf(value: number, step: number): string {
  return `×${step < 1 ? value.toFixed(2) : value < 1_000 ? value.toFixed(0) : '1,000'}`;
}
