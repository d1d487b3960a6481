import { expect, test } from 'vitest';
import * as audio from './audio.ts';
import { arrange, beat, figure, tune, type Score } from './score.ts';
import koiPond from './scores/koi-pond.ts';
import { chordTone, closeVoicing, readChord, readMelody, type Key } from './theory.ts';

const key: Key = { root: 60, scale: 'major', tones: [1, 2, 3, 5, 6] };
const pitches = (text: string): number[] => readMelody(key, text, 4).notes.map(({ pitch }) => pitch);

test('a melody is degrees, octaves, accidentals and lengths that hold until the next', () => {
  expect(pitches("1q 5 6, 1' | #4h b7, |")).toEqual([60, 67, 57, 72, 66, 58]);
  const { notes, beats } = readMelody(key, '1q. 2e -h |', 4);
  expect(notes.map(({ at, length }) => [at, length])).toEqual([
    [0, 1.5],
    [1.5, 0.5],
  ]);
  expect(beats).toBe(4);
});

test('a bar that does not add up, and a note that is none, are refused', () => {
  expect(() => readMelody(key, '1q 2q 3q |', 4)).toThrow(/beat 3 of 4/);
  expect(() => readMelody(key, '8q', 4)).toThrow(/no note/);
});

test('chords are the scale’s own, or what their quality says', () => {
  expect(readChord(key, '2').tones).toEqual([0, 3, 7]);
  expect(readChord(key, '57').tones).toEqual([0, 4, 7, 10]);
  expect(readChord(key, 'b7M')).toEqual({ root: 70, tones: [0, 4, 7] });
  expect(chordTone(readChord(key, '5'), 48, 4)).toBe(67);
  expect(closeVoicing(readChord(key, '4'), 55)).toEqual([57, 60, 65]);
});

const score: Score = {
  ...koiPond,
  key,
  instruments: { pad: { program: 89, volume: 60, floor: 48 }, kit: { program: { kit: 0 }, volume: 60 } },
};

test('what is held is struck again where the chord changes within a bar', () => {
  const { voices, beats } = arrange(score, [{ chords: '1+5 4', parts: { pad: figure('1-------') } }]);
  expect(beats).toBe(8);
  expect(voices.get('pad')?.map(({ at, length, pitch }) => [at, length, pitch])).toEqual([
    [0, 2, 48],
    [2, 2, 55],
    [4, 4, 53],
  ]);
});

test('percussion repeats its bars in turn', () => {
  const { voices } = arrange(score, [{ chords: '1 1 1', parts: { kit: beat({ 36: 'X.o./....' }) } }]);
  expect(voices.get('kit')?.map(({ at }) => at)).toEqual([0, 2, 8, 10]);
});

test('a section’s melody is as long as its chords', () => {
  expect(() => arrange(score, [{ chords: '1 4', parts: { pad: tune('1w |') } }])).toThrow(
    /4 beats in 2 bars/,
  );
});

/** A sine that lasts three seconds. */
const sine = (level: number): Float32Array[] => {
  const samples = Float32Array.from(
    { length: 3 * audio.RATE },
    (_, index) => level * Math.sin((2 * Math.PI * 997 * index) / audio.RATE),
  );
  return [samples, samples];
};

test('loudness is that of BS.1770: a sine of 997 Hz at −23 dBFS on both sides has −23 LUFS', () => {
  expect(audio.integratedLoudness(sine(audio.fromDecibels(-23)))).toBeCloseTo(-23, 1);
  expect(audio.loudestMoment(sine(audio.fromDecibels(-33)))).toBeCloseTo(-33, 1);
});

test('the limiter holds the ceiling and leaves what is below it alone', () => {
  const loud = audio.limit(sine(0.9), 0.5, true);
  expect(audio.peakOf(loud)).toBeLessThanOrEqual(0.5001);
  expect(audio.limit(sine(0.4), 0.5, true)).toEqual(sine(0.4));
});
