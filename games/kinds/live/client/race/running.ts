/**
 * How a race is run, as it is seen: who is where at each moment. The order at the post is the one that was drawn; how far apart they are,
 * and who leads before, is for the eye alone. It follows from the outcome, so that every page shows the same race.
 */
import type { RaceOutcome } from '../../races.ts';

/** What of the time is over when the first is at the post, and when a photo finish has been looked at. */
export const FIRST_HOME = 0.84;
/** Two that are so near to each other, in parts of the course, are told apart by a photograph. */
const NOSE = 0.004;

export type Running = {
  /** Where each runner is, in parts of the course: 1 is the post. By their numbers less one. */
  at: (passed: number) => readonly number[];
  /** Whether the first two are told apart by a photograph. */
  isPhoto: boolean;
  /** How far the second is behind the first at the post. */
  margin: number;
};

/** Numbers of a race's own, from 0 to 1. */
function numbersFrom(text: string): () => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A race as it is run. @param passed of the time in which it is shown, from 0 to 1, in `at`. */
export function runningOf({ field, order }: RaceOutcome): Running {
  const next = numbersFrom(`${field.names.join()} ${order.join()}`);
  // When each is at the post, in parts of the time of the first.
  let time = 1;
  const homes = new Map<number, number>();
  let margin = 0;
  for (const [place, runner] of order.entries()) {
    if (place > 0) {
      const draw = next();
      // One race in four is close.
      const gap = place === 1 && draw < 0.25 ? 0.0008 + 0.01 * draw : 0.005 + 0.013 * next();
      time += gap;
      if (place === 1) margin = 1 - 1 / time;
    }
    homes.set(runner, time);
  }
  const runners = field.strengths.map((_, index) => ({
    home: homes.get(index + 1) ?? 1,
    // Whoever leaves fast comes in slowly, and the other way round.
    sways: [
      { size: 0.05 * (next() - 0.5), turns: 0.5 },
      { size: 0.036 * (next() - 0.5), turns: 1.5 },
      { size: 0.02 * (next() - 0.5), turns: 2.5 },
    ],
  }));
  return {
    isPhoto: margin < NOSE,
    margin,
    at: (passed) =>
      runners.map(({ home, sways }) => {
        const part = passed / (FIRST_HOME * home);
        if (part <= 0) return 0;
        // Behind the post they go on, and slow down.
        if (part >= 1) return 1 + (1 - Math.exp(-4 * (part - 1))) / 4;
        const free = Math.min(1, part * 8) * Math.min(1, (1 - part) * 5);
        const sway = sways.reduce(
          (sum, { size, turns }) => sum + size * Math.sin(2 * Math.PI * turns * part),
          0,
        );
        return start(part) + sway * free;
      }),
  };
}

/** They stand at first, and are at full speed after a twentieth of the way. */
function start(part: number): number {
  const ramp = 0.05;
  const whole = 1 - ramp / 2;
  return (part < ramp ? (part * part) / (2 * ramp) : part - ramp / 2) / whole;
}

/** The numbers of the runners from the first to the last, as they stand. */
export function standings(at: readonly number[], order: readonly number[]): number[] {
  return at
    .map((place, index) => ({ place, number: index + 1 }))
    .toSorted((a, b) => b.place - a.place || order.indexOf(a.number) - order.indexOf(b.number))
    .map(({ number }) => number);
}
