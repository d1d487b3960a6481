/** A place on a map of 100 × 100. */
interface Place {
  readonly x: number;
  readonly y: number;
}

const POINTS = 24;
/** The summit's size as a part of the island's. */
const SUMMIT = 0.2;
/** The way up begins at the lower left and winds round the island. */
const LANDING_RAD = 2.45;
const WINDING_RAD = 2.9;

/** The middle of a contour and how far it reaches, `height` from 0 (the shore) to 1. It moves up and to the right: one side is steep. */
function ringOf(height: number): { middle: Place; reach: number } {
  return {
    middle: { x: 50 + 7 * height, y: 52 - 10 * height },
    reach: 46 * (1 - (1 - SUMMIT) * height ** 0.85),
  };
}

/** Capes and bays, which grow rounder towards the summit. */
function onRing(height: number, angle_rad: number): Place {
  const { middle, reach } = ringOf(height);
  const bends =
    0.09 * Math.sin(2 * angle_rad + 0.7) +
    0.06 * Math.sin(3 * angle_rad + 2.2 - height) +
    0.035 * Math.sin(5 * angle_rad + 4 * height);
  const distance = reach * (1 + bends * (1 - 0.6 * height));
  return {
    x: middle.x + distance * Math.cos(angle_rad),
    y: middle.y + distance * Math.sin(angle_rad),
  };
}

const written = ({ x, y }: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** The contour at a height, as a closed SVG path. */
export function contourPath(height: number): string {
  const points = Array.from({ length: POINTS }, (_, at) => onRing(height, (at / POINTS) * 2 * Math.PI));
  const bends = points.map((point, at) => {
    const next = points[(at + 1) % POINTS] ?? point;
    return `Q${written(point)} ${written(between(point, next))}`;
  });
  const [first] = points;
  const last = points.at(-1);
  return first && last ? `M${written(between(last, first))}${bends.join('')}Z` : '';
}

/** Where the way up crosses a height. The way ends on the summit itself. */
export function wayAt(height: number): Place {
  if (height >= 1) return ringOf(1).middle;
  return onRing(height * 0.94 + 0.03, LANDING_RAD - WINDING_RAD * height);
}

/** The way between two heights, as an open SVG path. */
export function wayPath(from: number, to: number): string {
  const steps = Array.from({ length: 7 }, (_, at) => wayAt(from + ((to - from) * at) / 6));
  return `M${steps.map(written).join('L')}`;
}
