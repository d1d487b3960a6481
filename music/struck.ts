/** Sounds made of noise and ringing partials, as those of clay, paper, ivory, leather, brass, wood and wind are; the same every time. */
import * as audio from './audio.ts';

/** Numbers between −1 and 1, the same for a seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

export type Strike = {
  at_s: number;
  /** Partials: their pitch, and how loud they are. */
  partials: readonly (readonly [hertz: number, level: number])[];
  /** How soon the partials die away. */
  ring_s: number;
  /** A burst of noise: how loud, how long, and how bright (0–1). */
  burst?: { level: number; length_s: number; bright: number };
  level?: number;
};

function strike(
  into: Float32Array,
  { at_s, partials, ring_s, burst, level = 1 }: Strike,
  seed: number,
): void {
  const start = Math.round(at_s * audio.RATE);
  const random = seeded(seed);
  const length = Math.min(into.length - start, Math.round(ring_s * 7 * audio.RATE));
  for (let index = 0; index < length; index += 1) {
    const time = index / audio.RATE;
    // A thousandth of a second to begin in: an edge would be a click of the loudspeaker's.
    const attack = Math.min(1, time / 0.001);
    let value = 0;
    for (const [hertz, loud] of partials)
      value +=
        loud *
        Math.sin(2 * Math.PI * hertz * time) *
        Math.exp((-time / ring_s) * (hertz / (partials[0]?.[0] ?? hertz)) ** 0.5);
    into[start + index] = (into[start + index] ?? 0) + value * attack * level;
  }
  if (!burst) return;
  let low = 0;
  let lower = 0;
  const samples = Math.min(into.length - start, Math.round(burst.length_s * 5 * audio.RATE));
  for (let index = 0; index < samples; index += 1) {
    const time = index / audio.RATE;
    low += (0.08 + 0.85 * burst.bright) * (random() - low);
    lower += 0.04 * (low - lower);
    const envelope = Math.min(1, time / 0.0008) * Math.exp(-time / burst.length_s);
    into[start + index] = (into[start + index] ?? 0) + (low - lower) * envelope * burst.level * level;
  }
}

const empty = (length_s: number): Float32Array => new Float32Array(Math.round(length_s * audio.RATE));
export function struck(length_s: number, strikes: readonly Strike[], seed = 1): Float32Array {
  const sound = empty(length_s);
  for (const [place, each] of strikes.entries()) strike(sound, each, seed * 1000 + place);
  return sound;
}

/** Clay on clay, at a pitch of its own. */
export const clay = (at_s: number, pitch: number, level: number): Strike => ({
  at_s,
  partials: [
    [2350 * pitch, 0.5],
    [3720 * pitch, 0.42],
    [5310 * pitch, 0.25],
    [7900 * pitch, 0.12],
  ],
  ring_s: 0.016,
  burst: { level: 0.9, length_s: 0.006, bright: 0.7 },
  level,
});
/** Ivory on felt or wood. */
export const ivory = (at_s: number, pitch: number, level: number, isOnWood = false): Strike => ({
  at_s,
  partials: [
    [1180 * pitch, 0.6],
    [1930 * pitch, 0.4],
    [3260 * pitch, 0.25],
    ...(isOnWood ? ([[310 * pitch, 0.7]] as const) : []),
  ],
  ring_s: isOnWood ? 0.03 : 0.014,
  burst: { level: 0.8, length_s: 0.008, bright: 0.45 },
  level,
});

/** Paper that slides over felt: noise that swells and goes, brighter towards its end. */
export function slide(length_s: number, seed: number, bright: number): Float32Array {
  const random = seeded(seed);
  let low = 0;
  let lower = 0;
  return empty(length_s).map((_, index, { length }) => {
    const part = index / length;
    low += (0.12 + bright * part) * (random() - low);
    lower += 0.05 * (low - lower);
    return (low - lower) * Math.sin(Math.PI * part ** 0.7) ** 1.6;
  });
}

/** Wind that rises and goes: noise whose pitch rises with it. */
export function blown(length_s: number, seed: number): Float32Array {
  const random = seeded(seed);
  let low = 0;
  let lower = 0;
  return empty(length_s).map((_, index, { length }) => {
    const part = index / length;
    const swell = Math.sin(Math.PI * part ** 0.8) ** 1.4;
    low += (0.02 + 0.07 * swell) * (random() - low);
    lower += 0.012 * (low - lower);
    return (low - lower) * swell;
  });
}

/** Adds sounds together, each from a moment on. */
export function laid(
  length_s: number,
  ...parts: readonly (readonly [sound: Float32Array, at_s: number, level: number])[]
): Float32Array {
  const whole = empty(length_s);
  for (const [sound, at_s, level] of parts) {
    const start = Math.round(at_s * audio.RATE);
    for (const [index, sample] of sound.entries()) {
      if (start + index >= whole.length) break;
      whole[start + index] = (whole[start + index] ?? 0) + sample * level;
    }
  }
  return whole;
}

/**
 * The ball on its track, as a loop without a joint: a rumble that goes round twice in it, with the hiss of ivory on wood. What it is
 * made of repeats with the loop's length, so its end meets its beginning.
 */
export function rolling(length_s: number): Float32Array {
  const extra_s = 0.25;
  const random = seeded(77);
  let low = 0;
  let lower = 0;
  let hiss = 0;
  const long = empty(length_s + extra_s).map((_, index) => {
    const turn = (2 * Math.PI * 2 * index) / (length_s * audio.RATE);
    const white = random();
    low += 0.05 * (white - low);
    lower += 0.008 * (low - lower);
    hiss += 0.3 * (white - hiss);
    return (low - lower) * (1 + 0.35 * Math.sin(turn)) + (hiss - low) * 0.1 * (1 + 0.6 * Math.sin(turn + 1));
  });
  const [size, join_] = [Math.round(length_s * audio.RATE), Math.round(extra_s * audio.RATE)];
  return empty(length_s).map((_, index) => {
    if (index >= join_) return long[index] ?? 0;
    // The beginning is faded in over what comes after the end.
    const part = (Math.PI / 2) * (index / join_);
    return (long[index] ?? 0) * Math.sin(part) + (long[size + index] ?? 0) * Math.cos(part);
  });
}
