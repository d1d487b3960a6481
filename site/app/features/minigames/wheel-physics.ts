/**
 * How a wheel turns until it stops where it was told to. Angles are in turns, clockwise; the pointer stands at the top, and
 * at rotation 0 segment 0 begins there and the others follow clockwise.
 *
 * The wheel slows by friction of its axle (the same at any speed) and drag of the air (in proportion to it):
 * speed' = -friction - drag × speed. It runs a little too far, and the last peg pushes it back as a damped spring does.
 */

/** Turns a second, each second. */
const friction = 0.25;
/** Each second. */
const drag = 0.5;
const least_turns = 4;
/** How far the wheel runs beyond its place, as a share of a segment: it never leaves the segment again. */
const overshoot = 0.14;
/** Of the spring that brings it back: its damping and its angular frequency, each second. */
const damping = 5;
const frequency = 9;
const settling_ms = 1300;

export interface Spin {
  readonly duration_ms: number;
  /** When friction has stopped the wheel, and the peg begins to push it back. */
  readonly stopped_ms: number;
  /** The wheel's rotation after so many milliseconds; at the end exactly where it was to stop. */
  rotationAt(elapsed_ms: number): number;
}

/** Which segment the pointer points at. */
export function segmentAt(rotation: number, count: number): number {
  return Math.floor(fractionOf(-rotation) * count) % count;
}

/** How many pegs have passed the pointer; a peg stands between every two segments. */
export function pegsPassed(rotation: number, count: number): number {
  return Math.floor(rotation * count);
}

/** How far the pointer is pushed aside, from 0 to 1: a peg takes it along, and it springs back. */
export function pointerPush(rotation: number, count: number): number {
  return Math.max(0, 1 - fractionOf(rotation * count) / 0.22);
}

/** The rotation at which the wheel stands in a segment; `landing` is where in it, from 0 (its beginning) to 1. */
export function restingRotation(start: number, segment: number, count: number, landing: number): number {
  const least = start + least_turns;
  return least + fractionOf(-(segment + landing) / count - least);
}

/** A spin from a rotation to a segment of so many. `landing` is kept off the pegs. */
export function planSpin({
  start,
  segment,
  count,
  landing = 0.5,
}: {
  start: number;
  segment: number;
  count: number;
  landing?: number;
}): Spin {
  const end = restingRotation(start, segment, count, 0.25 + 0.5 * Math.min(1, Math.max(0, landing)));
  const beyond = overshoot / count;
  const speed = speedFor(end + beyond - start);
  const stopped_ms = 1000 * secondsUntilStop(speed);
  const duration_ms = stopped_ms + settling_ms;
  return {
    duration_ms,
    stopped_ms,
    rotationAt(elapsed_ms) {
      if (elapsed_ms <= 0) return start;
      if (elapsed_ms >= duration_ms) return end;
      if (elapsed_ms < stopped_ms) return start + distanceAfter(speed, elapsed_ms / 1000);
      const seconds = (elapsed_ms - stopped_ms) / 1000;
      const swing = Math.cos(frequency * seconds) + (damping / frequency) * Math.sin(frequency * seconds);
      return end + beyond * Math.exp(-damping * seconds) * swing;
    },
  };
}

/** The solution of the equation above for a first speed. */
function distanceAfter(speed: number, seconds: number): number {
  const gone = (1 - Math.exp(-drag * seconds)) / drag;
  return (speed + friction / drag) * gone - (friction / drag) * seconds;
}

function secondsUntilStop(speed: number): number {
  return Math.log1p((speed * drag) / friction) / drag;
}

/** The first speed with which a wheel stops after so many turns: found by halving, as the distance grows with it. */
function speedFor(turns: number): number {
  const reaches = (speed: number): number => distanceAfter(speed, secondsUntilStop(speed));
  let high = 1;
  while (reaches(high) < turns) high *= 2;
  let low = 0;
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (reaches(middle) < turns) low = middle;
    else high = middle;
  }
  return high;
}

function fractionOf(turns: number): number {
  return turns - Math.floor(turns);
}
