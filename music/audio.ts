/** Samples and what is done to them: loudness after ITU-R BS.1770, gain, a limiter, noise. 48 kHz, one array a channel. */

export const RATE = 48_000;
export type Sound = readonly Float32Array[];

/** Cuts a part out; what lies outside is silence. */
export function slice(sound: Sound, from: number, to: number): Float32Array[] {
  return sound.map((channel) => {
    const part = new Float32Array(to - from);
    const begin = Math.max(0, from);
    const end = Math.min(channel.length, to);
    if (end > begin) part.set(channel.subarray(begin, end), begin - from);
    return part;
  });
}

export const gain = (sound: Sound, factor: number): Float32Array[] =>
  sound.map((channel) => channel.map((sample) => sample * factor));

export const peakOf = (sound: Sound): number =>
  sound.reduce(
    (peak, channel) => channel.reduce((most, sample) => Math.max(most, Math.abs(sample)), peak),
    0,
  );

export const decibels = (value: number): number => 20 * Math.log10(Math.max(value, 1e-9));
export const fromDecibels = (value: number): number => 10 ** (value / 20);

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];
/** The two filters of BS.1770 at 48 kHz: the head, and the ear's deafness to the lowest. */
const SHELF: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const HIGH_PASS: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  });
}

/** Powers of blocks of 400 ms, each 100 ms after the one before. Shorter sounds are one block, silence included. */
function blockPowers(sound: Sound): number[] {
  const weighted = sound.map((channel) => filter(filter(channel, SHELF), HIGH_PASS));
  const length = weighted[0]?.length ?? 0;
  const block = 0.4 * RATE;
  const powers: number[] = [];
  for (let start = 0; start === 0 || start + block <= length; start += block / 4) {
    let power = 0;
    for (const channel of weighted)
      for (const sample of channel.subarray(start, start + block)) power += sample * sample;
    // A mono file is heard from both loudspeakers.
    powers.push((power / block) * (sound.length === 1 ? 2 : 1));
  }
  return powers;
}

const loudness = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Integrated loudness in LUFS, gated as EBU R128 wants it. */
export function integratedLoudness(sound: Sound): number {
  const audible = blockPowers(sound).filter((power) => loudness(power) > -70);
  const gate = loudness(mean(audible)) - 10;
  return loudness(mean(audible.filter((power) => loudness(power) > gate)));
}

/** The loudest 400 ms, in LUFS. */
export const loudestMoment = (sound: Sound): number => loudness(Math.max(...blockPowers(sound)));

/**
 * Holds peaks below a ceiling by turning down smoothly around them (5 ms ahead, 80 ms after), never by cutting them off.
 * A loop is limited as one: its end looks on to its beginning.
 */
export function limit(sound: Sound, ceiling: number, isLoop: boolean): Float32Array[] {
  const length = sound[0]?.length ?? 0;
  const ahead = Math.round(0.005 * RATE);
  const release = Math.exp(-1 / (0.08 * RATE));
  const wanted = new Float32Array(length);
  const isNearPeak = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) {
    const peak = sound.reduce((most, channel) => Math.max(most, Math.abs(channel[index] ?? 0)), 0);
    wanted[index] = peak > ceiling ? ceiling / peak : 1;
    if (peak <= ceiling) continue;
    for (let back = 0; back <= ahead; back += 1) {
      const at = index - back;
      if (at >= 0 || isLoop) isNearPeak[(at + length) % length] = 1;
    }
  }
  // The lowest wanted gain within the next 5 ms, approached in a straight line.
  const held = new Float32Array(length);
  let gainNow = 1;
  const passes = isLoop ? 2 : 1;
  for (let place = 0; place < length * passes; place += 1) {
    const index = place % length;
    let target = 1;
    for (let look = 0; isNearPeak[index] === 1 && look <= ahead; look += 1) {
      const at = isLoop ? (index + look) % length : index + look;
      const wish = wanted[at] ?? 1;
      if (wish < 1) target = Math.min(target, wish + ((1 - wish) * look) / ahead);
    }
    gainNow = Math.min(target, 1 - (1 - gainNow) * release);
    held[index] = gainNow;
  }
  return sound.map((channel) => channel.map((sample, index) => sample * (held[index] ?? 1)));
}

/** A rush of air that rises and falls, or the flick of a card. Always the same. */
export function noise(kind: 'rush' | 'flick', length_s: number): Float32Array {
  const length = Math.round(length_s * RATE);
  let seed = 12345;
  let low = 0;
  let lower = 0;
  return new Float32Array(length).map((_, index) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const white = seed / 2 ** 31 - 1;
    const part = index / length;
    const cutoff = kind === 'rush' ? 0.02 + 0.16 * Math.sin(Math.PI * part) ** 2 : 0.6 - 0.4 * part;
    low += cutoff * (white - low);
    lower += 0.02 * (low - lower);
    const envelope = kind === 'rush' ? Math.sin(Math.PI * part) ** 1.5 : (1 - part) ** 3;
    return (low - lower) * envelope;
  });
}

/** Fades the last samples out. */
export function fadeOut(sound: Sound, samples: number): Float32Array[] {
  return sound.map((channel) => {
    const { length } = channel;
    return channel.map((sample, index) => {
      const left = length - 1 - index;
      return left >= samples ? sample : sample * (left / samples) ** 2;
    });
  });
}

export const toMono = (sound: Sound): Float32Array[] => {
  const [left, right] = sound;
  if (!left || !right) return [...sound];
  return [left.map((sample, index) => (sample + (right[index] ?? 0)) / 2)];
};

/** 16-bit samples, channels by turns, for the encoders. */
export function toPcm(sound: Sound): Buffer {
  const length = sound[0]?.length ?? 0;
  const bytes = Buffer.alloc(length * sound.length * 2);
  sound.forEach((channel, place) =>
    channel.forEach((sample, index) =>
      bytes.writeInt16LE(
        Math.round(Math.max(-1, Math.min(1, sample)) * 32767),
        (index * sound.length + place) * 2,
      ),
    ),
  );
  return bytes;
}

/** Reads 32-bit floats, channels by turns. */
export function fromFloats(bytes: Buffer, channels: number): Float32Array[] {
  const length = Math.floor(bytes.length / 4 / channels);
  return Array.from({ length: channels }, (_, place) =>
    new Float32Array(length).map((_unused, index) => bytes.readFloatLE((index * channels + place) * 4)),
  );
}
